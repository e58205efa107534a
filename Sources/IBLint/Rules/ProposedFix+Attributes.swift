import IBModel
import IBXML

extension ProposedFix {
  /// Sets an attribute, or removes it for nil.
  static func setting(_ name: Name, of element: Element, to value: String?, _ safety: Fix.Safety) -> ProposedFix {
    let title = value.map { "Set `\(name)` to `\($0)`" } ?? "Remove `\(name)`"
    return ProposedFix(fix: Fix(title: title, safety: safety)) { $0.setAttribute(name, to: value, on: element) }
  }

  static func removing(_ connection: Connection) -> ProposedFix {
    .unsafe(connection.kind == .action ? "Remove the action" : "Remove the connection") { $0.remove(connection) }
  }
}

extension FormatProblem {
  func setting(_ name: Name, to value: String) -> ProposedFix { .setting(name, of: element, to: value, .unsafe) }

  func removingAttribute(_ name: Name) -> ProposedFix { .setting(name, of: element, to: nil, .unsafe) }

  /// Renames an attribute of the element; nil if it already has one of that name.
  func renamingAttribute(_ name: Name, to new: Name) -> ProposedFix? {
    guard let value = element[name], element.attribute(new) == nil, mayBe(new, value) else { return nil }
    let element = element
    return .unsafe("Rename `\(name)` to `\(new)`") { edit in
      edit.setAttribute(name, to: nil, on: element)
      edit.setAttribute(new, to: value, on: element)
    }
  }

  /// Whether an attribute can have a new value: an id must be new, and a reference needs its object.
  private func mayBe(_ attribute: Name, _ value: String) -> Bool {
    guard IDGenerator.mayHoldID(attribute, on: element.name) else { return true }
    let isKnown = element.tree.elements.contains { $0[.id] == value }
    return isKnown != (attribute == .id)
  }
}
