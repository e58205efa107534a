import IBModel
import IBXML

extension FontDescription {
  /// Whether the size is not that of a text style.
  var isFixed: Bool {
    if case .textStyle = source { return false }
    return true
  }
}

extension Rule {
  /// Elements of views that adjust their font when the text size changes.
  static let adjustingViews: [Name] = ElementKind.texts.map(\.name)
}

extension Object {
  /// Whether the view adjusts its font when the text size changes.
  var adjustsFont: Bool { bool("adjustsFontForContentSizeCategory") ?? false }
}
