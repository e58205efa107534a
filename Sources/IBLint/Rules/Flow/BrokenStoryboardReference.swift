import IBModel
import IBProject
import IBXML

extension Rule {
  static let brokenStoryboardReference = Rule(
    "broken_storyboard_reference", .flow, .error, inputs: [.required(.documents)],
    check: .inspection { inspection, findings in
      guard let index = inspection.project.documents else { return }
      for object in inspection.document.objects where object.kind == .viewControllerPlaceholder {
        // A storyboard of another bundle may be in a library.
        guard let name = object.element["storyboardName"], !name.isEmpty,
          object.element["bundleIdentifier"]?.isEmpty != false
        else { continue }
        if let problem = index.problem(with: name, object.element["referencedIdentifier"]) {
          findings.report(object.element, "\(object.reference) refers to \(problem)")
        }
      }
    })
}

extension DocumentIndex {
  /// The problem with a reference to a scene in a storyboard; without an identifier, to its initial scene.
  fileprivate func problem(with name: String, _ identifier: String?) -> String? {
    let storyboards = storyboards(named: name)
    guard !storyboards.isEmpty else {
      guard !mayLack(name) else { return nil }
      let similar = EditDistance.similar(to: name, among: storyboardNames)
      return "the storyboard `\(name)`, which is not in the project\(similar.map { "; there is `\($0)`" } ?? "")"
    }
    if let identifier, !identifier.isEmpty {
      let identifiers = storyboards.flatMap(\.scenes).compactMap(\.identifier)
      // Xcode compiles a scene without an identifier under its id.
      if identifiers.contains(identifier) || identifier.hasPrefix("UIViewController-") { return nil }
      let similar = EditDistance.similar(to: identifier, among: identifiers)
      return "the scene `\(identifier)`, which `\(name)` does not have\(similar.map { "; it has `\($0)`" } ?? "")"
    }
    let hasEntry = storyboards.contains(where: \.hasInitialController)
    return hasEntry ? nil : "the initial view controller of `\(name)`, which has none"
  }
}
