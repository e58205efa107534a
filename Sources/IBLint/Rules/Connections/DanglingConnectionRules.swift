import IBModel
import IBXML

/// Rules about connections to what is not in the document.
extension Rule {
  static let danglingAction = Rule(
    "dangling_action", .connections, .error, fix: .unsafe,
    check: .connections([.action]) { action, document, findings in
      findings.reportDangling(action, subject: "action `\(action.label)`", in: document, fix: "Remove the action")
    })

  static let danglingOutlet = Rule(
    "dangling_outlet", .connections, .error, fix: .unsafe,
    check: .connections([.outlet]) { outlet, document, findings in
      findings.reportDangling(outlet, subject: "outlet `\(outlet.label)`", in: document, fix: "Remove the outlet")
    })

  static let danglingOutletCollection = Rule(
    "dangling_outlet_collection", .connections, .error, fix: .unsafe,
    check: .connections([.outletCollection]) { member, document, findings in
      findings.reportDangling(
        member, subject: "outlet collection `\(member.label)`", in: document, fix: "Remove the member of the collection"
      )
    })

  static let danglingSegue = Rule(
    "dangling_segue", .connections, .error,
    check: .connections([.segue]) { segue, document, findings in
      findings.reportDangling(segue, subject: segue.segueName, in: document, fix: nil)
    })
}
