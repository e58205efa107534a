import IBModel
import IBProject
import IBXML

extension Rule {
  static let unloadedDocument = Rule(
    id: "unloaded_document", group: .document, severity: .warning, needs: [.loads],
    summary: "document that nothing loads",
    reason: """
      The document is part of the app and of every search, but no user ever sees it. People edit it, and wonder why the \
      app does not change.
      """,
    repair: "Delete the document, or load it",
    whenNotToUse: """
      Suppress it for a document that something outside of the project loads. Other findings in the document are related \
      places of this one, since nothing in it takes effect.
      """,
    examples: [
      .bad(
        welcome(isMarked: true), files: ["Login.swift": #"class Login: UIViewController { let title = "Log In" }"#]),
      .good(
        welcome(isMarked: false),
        files: [
          "Login.swift": #"class Login: UIViewController { let next = UIStoryboard(name: "Welcome", bundle: nil) }"#
        ]),
      .good(
        welcome(isMarked: false),
        files: [
          "Login.swift": #"class Login: UIViewController { func name(_ part: String) -> String { "Wel\(part)" } }"#
        ]),
    ],
    check: .inspection { inspection, findings in
      let project = inspection.project
      guard let sources = project.sources, let loads = project.loads, let path = project.indexedPath,
        loads.neverLoad(inspection.document, path: path, sources)
      else { return }
      let file = path.split(separator: "/").last.map(String.init) ?? path
      findings.report(
        inspection.document.tree.root, "no code, document or property list loads `\(file)`",
        cause: .unloaded)
    })

  /// A document whose name is `Welcome.storyboard` in the project of an example.
  private static func welcome(isMarked: Bool) -> String {
    let tag = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc1">
      """
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      \(isMarked ? "«\(tag)»" : tag)
        <scenes>
          <scene sceneID="sc1">
            <objects>
              <viewController id="vc1"/>
            </objects>
          </scene>
        </scenes>
      </document>
      """
  }
}
