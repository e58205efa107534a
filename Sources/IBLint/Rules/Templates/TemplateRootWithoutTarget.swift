import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateRootWithoutTarget = Rule(
    "template_root_without_target", .templates, .warning,
    check: .templates { templates, findings in
      for facts in templates {
        let root = facts.template.root
        guard !facts.template.participants.contains(where: { $0.view == root }) else { continue }
        let lost = facts.swap.ignored.filter { ignored in
          switch ignored.reason {
          case .withoutTarget(let views): views.contains(root)
          case .host(let host): host == root
          case .placeholder, .notInstalled, .guide, .outside, .notRelational: false
          }
        }
        guard !lost.isEmpty else { continue }
        findings.report(
          root.element,
          """
          the root of \(facts.title) has no target: \(counted(lost.count, "constraint")) \
          \(lost.count == 1 ? "is" : "are") ignored: \(facts.list(lost.map(\.constraint)))
          """)
      }
    })
}
