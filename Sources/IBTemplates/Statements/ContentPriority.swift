import IBModel
import IBXML

/// The resistance of a view to being larger than its content (hugging), or smaller (compression resistance).
public enum ContentPriority: String, Sendable, CaseIterable {
  case horizontalHugging, verticalHugging
  case horizontalCompressionResistance, verticalCompressionResistance

  /// The attribute of the format.
  public var attribute: Name { Name("\(rawValue)Priority") }

  init?(attribute: String) {
    guard let known = ContentPriority.allCases.first(where: { $0.attribute.text == attribute }) else { return nil }
    self = known
  }

  /// Priorities that are set together, in the order of several values: the horizontal one first.
  public static let groups: [(name: String, members: [ContentPriority])] = [
    ("hugging", [.horizontalHugging, .verticalHugging]),
    ("compressionResistance", [.horizontalCompressionResistance, .verticalCompressionResistance]),
  ]
}

extension KeepStatement {
  /// Layout guides have no content.
  func addContentPriorities(of ids: [ObjectID], to context: inout LayoutContext) {
    for id in ids where context.document.object(id)?.isView == true {
      for priority in ContentPriority.allCases {
        guard let value = contentPriorities[priority], let text = CanonicalNumber.spelled(value) else { continue }
        context.add(
          EvaluatedLayout.Value(view: id, keyPath: priority.attribute.text, content: .attribute(text), range: range))
      }
    }
  }
}
