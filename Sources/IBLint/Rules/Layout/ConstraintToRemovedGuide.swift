import IBModel
import IBXML

extension Rule {
  static let constraintToRemovedGuide = Rule(
    "constraint_to_removed_guide", .layout, .warning, isOptIn: true, fix: .unsafe,
    check: .document { document, findings in
      let root = document.tree.root
      guard document.platform == .iOS, document.usesAutoLayout, root[.type] != nil, root["useSafeAreas"] != "YES"
      else { return }
      var users: [ObjectID: [Constraint]] = [:]
      for constraint in document.constraints {
        for item in Set(constraint.items) { users[item, default: []].append(constraint) }
      }
      for guide in document.objects where guide.kind == .viewLayoutGuide && guide.element[.key] == "safeArea" {
        guard let constraints = users[guide.id], let first = constraints.first else { continue }
        findings.report(
          guide.element,
          "the document does not use safe areas, but \(document.subject(first.object)) refers to this one",
          related: constraints.dropFirst().map {
            Finding.Related($0.element, "`\(document.text(of: $0))` does as well")
          },
          fix: .setting("useSafeAreas", of: root, to: "YES", .unsafe))
      }
    })
}
