import IBModel
import IBProject
import IBSources
import IBXML

extension Rule {
  static let missingOutletProperty = Rule(
    id: "missing_outlet_property", group: .connections, severity: .error, needs: [.sources],
    summary: "outlet to a property that the class does not have",
    reason: """
      The app crashes when it loads the scene. The property was renamed or removed in the code, or lost its `@IBOutlet`, \
      and Xcode builds the app without an error.
      """,
    repair: "Connections inspector › remove the outlet and connect it to the property again, or rename the property",
    examples: [
      .bad(
        """
        <viewController customClass="LoginController" customModule="Shop" customModuleProvider="target" id="vc1">
          <view key="view" id="vw1"/>
          <connections>
            <outlet property="box" destination="vw1" id="ou1"/>
            «<outlet property="shadow" destination="vw1" id="ou2"/>»
            «<outlet property="frame" destination="vw1" id="ou3"/>»
          </connections>
        </viewController>
        """,
        files: [
          "LoginController.swift": """
          class LoginController: UIViewController {
            @IBOutlet weak var box: UIView!
            var frame: UIView!
          }
          """
        ]),
      .bad(
        """
        <viewController customClass="LoginController" customModule="Shop" customModuleProvider="target" id="vc1">
          <view key="view" id="vw1"/>
          <connections>
            <outlet property="box" destination="vw1" id="ou1"/>
            «<outlet property="shadow" destination="vw1" id="ou2"/>»
            <outlet property="frame" destination="vw1" id="ou3"/>
            <outlet property="caption" destination="vw1" id="ou4"/>
            <outlet property="logo" destination="vw1" id="ou5"/>
          </connections>
        </viewController>
        """,
        files: ["LoginController.swift": "class LoginController: UIViewController { @IBOutlet weak var box: UIView! }"]),
      .good(
        """
        <viewController customClass="LoginController" customModule="Shop" customModuleProvider="target" id="vc1">
          <view key="view" id="vw1"/>
          <connections>
            <outlet property="box" destination="vw1" id="ou1"/>
          </connections>
        </viewController>
        """,
        files: [
          "BaseController.h": """
          @interface BaseController : UIViewController
          @property (weak, nonatomic) IBOutlet UIView *box;
          @end
          """,
          "LoginController.swift": "class LoginController: BaseController {}",
        ]),
    ],
    check: .inspection { inspection, findings in
      guard let sources = inspection.project.sources else { return }
      for object in inspection.document.objects {
        let outlets = object.connections.filter { $0.kind == .outlet || $0.kind == .outletCollection }
        guard !outlets.isEmpty, let source = object.sourceClass, let ancestry = source.ancestry(in: sources) else {
          continue
        }
        let own = outlets.filter { !PlatformMembers.outlets.contains($0.label) }
        let missing = own.filter { if case .missing = ancestry.property($0.label) { true } else { false } }
        let place = "`\(source.name)` (\(ancestry.place(of: source.name, in: sources)))"
        if missing.count > mostNamed {
          report(missing, of: own.count, in: object, "\(place) has no such properties", &findings)
        }
        for outlet in own {
          switch ancestry.property(outlet.label) {
          case .found, .unknown: continue
          case .missing:
            if missing.count > mostNamed { continue }
            let similar = ancestry.similar(to: outlet.label, of: .property, marked: .outlet)
            findings.report(
              outlet.element,
              "outlet `\(outlet.label)` of \(object.reference), but \(place) has no such property\(similar)",
              cause: .member(outlet.label, ofClass: source.name))
          case .hidden(let property):
            findings.report(
              outlet.element,
              """
              outlet `\(outlet.label)` of \(object.reference), but the property of `\(source.name)` \
              (\(property.place(in: sources))) is not marked `@IBOutlet`
              """, cause: .member(outlet.label, ofClass: source.name))
          }
        }
      }
    })

  /// How many properties that an object's class does not have are reported one by one. More have one cause, such as a scene
  /// that code replaces.
  private static let mostNamed = 3

  private static func report(
    _ missing: [Connection], of count: Int, in object: Object, _ clause: String, _ findings: inout Findings
  ) {
    let names = missing.prefix(mostNamed).map { "`\($0.label)`" }.joined(separator: ", ")
    findings.report(
      missing[0].element,
      "\(missing.count) of \(count) outlets of \(object.reference), such as \(names), but \(clause)",
      help: "Connect the outlets to the properties that the class has, or remove the scene if code replaces it",
      related: missing.dropFirst().map { Finding.Related($0.element, "outlet `\($0.label)`") })
  }
}

extension Ancestry {
  /// A clause that names a similar member, with a semicolon in front; empty if there is none.
  func similar(to name: String, of kind: MemberDeclaration.Kind, marked mark: MemberDeclaration.Mark) -> String {
    let nearest = EditDistance.similar(to: name, among: names(of: kind, marked: mark))
    return nearest.map { "; it has `\($0)`" } ?? ""
  }
}

extension Ancestry.Member {
  /// File name and line, as messages give them.
  func place(in sources: SourceIndex) -> String {
    sourcePlace(declaration.path, line: sources.line(of: member, in: declaration))
  }
}
