import IBDrawing
import IBLayout
import IBLint
import IBModel
import IBXML

/// Nothing that `ibt` offers to do by itself harms a document: not its safe fixes, and not an update of its frames.
///
/// The document shows what it showed. No view loses its size, numbers are on the grid of pixels, no rule of the default
/// ones finds more than before, and doing it twice is doing it once.
public struct HarmLaws {
  private let document: Document
  private let engine = LayoutEngine()
  private let linter: Linter
  private let report: LintReport

  /// The laws for a document.
  /// - Parameter checksAllRules: whether safe fixes of rules to opt in to are made as well.
  public init(_ document: Document, checksAllRules: Bool = false) {
    self.document = document
    linter = checksAllRules ? Linter(.all, contrasts: \.contrasts) : Linter()
    report = linter.lint(document)
  }

  /// The harm, one line for each.
  public func complaints() throws -> [String] { try complaintsAboutFixes() + complaintsAboutFrames() }

  private func complaintsAboutFixes() throws -> [String] {
    let fixed = linter.fix(report, upTo: .safe)
    guard !fixed.fixedFindings.isEmpty else { return [] }
    let rules = Set(fixed.fixedFindings.map(\.rule)).sorted()
    guard let result = fixed.report.document else { return ["\(rules): the document is gone"] }
    var complaints = newFindings(fixed.report.findings) + damagedSizes(in: result)
    complaints += change(in: result)
    if !linter.fix(fixed.report, upTo: .safe).fixedFindings.isEmpty {
      complaints.append("fixing twice is not fixing once")
    }
    return complaints.map { "\(rules): \($0)" }
  }

  private func complaintsAboutFrames() throws -> [String] {
    guard document.tree.source.encoding.survivesEditing else { return [] }
    let update = try FrameUpdate(of: document, in: Situation(), by: engine)
    guard !update.changes.isEmpty else { return [] }
    let result = try Document(parsing: update.bytes)
    // A view reported as ambiguous is recorded.
    let findings = linter.lint(result).findings.filter { $0.rule != "recorded_ambiguous" || !wasReported($0) }
    // Stored sizes are rounded to pixels, and are the content of views.
    var complaints = newFindings(findings) + damagedSizes(in: result) + change(in: result, within: 1)
    let kept = Set(update.kept.flatMap(\.views).map(\.id))
    let wrong = engine.layouts(of: result).solved.flatMap(\.views).filter {
      $0.isMisplaced && $0.view.frame != nil && !kept.contains($0.view.id)
        && update.changes.contains(where: { $0.view.frame != $0.updated.frame })
    }
    complaints += wrong.prefix(1).map { "\($0.view.reference) is still misplaced, and others moved" }
    for change in update.changes where kept.contains(change.view.id) {
      complaints.append("\(change.view.reference) changes, although it is kept")
    }
    if try FrameUpdate(of: result, in: Situation(), by: engine).bytes != update.bytes {
      complaints.append("updating twice is not updating once")
    }
    return complaints.map { "frames: \($0)" }
  }

  /// Differences in the appearance.
  private func change(in result: Document, within tolerance: Double = 0) -> [String] {
    let (old, new) = (Appearance(of: document, by: engine), Appearance(of: result, by: engine))
    return old.difference(from: new, within: tolerance).map { [$0] } ?? []
  }

  /// New findings of a rule about an object.
  private func newFindings(_ findings: [Finding]) -> [String] {
    var counts: [String: Int] = [:]
    for finding in report.findings { counts[HarmLaws.key(finding), default: 0] += 1 }
    var new: [String] = []
    for finding in findings {
      let key = HarmLaws.key(finding)
      if let count = counts[key], count > 0 {
        counts[key] = count - 1
      } else {
        new.append("new finding of \(finding.rule): \(finding.message)")
      }
    }
    return new
  }

  /// Whether a view that is recorded as ambiguous was reported before, alone or with others.
  private func wasReported(_ recorded: Finding) -> Bool {
    guard let id = recorded.object?.id else { return false }
    return report.findings.contains { finding in
      ["ambiguous_layout", "recorded_ambiguous", "scroll_view_content_size"].contains(finding.rule)
        && (finding.object?.id == id || finding.related.contains { $0.message.contains("(\(id))") })
    }
  }

  private static func key(_ finding: Finding) -> String { "\(finding.rule) \(finding.object?.id ?? "")" }

  /// Views without the width or height that they had, and new numbers between pixels.
  private func damagedSizes(in result: Document) -> [String] {
    var complaints: [String] = []
    let old = document.tree.elements.filter(\.isStoredFrame)
    let new = result.tree.elements.filter(\.isStoredFrame)
    guard old.count == new.count else { return ["there are \(new.count) frames instead of \(old.count)"] }
    for (old, new) in zip(old, new) {
      for side in [Name.x, .y, .width, .height] {
        guard let text = new[side], text != old[side], let value = Double(text) else { continue }
        let id = new.parent?[.id] ?? "?"
        if side == .width || side == .height, value <= 0, (old[side].flatMap { Double($0) } ?? 0) > 0 {
          complaints.append("\(id) has a \(side) of \(text) instead of \(old[side] ?? "")")
        }
        if !HarmLaws.isOnGrid(value, text) { complaints.append("`\(text)` of \(id) is between pixels") }
      }
    }
    return complaints
  }

  private static func isOnGrid(_ value: Double, _ text: String) -> Bool {
    [1.0, 2, 3].contains { scale in
      let pixels = (value * scale).rounded()
      return abs(pixels - value * scale) < 1e-6 && CanonicalNumber.spelled(pixels / scale) == text
    }
  }
}
