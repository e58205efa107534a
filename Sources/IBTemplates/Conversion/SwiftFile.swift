import IBModel

/// A source file with one function for a layout.
struct SwiftFile {
  /// What the first line says about it.
  var title: String
  /// The module that it needs beside that of the views.
  var module: String?
  /// What the function does.
  var summary: String
  /// What it is called.
  var function: String
  /// Its parameters.
  var names: SwiftNames
  /// The type of its result.
  var result: String?
  /// Its lines.
  var body: [String]

  var text: String {
    let modules = [module, names.isMac ? "AppKit" : "UIKit"].compactMap(\.self)
    let parameters = names.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    var text = "// \(title), written by `ibt convert`.\n\n"
    text += modules.map { "import \($0)\n" }.joined() + "\n/// \(summary)\n"
    text += "func \(function)(\(parameters))\(result.map { " -> \($0)" } ?? "") {\n"
    text += body.map { "  \($0)\n" }.joined() + "}\n"
    if body.contains(where: { $0.contains(".with(") }) { text += SwiftFile.helpers }
    return text
  }

  private static let helpers = """

    extension NSLayoutConstraint {
      fileprivate func with(priority: Float) -> NSLayoutConstraint {
        self.priority = .init(priority)
        return self
      }

      fileprivate func with(identifier: String) -> NSLayoutConstraint {
        self.identifier = identifier
        return self
      }
    }

    """
}

extension LiteralLayout {
  /// The template and its screen, for the first line of source.
  var sourceTitle: String {
    "\(template.name) of \(screens.first?.viewTreeOwner?.name ?? screens.first?.name ?? "the screen")"
  }
}
