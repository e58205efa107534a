import IBModel
import IBTemplates

extension Rule {
  /// Lists of key paths that cannot be applied as they are.
  static let templateKeyPaths = Rule(
    "template_key_paths", .templates,
    kinds: [
      Kind(
        "template_attributes_not_string", .error,
        check: .document { document, findings in
          for list in document.keyPathLists where list.attribute.type != "string" {
            guard let owner = list.owner else { continue }
            findings.report(
              list.attribute.element,
              "the list of \(owner.reference) has the type \(list.attribute.type) instead of string")
          }
        }),
      Kind(
        "template_attributes_syntax", .error, fix: .safe,
        check: .templates { templates, findings in
          guard let document = templates.first?.document else { return }
          for list in document.keyPathLists {
            let broken = list.pieces.filter { $0.isEmpty || $0.contains(where: \.isWhitespace) }
            guard !broken.isEmpty, let owner = list.owner else { continue }
            let what = broken.contains("") ? "an empty key path" : "a key path that contains white space"
            let repaired = list.pieces.map { $0.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
              .joined(separator: ", ")
            let element = list.attribute.element
            guard let value = element.attribute(.value) else {
              findings.report(element, "the list `\(list.attribute.keyPath)` of \(owner.reference) contains \(what)")
              continue
            }
            findings.report(
              value,
              "the list `\(list.attribute.keyPath)` of \(owner.reference) contains \(what)",
              fix: .safe("Write `\(repaired)`") { $0.setAttribute(.value, to: repaired, on: element) })
          }
        }),
      Kind(
        "template_attributes_unknown_key", .warning, aliases: ["template_attributes_class_mismatch"],
        check: .participants { participant, facts, findings in
          // A class of the app may have key paths of its own.
          guard participant.hasStandardClasses else { return }
          for list in KeyPathList.lists(of: participant.view) {
            report(list, of: participant, facts, &findings)
          }
        }),
      Kind(
        "template_attributes_frame_key", .warning,
        check: .document { document, findings in
          for list in document.keyPathLists {
            let keys = list.pieces.filter(FrameKeys.all.contains)
            guard !keys.isEmpty, let owner = list.owner else { continue }
            findings.report(
              list.attribute.element,
              "\(owner.reference) lists \(keys.map { "`\($0)`" }.joined(separator: ", ")), which Auto Layout computes")
          }
        }),
      Kind(
        "template_attributes_duplicate", .info, fix: .safe,
        check: .document { document, findings in
          for list in document.keyPathLists {
            let repeated = list.pieces.filter { !$0.isEmpty }.repetitions { $0 }.map(\.later)
            guard !repeated.isEmpty, let value = list.attribute.element.attribute(.value) else { continue }
            var seen: Set<String> = []
            let text = list.pieces.filter { seen.insert($0).inserted }.joined(separator: ", ")
            findings.report(
              list.attribute.element, "\(repeated.map { "`\($0)`" }.joined(separator: ", ")) is listed twice",
              fix: .safe("List each key path once") { $0.setAttribute(.value, to: text, on: value.element) })
          }
        }),
      Kind(
        "template_attributes_without_target", .warning, fix: .safe,
        check: .templates { templates, findings in
          guard let document = templates.first?.document else { return }
          let participants = templates.flatMap(\.template.participants)
          let concerned = Set(participants.map(\.view) + participants.map(\.target))
          for list in document.keyPathLists {
            guard let owner = list.owner, !concerned.contains(owner) else { continue }
            let element = list.attribute.element
            findings.report(
              element,
              "\(owner.reference) lists `\(list.pieces.joined(separator: ", "))` for transfer, but no template uses the view",
              fix: .safe("Remove the list") { $0.remove(element) })
          }
        }),
    ])

  private static func report(
    _ list: KeyPathList, of participant: Participant, _ facts: TemplateFacts, _ findings: inout Findings
  ) {
    for keyPath in list.pieces where !keyPath.isEmpty && !FrameKeys.all.contains(keyPath) {
      do throws(TransferError) {
        _ = try AttributeTransfer(keyPath, from: participant.view, to: participant.target, in: facts.document)
      } catch {
        guard error.failsAtRunTime else { continue }
        findings.report(
          list.attribute.element, "\(participant.view.reference) of \(facts.title): \(error.description)",
          related: [Finding.Related(participant.target.element, "the target")])
      }
    }
  }
}

/// Key paths of views that Auto Layout computes.
enum FrameKeys {
  static let all: Set<String> = ["frame", "bounds", "center", "frame.origin", "frame.size"]
}

extension Participant {
  fileprivate var hasStandardClasses: Bool {
    let classes = [view, target].map { $0.element[.customClass] }
    return classes.allSatisfy { $0 == nil || $0 == ViewTemplate.rootClass }
  }
}
