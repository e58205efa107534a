import IBModel
import IBProject
import IBSources
import IBTemplates
import IBXML

extension Rule {
  static let neverInstalledObject = Rule(
    id: "never_installed_object", group: .variations, severity: .warning, uses: [.sources],
    implies: ["unneeded_variation_mask"],
    summary: "object that is not installed for any size class",
    reason: """
      Unless code activates the constraint or adds the view, the app never uses it. It is usually a leftover of an \
      experiment.
      """,
    repair: "Attributes inspector › switch on Installed, activate the object in code, or delete it",
    whenNotToUse: "Suppress it for an object that is only documentation in Xcode's canvas.",
    examples: [
      .bad(title: #"«<label userLabel="Title" id="lb1"/>»"#, masks: ["default": #"<exclude reference="lb1"/>"#]),
      .good(masks: ["default": #"<exclude reference="lb1"/>"#, "heightClass=compact": #"<include reference="lb1"/>"#]),
      .good(activatedInCode),
    ],
    check: .inspection { inspection, findings in
      let document = inspection.document
      let masks = MaskStatements(document)
      guard !masks.isEmpty else { return }
      // Code installs what is in a collection, and `ibt apply` does.
      let sets = Set(document.constraintSets.flatMap(\.members).map(\.id))
      for object in document.objects where masks.neverInstalls(object.id) && !sets.contains(object.id) {
        if inspection.objectCode.mayInstall(object) { continue }
        findings.report(
          object.element, "\(document.subject(object)) is not installed for any size class",
          fact: Fact(object, .installation))
      }
    })

  private static let activatedInCode = """
    <viewController customClass="PlayerController" customModule="Shop" customModuleProvider="target" id="vc1">
      <view key="view" id="vw1">
        <constraints>
          <constraint firstAttribute="width" constant="40" id="co1"/>
        </constraints>
        <variation key="default">
          <mask key="constraints">
            <exclude reference="co1"/>
          </mask>
        </variation>
      </view>
      <connections>
        <outlet property="narrowWidth" destination="co1" id="ou1"/>
      </connections>
    </viewController>
    """
}

extension ObjectCode {
  /// Whether code may install an object: activate a constraint, or add a view to another one. Without sources, any outlet
  /// may be for that.
  fileprivate func mayInstall(_ object: Object) -> Bool {
    guard isKnown else { return hasOutlet(to: object) }
    // A view is passed to the one that it is added to.
    return maySet([.active], of: object) || object.kind.isView && hasOutlet(to: object)
  }
}
