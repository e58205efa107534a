import IBModel
import IBProject
import IBSources
import IBXML

extension Rule {
  static let unknownCustomClass = Rule(
    id: "unknown_custom_class", group: .identity, severity: .error, needs: [.sources],
    summary: "custom class that the project does not have",
    reason: """
      The app uses the object's standard class instead and crashes when it sets the first outlet. The class was \
      renamed or deleted in the code, and Xcode builds the app without an error.
      """,
    repair: "Identity inspector › Class › enter the name of an existing class",
    examples: [
      .bad(
        """
        <viewController «customClass="LoginControler"» customModule="Shop" customModuleProvider="target" id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        """,
        files: ["LoginController.swift": "class LoginController: UIViewController {}"]),
      .good(
        """
        <viewController customClass="LoginController" customModule="Shop" customModuleProvider="target" id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        """,
        files: ["LoginController.swift": "class LoginController: UIViewController {}"]),
    ],
    check: .inspection { inspection, findings in
      guard let sources = inspection.project.sources else { return }
      for object in inspection.document.objects {
        guard let source = object.sourceClass, let attribute = object.element.attribute(.customClass),
          source.mustBeInSources(of: inspection.project), !sources.hasType(named: source.name),
          PlatformClass(named: source.name) == nil, !PlatformClass.mayBe(source.name)
        else { continue }
        let similar = EditDistance.similar(to: source.name, among: sources.classNames)
        findings.report(
          attribute,
          """
          the class `\(source.name)` of \(object.kindTitle) (\(object.id)) is not in the sources\
          \(similar.map { "; there is `\($0)`" } ?? "")
          """, cause: .missingClass(source.name))
      }
    })
}

extension SourceClass {
  /// Whether no library can have the class: it is of the target's module, or of none and there are no libraries.
  fileprivate func mustBeInSources(of project: Project) -> Bool {
    isOfTarget || module == nil && !project.hasDependencies
  }
}
