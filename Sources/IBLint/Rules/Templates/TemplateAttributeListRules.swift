import IBModel
import IBTemplates
import IBXML

/// Rules about the lists of key paths of templates.
extension Rule {
  static let templateAttributesDuplicate = Rule(
    id: "template_attributes_duplicate", group: .templates, severity: .info,
    summary: "key path that is listed twice",
    reason: """
      The value is transferred twice, which changes nothing. Often another key path was meant.
      """,
    repair: "Attributes inspector of the view › list each key path once",
    fix: .safe("Removes the repeated key paths from the list."),
    examples: [
      .bad(
        template: TemplateParts(
          parts: """
            <userDefinedRuntimeAttributes>
              «<userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha, alpha"/>»
            </userDefinedRuntimeAttributes>
            """, target: "alpha"),
        fixed: TemplateParts(
          parts: """
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha"/>
            </userDefinedRuntimeAttributes>
            """, target: "alpha")),
      .good(template: TemplateParts()),
    ],
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
    id: "template_attributes_frame_key", group: .templates, severity: .warning,
    summary: "frame, bounds or center in a list of template attributes",
    reason: """
      Auto Layout computes these, so the transferred value is overwritten in the next layout pass, or the view jumps.
      """,
    repair: "Attributes inspector of the view › remove the key path, and use constraints",
    examples: [
      .bad(
        template: TemplateParts(
          parts: """
            <userDefinedRuntimeAttributes>
              «<userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha, frame"/>»
            </userDefinedRuntimeAttributes>
            """, target: "alpha")),
      .good(
        template: TemplateParts(
          parts: """
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha"/>
            </userDefinedRuntimeAttributes>
            """, target: "alpha")),
    ],
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
    id: "template_attributes_missing_key", group: .templates, severity: .info, isOptIn: true,
    summary: "key path that a target lists and its template view does not",
    reason: """
      The value is captured, but applying the template neither changes it nor keeps the list.
      """,
    repair: "List the key path at the template view as well, or remove it from the target",
    examples: [
      .bad(
        template: TemplateParts(
          root: """
            «<view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">»
            """, target: "alpha")),
      .good(template: TemplateParts()),
    ],
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
    id: "template_attributes_not_string", group: .templates, severity: .error,
    summary: "list of template attributes that is not a string",
    reason: """
      The library reads a string. Any other type raises an exception when the document is loaded or the template \
      applied.
      """,
    repair: "Identity inspector of the view › User Defined Runtime Attributes › Type: String",
    examples: [
      .bad(
        template: TemplateParts(
          parts: """
            <userDefinedRuntimeAttributes>
              «<userDefinedRuntimeAttribute type="boolean" keyPath="templateAttributes" value="YES"/>»
            </userDefinedRuntimeAttributes>
            """)),
      .good(template: TemplateParts()),
    ],
    check: .document { document, findings in
      for list in document.keyPathLists where list.attribute.type != "string" {
        guard let owner = list.owner else { continue }
        findings.report(
          list.attribute.element,
          "the list of \(owner.reference) has the type \(list.attribute.type) instead of string")
      }
    })

  static let templateAttributesUnknownKey = Rule(
    id: "template_attributes_unknown_key", group: .templates, severity: .warning,
    aliases: ["template_attributes_class_mismatch"],
    summary: "key path that a template view or its target does not have",
    reason: "An unknown key path raises an exception when the template is applied.",
    repair: "Attributes inspector of the view › correct the key path, or remove it from the list",
    examples: [
      .bad(
        template: TemplateParts(
          parts: """
            <userDefinedRuntimeAttributes>
              «<userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alphaa"/>»
            </userDefinedRuntimeAttributes>
            """, target: "alphaa")),
      .good(
        template: TemplateParts(
          parts: """
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha"/>
            </userDefinedRuntimeAttributes>
            """, target: "alpha")),
    ],
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
