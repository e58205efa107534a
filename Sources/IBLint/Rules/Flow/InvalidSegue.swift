import IBModel
import IBXML

extension Rule {
  static let invalidSegue = Rule(
    "invalid_segue", .flow,
    kinds: [
      Kind(
        "incomplete_segue", .error,
        check: .connections([.segue]) { segue, document, findings in
          switch segue.element[.kind] {
          case "custom" where document.platform != .watchOS && segue.element[.customClass]?.isEmpty != false:
            findings.report(segue.element, "the \(segue.segueName) is custom, but has no class")
          case "unwind" where segue.element["unwindAction"]?.isEmpty != false:
            findings.report(segue.element, "the \(segue.segueName) has no unwind action")
          case "popoverPresentation", "popover":
            guard document.platform == .iOS, !segue.isNested, segue.element["popoverAnchorView"] == nil,
              segue.element["popoverAnchorBarButtonItem"] == nil
            else { return }
            findings.report(
              segue.element, "the \(segue.segueName) of \(segue.sourceName) has no anchor", severity: .warning)
          default: break
          }
        },
        .elements(["viewControllerPlaceholder"]) { element, _, findings in
          guard element["storyboardName"]?.isEmpty != false, let placeholder = Object(element) else { return }
          findings.report(
            element, "the storyboard reference \(placeholder.reference) names no storyboard", severity: .warning)
        }),
      Kind(
        "impossible_segue", .error, fix: .unsafe,
        check: .connections([.segue]) { segue, _, findings in
          guard segue.isRelationship, let container = segue.source else { return }
          let known = relationships[container.kind.name] ?? []
          let only = known.count == 1 ? known.first : nil
          let fix = only.map { ProposedFix.setting("relationship", of: segue.element, to: $0, .unsafe) }
          guard let relationship = segue.element["relationship"] else {
            return findings.report(
              segue.element, "the segue of \(container.reference) does not say which relationship it is", fix: fix)
          }
          guard !known.isEmpty, !known.contains(relationship) else { return }
          findings.report(
            segue.element,
            "\(container.reference) has no relationship `\(relationship)`, but `\(known.joined(separator: "`, `"))`",
            fix: fix)
        },
        .connections([.segue]) { segue, document, findings in
          guard document.platform.isUIKit, !segue.isNested, let source = segue.source,
            let kind = segue.element[.kind]
          else { return }
          let isContainer = source.kind == "containerView"
          if kind == "embed", !isContainer {
            findings.report(
              segue.element, "\(source.reference) is not a container view and cannot embed a view controller")
          } else if isContainer, kind != "embed", knownKinds.contains(kind) {
            findings.report(
              segue.element, "the segue of the container view \(source.reference) is of the kind `\(kind)`")
          }
        },
        .elements(["containerView"]) { element, document, findings in
          guard document.platform.isUIKit, let container = Object(element), let prototype = container.prototype
          else { return }
          findings.report(
            element, "the container view \(container.reference) is in the prototype \(prototype.reference)",
            related: [Finding.Related(prototype.element, "the prototype")])
        },
        .elements(["containerView"]) { element, document, findings in
          guard document.platform.isUIKit, let container = Object(element) else { return }
          let embeds = container.connections.filter { $0.element[.kind] == "embed" }
          guard let last = embeds.last else { return }
          if let view = element.child(.subviews)?.children.first {
            findings.report(view, "the container view \(container.reference) has a subview and an embed segue")
          } else if embeds.count > 1 {
            findings.report(last.element, "the container view \(container.reference) has \(embeds.count) embed segues")
          }
        },
        .document { document, findings in
          guard document.platform == .iOS, document.kind == .storyboard, document.duplicates.isEmpty else { return }
          let segues = document.segues.filter { segue in
            guard let target = segue.destination.flatMap(document.object)?.kind else { return false }
            let kind = segue.element[.kind]
            return target == "splitViewController" && (kind == "show" || kind == "push")
              || target == "navigationController" && kind == "push"
          }
          guard !segues.isEmpty else { return }
          let flow = NavigationFlow(document, initialMayBePushed: true)
          for segue in segues {
            // Outside of a navigation controller, UIKit presents what a show segue leads to.
            let source = flow.controller(of: segue)?.id
            guard segue.element[.kind] == "push" || source.map(flow.pushed.contains) == true else { continue }
            findings.report(
              segue.element,
              """
              the \(segue.segueName) leads to \(segue.destinationName(in: document)), which a navigation controller \
              cannot contain
              """)
          }
        },
        .connections([.segue]) { segue, _, findings in
          guard segue.element[.kind] == "show", let action = segue.element.attribute("action"),
            action.value == "showDetailViewController:sender:"
          else { return }
          findings.report(
            action, "the \(segue.segueName) is of the kind `show`, but shows its destination as the detail",
            severity: .warning, fix: .setting("action", of: segue.element, to: nil, .unsafe))
        },
        .connections([.segue]) { segue, document, findings in
          guard segue.element[.kind] != "unwind",
            let target = segue.destination.flatMap({ document.object($0) }), !target.canBeShown
          else { return }
          findings.report(
            segue.element, "the \(segue.segueName) leads to \(target.reference), which is not a view controller")
        },
        .connections([.segue]) { segue, document, findings in
          guard segue.element[.kind] == "unwind", let destination = segue.destination,
            let object = document.object(destination), object.kind != "exit"
          else { return }
          findings.report(
            segue.element.startTagRange,
            "the unwind segue of \(segue.sourceName) leads to \(object.reference), which is not the exit of a scene",
            object: segue.source, related: [Finding.Related(object.element, "the destination of the segue")])
        },
        .document { document, findings in
          let embeds = document.segues.filter { $0.element[.kind] == "embed" }
          var edges: [ObjectID: [Connection]] = [:]
          for segue in embeds {
            guard let source = segue.source?.viewTreeOwner?.id else { continue }
            edges[source, default: []].append(segue)
          }
          for segue in embeds {
            guard let start = segue.source?.viewTreeOwner, segue.leads(to: start.id, edges) else { continue }
            findings.report(segue.element, "\(start.reference) embeds itself")
          }
        }),
    ])
}

private let relationships: [Name: [String]] = [
  "navigationController": ["rootViewController"],
  "tabBarController": ["viewControllers"],
  "splitViewController": [
    "masterViewController", "detailViewController", "supplementaryViewController", "compactViewController",
    "inspectorViewController", "splitItems",
  ],
  "tabViewController": ["tabItems"],
  "windowController": ["window.shadowedContentViewController"],
]

/// Kinds of segues that show a view controller. Unknown kinds are another mistake.
private let knownKinds: Set<String> = [
  "show", "showDetail", "presentation", "popoverPresentation", "push", "modal", "popover", "replace", "custom",
  "unwind",
]

extension Object {
  /// Whether a segue can lead to the object. Objects of unknown kinds may be controllers.
  fileprivate var canBeShown: Bool {
    switch category {
    case .controller, .placeholder, .other: true
    case .window: true
    default: kind == "exit"
    }
  }
}

extension Connection {
  fileprivate func leads(to goal: ObjectID, _ edges: [ObjectID: [Connection]]) -> Bool {
    var seen: Set<ObjectID> = []
    var pending = [destination].compactMap { $0 }
    while let id = pending.popLast() {
      if id == goal { return true }
      guard seen.insert(id).inserted else { continue }
      pending += (edges[id] ?? []).compactMap(\.destination)
    }
    return false
  }
}
