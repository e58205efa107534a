import IBLayout
import IBModel
import IBXML
import TestSupport
import Testing

@Suite struct ContentCorpusTests {
  struct Score {
    var widths = 0
    var closeWidths = 0
    var heights = 0
    var closeHeights = 0

    mutating func add(_ view: ResolvedView, _ measure: ContentMeasure, _ freedom: Freedom) {
      guard let frame = view.storedFrame, let size = measure.size(of: view, availableWidth: frame.width) else { return }
      if freedom.isWidthFree, !measure.wraps(view), let width = size.width {
        widths += 1
        if abs(width - frame.width) < 1.01 { closeWidths += 1 }
      }
      if freedom.isHeightFree, let height = size.height, height > 0 {
        heights += 1
        if abs(height - frame.height) < 1.01 { closeHeights += 1 }
      }
    }
  }

  @Test(arguments: [(Platform.iOS, 0.82, 0.92), (.macOS, 0.86, 0.92)])
  func textIsAsLargeAsInXcode(_ platform: Platform, _ widths: Double, _ heights: Double) throws {
    var score = Score()
    for path in Corpus.sample() {
      guard let document = try? Document(parsing: Corpus.bytes(of: path)) else { continue }
      guard document.platform == platform, document.usesAutoLayout else { continue }
      let resolved = ResolvedDocument(document)
      let measure = ContentMeasure(resolved.environment)
      let freedoms = Freedom.all(of: document)
      let kinds: Set<ElementKind> = [.label, .button, .textField]
      for view in resolved.scenes.flatMap(\.views) where kinds.contains(view.kind) {
        score.add(view, measure, freedoms[view.object.id] ?? Freedom())
      }
    }
    let least = Corpus.isPresent ? 200 : 20
    try #require(score.widths > least && score.heights > least)
    #expect(Double(score.closeWidths) / Double(score.widths) >= widths)
    #expect(Double(score.closeHeights) / Double(score.heights) >= heights)
  }
}

struct Freedom {
  var isWidthFree = false
  var isHeightFree = false

  static func all(of document: Document) -> [ObjectID: Freedom] {
    var edges: [ObjectID: Set<LayoutAttribute>] = [:]
    for constraint in document.constraints where (constraint.priority ?? 1000) >= 252 {
      if let attribute = constraint.firstAttribute { edges[constraint.firstItem, default: []].insert(attribute) }
      if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
        edges[item, default: []].insert(attribute)
      }
    }
    var result: [ObjectID: Freedom] = [:]
    for view in document.objects where view.element["translatesAutoresizingMaskIntoConstraints"] == "NO" {
      guard view.superview?.kind.text != "stackView", view.element["fixedFrame"] != "YES" else { continue }
      guard !view.viewAncestry.contains(where: { $0.element["misplaced"] == "YES" }) else { continue }
      let own = edges[view.id] ?? []
      result[view.id] = Freedom(
        isWidthFree: own.isDisjoint(with: [.width]) && !hasTwo(own, [.leading, .left], [.trailing, .right], .centerX),
        isHeightFree: own.isDisjoint(with: [.height]) && !hasTwo(own, [.top], [.bottom], .centerY))
    }
    return result
  }

  private static func hasTwo(
    _ own: Set<LayoutAttribute>, _ near: Set<LayoutAttribute>, _ far: Set<LayoutAttribute>, _ center: LayoutAttribute
  ) -> Bool {
    let hits = [!own.isDisjoint(with: near), !own.isDisjoint(with: far), own.contains(center)]
    return hits.filter { $0 }.count > 1
  }
}
