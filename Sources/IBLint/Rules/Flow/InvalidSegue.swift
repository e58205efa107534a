import IBModel

extension Rule {
  static let invalidSegue = Rule(
    "invalid_segue", .flow,
    kinds: [
      Kind(
        "custom_segue_without_class", .error,
        check: .connections([.segue]) { segue, document, findings in
          guard document.platform != .watchOS, segue.element[.kind] == "custom",
            segue.element[.customClass]?.isEmpty != false
          else { return }
          findings.report(segue.element, "the \(segue.segueName) is custom, but has no class")
        }),
      Kind(
        "invalid_relationship", .error, fix: .unsafe,
        check: .connections([.segue]) { segue, _, findings in
          guard segue.isRelationship, let container = segue.source else { return }
          guard let relationship = segue.element["relationship"] else {
            return findings.report(
              segue.element, "the segue of \(container.reference) does not say which relationship it is",
              fix: onlyRelationship(of: container).map { .setting("relationship", of: segue.element, to: $0, .unsafe) })
          }
          guard let known = relationships[container.kind.name], !known.contains(relationship) else { return }
          findings.report(
            segue.element,
            "\(container.reference) has no relationship `\(relationship)`, but `\(known.joined(separator: "`, `"))`",
            fix: onlyRelationship(of: container).map { .setting("relationship", of: segue.element, to: $0, .unsafe) })
        }),
      Kind(
        "misused_embed_segue", .error,
        check: .connections([.segue]) { segue, document, findings in
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
        }),
      Kind(
        "segue_to_non_controller", .error,
        check: .connections([.segue]) { segue, document, findings in
          guard segue.element[.kind] != "unwind",
            let target = segue.destination.flatMap({ document.object($0) }), !target.canBeShown
          else { return }
          findings.report(
            segue.element, "the \(segue.segueName) leads to \(target.reference), which is not a view controller")
        }),
      Kind(
        "unwind_without_action", .error,
        check: .connections([.segue]) { segue, _, findings in
          guard segue.element[.kind] == "unwind", segue.element["unwindAction"]?.isEmpty != false
          else { return }
          findings.report(segue.element, "the \(segue.segueName) has no unwind action")
        }),
      Kind(
        "unwind_without_exit", .error,
        check: .connections([.segue]) { segue, document, findings in
          guard segue.element[.kind] == "unwind", let destination = segue.destination,
            let object = document.object(destination), object.kind != "exit"
          else { return }
          findings.report(
            segue.element.startTagRange,
            "the unwind segue of \(segue.sourceName) leads to \(object.reference), which is not the exit of a scene",
            object: segue.source, related: [Finding.Related(object.element, "the destination of the segue")])
        }),
      Kind(
        "storyboard_reference_without_name", .warning,
        check: .elements(["viewControllerPlaceholder"]) { element, _, findings in
          guard element["storyboardName"]?.isEmpty != false, let placeholder = Object(element) else { return }
          findings.report(element, "the storyboard reference \(placeholder.reference) names no storyboard")
        }),
    ])
}

private func onlyRelationship(of container: Object) -> String? {
  guard let known = relationships[container.kind.name], known.count == 1 else { return nil }
  return known[0]
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
