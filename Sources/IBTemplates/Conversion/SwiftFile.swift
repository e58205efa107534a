import IBModel

/// A source file with one function that returns the constraints of a layout.
struct SwiftFile {
  var title: String
  var summary: String
  var function: String
  var names: SwiftNames
  var body: [String]

  var text: String {
    let parameters = names.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    var text = "// \(title.onOneLine), written by `ibt convert`.\n\n"
    text += "import \(names.isMac ? "AppKit" : "UIKit")\n\n/// \(summary)\n"
    text += "func \(function)(\(parameters)) -> [NSLayoutConstraint] {\n"
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
