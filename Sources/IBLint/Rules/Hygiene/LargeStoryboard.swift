import IBModel
import IBXML

extension Rule {
  static let largeStoryboard = Rule(
    id: "large_storyboard", group: .hygiene, severity: .info, isOptIn: true, options: [mostScenes.description],
    summary: "storyboard with too many scenes",
    reason: "Two people often change it at the same time, which makes conflicts, and Xcode opens it slowly.",
    repair: "Select scenes › Editor › Refactor to Storyboard",
    whenNotToUse: "Ignore it for documents that one person edits; raise `maximum` for flows that belong together.",
    examples: [.bad(storyboard(scenes: 21, isMarked: true)), .good(storyboard(scenes: 20, isMarked: false))],
    check: .document { document, findings in
      let count = document.scenes.count
      guard count > findings[mostScenes] else { return }
      findings.report(document.tree.root, "the storyboard has \(count) scenes")
    })

  private static let mostScenes = RuleOption.integer("maximum", 20, in: 1...10_000, "scenes of a storyboard")

  private static func storyboard(scenes: Int, isMarked: Bool) -> String {
    let tag = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      """
    let list = (1...scenes).map { number in
      """
              <scene sceneID="sc\(number)">
                  <objects>
                      <viewController storyboardIdentifier="step\(number)" id="vc\(number)"/>
                  </objects>
              </scene>
      """
    }
    return """
      \(isMarked ? "«\(tag)»" : tag)
          <scenes>
      \(list.joined(separator: "\n"))
          </scenes>
      </document>
      """
  }
}
