import IBModel
import IBTemplates
import IBXML

extension Rule {
  /// Lists of key paths that cannot be applied as they are.
  static let templateKeyPaths = Rule(
    "template_key_paths", .templates, .error, fix: .safe,
    check: .document { document, findings in
      for list in document.keyPathLists {
        let element = list.attribute.element
        let owner = list.owner?.reference ?? "a view"
        if list.attribute.type != "string" {
          findings.report(element, "the list of \(owner) has the type \(list.attribute.type) instead of string")
        }
        let frames = list.pieces.filter(FrameKeys.all.contains).map { "`\($0)`" }
        if !frames.isEmpty {
          findings.report(
            element, "\(owner) lists \(frames.joined(separator: ", ")), which Auto Layout computes", severity: .warning)
        }
        let repeated = list.pieces.filter { !$0.isEmpty }.repetitions { $0 }.map { "`\($0.later)`" }
        guard !repeated.isEmpty, element.attribute(.value) != nil else { continue }
        var seen: Set<String> = []
        let text = list.pieces.filter { seen.insert($0).inserted }.joined(separator: ", ")
        findings.report(
          element, "\(repeated.joined(separator: ", ")) is listed twice", severity: .info,
          fix: .safe("List each key path once") { $0.setAttribute(.value, to: text, on: element) })
      }
    },
    .templates { templates, findings in
      guard let document = templates.first?.document else { return }
      let participants = templates.flatMap(\.template.participants)
      let concerned = Set(participants.map(\.view) + participants.map(\.target))
      for list in document.keyPathLists {
        guard let owner = list.owner else { continue }
        let element = list.attribute.element
        if let what = list.syntaxFault {
          let repaired = list.pieces.map { $0.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
            .joined(separator: ", ")
          let value = element.attribute(.value)
          findings.report(
            value ?? element, "the list `\(list.attribute.keyPath)` of \(owner.reference) contains \(what)",
            fix: value.map { _ in
              .safe("Write `\(repaired)`") { $0.setAttribute(.value, to: repaired, on: element) }
            })
        }
        if concerned.contains(owner) { continue }
        findings.report(
          element,
          "\(owner.reference) lists `\(list.pieces.joined(separator: ", "))` for transfer, but no template uses the view",
          severity: .warning, fix: .safe("Remove the list") { $0.remove(element) })
      }
    },
    .participants { participant, facts, findings in
      // A class of the app may have key paths of its own.
      guard participant.hasStandardClasses else { return }
      for list in KeyPathList.lists(of: participant.view) {
        report(list, of: participant, facts, &findings)
      }
    },
    .templates { templates, findings in
      var restoredByTarget: [Object: Set<String>] = [:]
      for facts in templates {
        for participant in facts.template.participants {
          let restored = restoredByTarget[participant.target] ?? Set(KeyPathList.keyPaths(of: participant.target))
          restoredByTarget[participant.target] = restored
          for list in KeyPathList.lists(of: participant.view) {
            let missing = list.pieces.filter { !$0.isEmpty && !restored.contains($0) }
            guard !missing.isEmpty else { continue }
            let names = missing.map { "`\($0)`" }.joined(separator: ", ")
            findings.report(
              list.attribute.element,
              """
              \(participant.view.reference) of \(facts.title) lists \(names) but its target \
              \(participant.target.reference) does not: a captured layout does not restore \
              \(missing.count == 1 ? "it" : "them")
              """,
              severity: .warning, related: [Finding.Related(participant.target.element, "the target")])
          }
        }
      }
    })

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
          severity: .warning, related: [Finding.Related(participant.target.element, "the target")])
      }
    }
  }
}

extension KeyPathList {
  /// The reason why the library cannot read the list, as a noun phrase; nil if it can.
  fileprivate var syntaxFault: String? {
    if pieces.contains("") { return "an empty key path" }
    return pieces.contains { $0.contains(where: \.isWhitespace) } ? "a key path that contains white space" : nil
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
