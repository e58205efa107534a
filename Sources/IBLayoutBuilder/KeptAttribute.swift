import IBModel
import IBTemplates

/// An attribute of a view, or a group of them: `view("photo").width`.
public struct KeptAttribute: Sendable {
  let views: [LayoutName]
  /// The name of the attribute or the group in sheets.
  public var attributeName: String { name }
  let name: String
  let other: LayoutName?

  /// An identity that is independent of the way of access: the left offset of one view from another one is the right
  /// offset of the other from it, and alignments are the same from both sides.
  public struct Identity: Sendable, Hashable {
    private let anchors: Set<String>
    private let measure: String

    init(_ attribute: KeptAttribute, _ row: KeepAttribute) {
      let view = attribute.views.map(\.text).joined(separator: ",")
      let ends = row.ends(of: view, attribute.other?.text)
      anchors = Set(ends)
      // A size compared with another one is not the same in the other direction: the value is a factor.
      measure = row.isFactor ? ends.joined(separator: " ") : ""
    }
  }

  /// The identity of the attribute; nil for a group.
  public var identity: Identity? { KeepAttribute.named(name).map { Identity(self, $0) } }

  private func statement(_ relation: LayoutRelation, _ value: KeptValue) -> KeepStatement {
    let members = KeepAttribute.named(name).map { [$0] } ?? KeepAttribute.group(name) ?? []
    let kept = KeepValue(relation, value.amount, priority: value.priority.value)
    return KeepStatement(
      .names(views), to: other.map { .view($0) },
      [KeepStatement.Setting(name, members, members.map { _ in [kept] })])
  }

  /// Keeps the attribute at a value.
  public static func == (attribute: KeptAttribute, value: KeptValue) -> KeepStatement {
    attribute.statement(.equal, value)
  }

  /// Keeps the attribute at least at a value.
  public static func >= (attribute: KeptAttribute, value: KeptValue) -> KeepStatement {
    attribute.statement(.greaterThanOrEqual, value)
  }

  /// Keeps the attribute at most at a value.
  public static func <= (attribute: KeptAttribute, value: KeptValue) -> KeepStatement {
    attribute.statement(.lessThanOrEqual, value)
  }

  /// Removes the constraint with a relation.
  public func removed(_ relation: LayoutRelation = .equal) -> KeepStatement { statement(relation, KeptValue(nil)) }
}
