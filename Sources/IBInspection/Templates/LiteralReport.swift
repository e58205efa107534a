import IBModel
import IBReport
import IBTemplates

/// A layout as data.
package struct LiteralReport {
  private let layout: LiteralLayout

  package init(_ layout: LiteralLayout) { self.layout = layout }

  package var text: String {
    let text = try? JSONWriter.report { json in
      json.member("template", layout.template.id)
      json.member("name", layout.template.name)
      json.member("screens", layout.screens.map(\.id))
      json.member("constraints", array: layout.constraints) { json, constraint in
        json.object { write(constraint, to: &$0) }
      }
      json.member("values", array: layout.transfers) { json, transfer in
        json.object {
          $0.member("view", transfer.target.id)
          $0.member("keyPath", transfer.keyPath)
          $0.member("value", ifPresent: transfer.value)
        }
      }
      json.member("helpers", array: layout.helpers) { json, helper in
        json.object {
          $0.member("id", helper.id)
          $0.member("superview", helper.superview)
          $0.member("purpose", helper.purpose.rawValue)
        }
      }
    }
    return (text ?? "") + "\n"
  }

  private func write(_ constraint: NewConstraint, to json: inout JSONWriter) {
    let content = constraint.content
    json.member("firstItem", content.first.item)
    json.member("firstAttribute", content.first.attribute.rawValue)
    json.member("relation", content.relation.rawValue)
    json.member("secondItem", ifPresent: content.second?.item)
    json.member("secondAttribute", ifPresent: content.second?.attribute.rawValue)
    json.member("multiplier", content.multiplier.value)
    json.member("constant", content.constant.value)
    json.member("priority", content.priority)
    json.member("identifier", ifPresent: constraint.otherAttributes[.identifier])
  }
}
