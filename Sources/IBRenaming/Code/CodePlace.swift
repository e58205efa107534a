import IBProject

/// A place in code with the name to change.
package struct CodePlace: Sendable, Hashable {
  package var range: Range<Int>
  /// The reason why the place may have another meaning or need more changes; nil if it is certain.
  package var obstacle: String?
  package var form = Form.plain

  /// The spelling of a property's name in Objective-C.
  package enum Form: Sendable, Hashable {
    case plain
    /// `_title`, the instance variable of a property.
    case variable
    /// `setTitle`, the first word of its setter.
    case setter

    package func spelled(_ name: String) -> String {
      switch self {
      case .plain: name
      case .variable: "_" + name
      case .setter: String(KeyValueNames.setter(of: name).dropLast())
      }
    }
  }

  package init(_ range: Range<Int>, obstacle: String? = nil, form: Form = .plain) {
    (self.range, self.obstacle, self.form) = (range, obstacle, form)
  }
}
