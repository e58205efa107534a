import IBLayout
import IBModel
import IBXML

extension Rule {
  static let lowContrast = Rule(
    "low_contrast", .accessibility, .info, isOptIn: true, inputs: [.frames],
    options: [RuleOption.leastContrast.description, RuleOption.leastContrastOfLargeText.description],
    check: .inspection { inspection, findings in
      let objects = inspection.shownTexts()
      guard !objects.isEmpty else { return }
      for contrast in inspection.worstContrasts() {
        guard let object = objects[contrast.id], objects.isPlain(contrast.backgroundID, in: inspection)
        else { continue }
        let least = findings[contrast.isLarge ? .leastContrastOfLargeText : .leastContrast]
        guard contrast.ratio < least - 0.005 else { continue }
        findings.report(
          object.element,
          """
          \(object.reference) shows “\(contrast.text)” with a contrast of \(((contrast.ratio * 10).rounded() / 10).short) to 1, less \
          than \(least.short) to 1
          """)
      }
    })
}

extension RuleOption<Double> {
  fileprivate static let leastContrast = RuleOption.number(
    "minimum", 4.5, in: 1...21, "the lowest contrast ratio of text: 4.5 is 4.5 to 1")
  fileprivate static let leastContrastOfLargeText = RuleOption.number(
    "minimum_large", 3, in: 1...21,
    "the lowest contrast ratio of text of at least 18 points, or bold text of at least 14")
}

extension Inspection {
  /// The contrasts of all texts on Xcode's canvas in light appearance, once for each object: its worst line.
  fileprivate func worstContrasts() -> [TextContrast] {
    guard let contrasts else { return [] }
    var worst: [ObjectID: TextContrast] = [:]
    var order: [ObjectID] = []
    for scene in resolved().scenes {
      guard let layout = try? engine.layout(of: scene, options: .framesOnly) else { continue }
      for contrast in contrasts(layout) {
        guard let known = worst[contrast.id] else {
          worst[contrast.id] = contrast
          order.append(contrast.id)
          continue
        }
        if contrast.ratio < known.ratio { worst[contrast.id] = contrast }
      }
    }
    return order.compactMap { worst[$0] }
  }

  /// Enabled labels, buttons and text views by id.
  fileprivate func shownTexts() -> [ObjectID: Object] {
    var found: [ObjectID: Object] = [:]
    for object in document.objects where ["label", "button", "textView"].contains(object.kind.text) {
      if object.element["enabled"] != "NO" { found[object.id] = object }
    }
    return found
  }
}

extension [ObjectID: Object] {
  /// Whether an object paints a single known color, not an image or something only the app knows.
  fileprivate func isPlain(_ id: ObjectID, in inspection: Inspection) -> Bool {
    guard let object = self[id] ?? inspection.document.object(id) else { return false }
    let kinds = [
      "view", "label", "button", "textView", "stackView", "tableViewCell", "tableViewCellContentView", "tableView",
      "collectionView", "collectionViewCell", "scrollView", "collectionReusableView",
    ]
    return kinds.contains(object.kind.text) && object.element["customClass"] == nil
  }
}
