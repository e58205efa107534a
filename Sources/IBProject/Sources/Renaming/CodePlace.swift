/// A place in code that has a name which is to change.
package struct CodePlace: Sendable, Hashable {
  /// The bytes of the name.
  package var range: Range<Int>
  /// Why the place may mean something else, or may need more than another name; nil if it certainly means what is renamed.
  package var doubt: String?
  /// How the name is spelled there.
  package var form = Form.plain

  /// The spellings of the name of a property in Objective-C.
  package enum Form: Sendable, Hashable {
    case plain
    /// `_title`, the variable of a property.
    case variable
    /// `setTitle`, the first word of its setter.
    case setter

    /// A name in this form.
    package func spelled(_ name: String) -> String {
      switch self {
      case .plain: name
      case .variable: "_" + name
      case .setter: "set" + name.prefix(1).uppercased() + name.dropFirst()
      }
    }
  }

  /// A place that means what is renamed, unless there is a doubt.
  package init(_ range: Range<Int>, doubt: String? = nil, form: Form = .plain) {
    (self.range, self.doubt, self.form) = (range, doubt, form)
  }
}
