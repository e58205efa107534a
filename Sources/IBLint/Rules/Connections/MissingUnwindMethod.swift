import IBModel
import IBProject
import IBSources
import IBXML

extension Rule {
  static let missingUnwindMethod = Rule(
    id: "missing_unwind_method", group: .connections, severity: .warning, isOptIn: true, needs: [.sources],
    summary: "unwind segue with a method that no class has",
    reason: "The segue does nothing: none of the scenes that were shown before has the method.",
    repair: "Connections inspector › connect the unwind segue to Exit again, or rename the method",
    examples: [
      .bad(
        """
        <viewController id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <button id="bt1">
                <connections>
                  «<segue destination="ex1" kind="unwind" unwindAction="backToList:" id="sg1"/>»
                </connections>
              </button>
            </subviews>
          </view>
        </viewController>
        <exit id="ex1" userLabel="Exit" sceneMemberID="exit"/>
        """,
        files: [
          "ListController.swift": """
          class ListController: UIViewController {
            @IBAction func backToList(segue: UIStoryboardSegue) {}
          }
          """
        ]),
      .good(
        """
        <viewController id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <button id="bt1">
                <connections>
                  <segue destination="ex1" kind="unwind" unwindAction="backToListWithSegue:" id="sg1"/>
                </connections>
              </button>
            </subviews>
          </view>
        </viewController>
        <exit id="ex1" userLabel="Exit" sceneMemberID="exit"/>
        """,
        files: [
          "ListController.swift": """
          class ListController: UIViewController {
            @IBAction func backToList(segue: UIStoryboardSegue) {}
          }
          """
        ]),
    ],
    check: .inspection { inspection, findings in
      guard let sources = inspection.project.sources else { return }
      let segues = inspection.document.connections.filter { $0.element["unwindAction"]?.isEmpty == false }
      for segue in segues {
        guard let selector = segue.element["unwindAction"], !sources.hasMethod(selector) else { continue }
        findings.report(segue.element, "unwind segue to `\(selector)`, but no class has such a method")
      }
    })
}
