import IBModel
import IBProject
import IBSources
import IBXML

extension Rule {
  static let unusedOutlet = Rule(
    id: "unused_outlet", group: .connections, severity: .warning, isOptIn: true, needs: [.documents, .sources],
    summary: "property marked `@IBOutlet` that no document connects",
    reason: "The property is nil at run time, and code that relies on it crashes; or nobody needs it.",
    repair: "Connect the property, or remove it",
    examples: unusedExamples(
      member: "@IBOutlet weak var box: UIView!",
      connections: #"<outlet property="box" destination="vw1" id="ou1"/>"#),
    check: .inspection { inspection, findings in
      findings.reportUnused(.outlet, "outlet", in: inspection) { $0.classes(connectingOutlet: $1) }
    })
}

/// A class whose member is connected in the good example only.
func unusedExamples(member: String, connections: String, inView: Bool = false) -> [Example] {
  let source = ["LoginController.swift": "class LoginController: UIViewController {\n  \(member)\n}"]
  let head =
    #"<viewController customClass="LoginController" customModule="Shop" customModuleProvider="target" id="vc1">"#
  let list = "<connections>\n    \(connections)\n  </connections>"
  let good =
    inView
    ? "\(head)\n  <button key=\"view\" id=\"vw1\">\n    \(list.replacing("\n", with: "\n  "))\n  </button>\n</viewController>"
    : "\(head)\n  <view key=\"view\" id=\"vw1\"/>\n  \(list)\n</viewController>"
  return [
    .bad("«\(head)»\n  <view key=\"view\" id=\"vw1\"/>\n</viewController>", files: source),
    .good(good, files: source),
  ]
}

extension Findings {
  /// Reports members of the classes of a document that are marked and not connected in any document, at the first
  /// object of each class in the first document that uses it.
  /// - Parameter users: the classes for which a document connects a member; nil when it may be any.
  mutating func reportUnused(
    _ mark: MemberDeclaration.Mark, _ noun: String, in inspection: Inspection,
    users: (DocumentIndex, String) -> Set<String>?
  ) {
    guard let sources = inspection.project.sources, let index = inspection.project.documents, index.isComplete else {
      return
    }
    let own = DocumentIndex([DocumentSummary(inspection.document, path: "")])
    var seen: Set<String> = []
    for object in inspection.document.objects {
      guard let source = object.sourceClass, seen.insert(source.name).inserted,
        index.isFirst(inspection.project.indexedPath, using: source.name), source.ancestry(in: sources) != nil
      else { continue }
      let unconnected = sources.unconnectedMembers(ofClass: source.name, marked: mark) { name in
        users(index, name).flatMap { others in users(own, name).map(others.union) }
      }
      for found in unconnected {
        report(
          object.element,
          "no document connects the \(noun) `\(found.member.name)` of `\(source.name)` (\(found.place(in: sources)))")
      }
    }
  }
}
