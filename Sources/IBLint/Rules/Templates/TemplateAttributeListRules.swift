import IBModel
import IBTemplates
import IBXML

/// Rules about the lists of key paths of templates.
extension Rule {
  static let templateAttributesDuplicate = Rule(
    "template_attributes_duplicate", .templates, .info, fix: .safe,
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
    })

  static let templateAttributesFrameKey = Rule(
    "template_attributes_frame_key", .templates, .warning,
    check: .document { document, findings in
      for list in document.keyPathLists {
        let keys = list.pieces.filter(FrameKeys.all.contains)
        guard !keys.isEmpty, let owner = list.owner else { continue }
        findings.report(
          list.attribute.element,
          "\(owner.reference) lists \(keys.map { "`\($0)`" }.joined(separator: ", ")), which Auto Layout computes")
      }
    })

  static let templateAttributesMissingKey = Rule(
    "template_attributes_missing_key", .templates, .info, isOptIn: true,
    check: .templates { templates, findings in
      for facts in templates {
        for participant in facts.template.participants {
          let listed = Set(KeyPathList.keyPaths(of: participant.view))
          let missing = KeyPathList.keyPaths(of: participant.target).filter { !listed.contains($0) }
          guard !missing.isEmpty else { continue }
          findings.report(
            participant.view.element,
            """
            \(participant.target.reference) lists \(missing.map { "`\($0)`" }.joined(separator: ", ")), but its view \
            \(participant.view.reference) of \(facts.title) does not
            """,
            related: [Finding.Related(participant.target.element, "the target")])
        }
      }
    })

  static let templateAttributesNotString = Rule(
    "template_attributes_not_string", .templates, .error,
    check: .document { document, findings in
      for list in document.keyPathLists where list.attribute.type != "string" {
        guard let owner = list.owner else { continue }
        findings.report(
          list.attribute.element,
          "the list of \(owner.reference) has the type \(list.attribute.type) instead of string")
      }
    })

  static let templateAttributesUnknownKey = Rule(
    "template_attributes_unknown_key", .templates, .warning, aliases: ["template_attributes_class_mismatch"],
    check: .templates { templates, findings in
      for facts in templates {
        for participant in facts.template.participants {
          // A class of the app may have key paths of its own.
          guard participant.hasStandardClasses else { continue }
          for list in KeyPathList.lists(of: participant.view) {
            report(list, of: participant, facts, &findings)
          }
        }
      }
    })
}

/// Key paths of views that Auto Layout computes.
enum FrameKeys {
  static let all: Set<String> = ["frame", "bounds", "center", "frame.origin", "frame.size"]
}

extension Rule {
  private static func report(
    _ list: KeyPathList, of participant: Participant, _ facts: TemplateFacts, _ findings: inout Findings
  ) {
    for keyPath in list.pieces where !keyPath.isEmpty && !FrameKeys.all.contains(keyPath) {
      do throws(AttributeTransfer.Obstacle) {
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

extension Participant {
  fileprivate var hasStandardClasses: Bool {
    let classes = [view, target].map { $0.element[.customClass] }
    return classes.allSatisfy { $0 == nil || $0 == ViewTemplate.rootClass }
  }
}
