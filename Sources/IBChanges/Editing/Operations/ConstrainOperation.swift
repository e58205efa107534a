import IBModel
import IBXML

/// Adds constraints, or changes existing ones with the same attributes.
public struct ConstrainOperation: EditOperation {
  /// The treatment of an existing constraint between the same attributes with another constant, multiplier or priority.
  public enum Existing: Sendable, Hashable {
    /// The existing constraint causes an error.
    case refuse
    /// The existing constraint gets the new values.
    case replace
    /// Both constraints are kept.
    case keep
  }

  /// Equations such as `Title.top = Header.bottom + 8 @750`.
  public var equations: [String]
  /// The treatment of existing constraints.
  public var existing: Existing
  /// Nil, because the equations name the objects.
  public var targets: Targets? { nil }

  /// Creates an operation from equations.
  public init(_ equations: [String], existing: Existing = .refuse) {
    (self.equations, self.existing) = (equations, existing)
  }

  /// Adds or changes the constraints; see ``Operation``.
  public func edit(_ edit: inout ModelEdit, _ objects: [Object]) throws(OperationError) -> [OperationChange] {
    var changes: [OperationChange] = []
    for equation in equations {
      let content: ConstraintContent
      do throws(ExplainedError) { content = try edit.document.equation(equation) } catch {
        throw OperationError(error.description)
      }
      if let change = try add(content, to: &edit) { changes.append(change) }
    }
    return changes
  }

  private func add(_ content: ConstraintContent, to edit: inout ModelEdit) throws(OperationError) -> OperationChange? {
    let document = edit.document
    let text = document.text(of: content)
    if let rival = rival(of: content, in: document) {
      if rival.read().content.map({ $0 == content && $0.isStandard == content.isStandard }) == true { return nil }
      switch existing {
      case .keep: break
      case .refuse:
        throw OperationError(
          "`\(text)` is already stated as \(document.text(of: rival)) (\(rival.id)); --replace changes that constraint, "
            + "--keep adds another one")
      case .replace:
        // The identifier and the installation stay.
        let old = document.text(of: rival)
        let host = rival.host.id
        for attribute in NewConstraint(content).element(id: rival.id, heldBy: host, on: document.platform).attributes {
          edit.setAttribute(attribute.name, to: attribute.value, on: rival.element)
        }
        let new = NewConstraint(content).element(id: rival.id, heldBy: host, on: document.platform)
        for name in ConstrainOperation.values where new[name] == nil {
          edit.setAttribute(name, to: nil, on: rival.element)
        }
        return OperationChange(rival.object, "\(old) → \(text)")
      }
    }
    let items = content.items.compactMap { document.object($0) }
    guard items.count == content.items.count, let host = document.constraintHost(for: items) else {
      throw OperationError("`\(text)`: its items are not in one view tree")
    }
    edit.freeFromAutoresizing(items, in: host)
    let id = edit.add(NewConstraint(content), heldBy: host, seed: text)
    return OperationChange(host, "added \(text)", added: [id])
  }

  private static let values: [Name] = [.constant, .multiplier, .priority, .symbolic, "symbolType"]

  private func rival(of content: ConstraintContent, in document: Document) -> Constraint? {
    document.constraints.first { constraint in
      guard let other = constraint.read().content, !constraint.isPlaceholder else { return false }
      return other.first == content.first && other.second == content.second && other.relation == content.relation
    }
  }
}

extension ConstraintContent {
  var isStandard: Bool { if case .standard = constant { true } else { false } }
}

extension ModelEdit {
  /// Turns off the autoresizing masks of constrained views, as in Interface Builder: all items except the constraint's
  /// host.
  mutating func freeFromAutoresizing(_ items: [Object], in host: Object) {
    for item in items where item.isView && (item != host || items.count == 1) && !item.rootOfTree {
      guard item.element[Name.translatesAutoresizing] != "NO", document.tree.root["useAutolayout"] == "YES",
        item.superview != nil
      else { continue }
      setAttribute(.translatesAutoresizing, to: "NO", on: item.element)
      if let mask = item.element.child(withKey: "autoresizingMask") { remove(mask) }
    }
  }
}

extension Name {
  static let translatesAutoresizing = Name("translatesAutoresizingMaskIntoConstraints")
}
