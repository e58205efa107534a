import IBModel
import IBXML

extension FontDescription {
  /// Whether the size does not come from a text style.
  var isFixed: Bool {
    if case .textStyle = source { return false }
    return true
  }
}

extension Rule {
  static let adjustingViews: [Name] = ElementKind.texts.map(\.name)
}

extension Object {
  var adjustsFont: Bool { bool("adjustsFontForContentSizeCategory") ?? false }
}
