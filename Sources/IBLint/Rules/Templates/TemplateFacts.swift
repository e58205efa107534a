import IBModel
import IBTemplates
import IBXML

/// A template with what applying it would exchange: what the rules about templates look at.
public struct TemplateFacts: Sendable {
  /// The template.
  public let template: Template
  /// What applying it would exchange.
  public let exchange: Exchange

  init(_ template: Template) {
    self.template = template
    exchange = template.exchange()
  }

  var document: Document { template.document }

  /// `template Wide (tp1)`, as messages name it.
  var title: String { "template \(template.root.reference)" }

  /// Constraints in words with their ids, for a message.
  func list(_ constraints: [Constraint]) -> String {
    constraints.map { "`\(document.text(of: $0))` (\($0.id))" }.joined(separator: ", ")
  }
}

/// `1 constraint`, `4 constraints`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
