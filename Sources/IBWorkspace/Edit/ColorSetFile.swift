import IBChanges
import IBModel
import IBXML

/// A color set that an asset catalog gets.
package struct ColorSetFile {
  package let catalog: String
  package let name: String
  /// `#FF8800` or `#FF8800CC`
  private let digits: [UInt8]

  /// Creates a color set for a literal color.
  /// - Throws: `CommandError` when there is no such catalog, or the color has no components or no name.
  package init(in catalog: String, name: String, color: String) throws {
    guard catalog.hasSuffix(".xcassets"), DocumentPaths.isFolder(catalog) else {
      throw CommandError("`\(catalog)` is not an asset catalog: a folder whose name ends with .xcassets")
    }
    guard !name.hasPrefix("#"), !name.contains("/"), name != "none", !name.hasPrefix(".") else {
      throw CommandError("`\(name)` cannot be the name of a color set")
    }
    guard let color = NewElement(color: color) else {
      throw CommandError("--asset writes the components of a color such as `#FF8800`, and `\(color)` is a name")
    }
    (self.catalog, self.name) = (catalog, name)
    self.digits = ["red", "green", "blue", "alpha"].map {
      UInt8(level: color[$0].flatMap { Double($0) } ?? 1)
    }
    element = color
  }

  /// The color as an element of the list of resources.
  package let element: NewElement

  package var change: FileChange {
    let folder = catalog.hasSuffix("/") ? String(catalog.dropLast()) : catalog
    return FileChange("\(folder)/\(name).colorset/Contents.json", from: nil, to: Array(text.utf8))
  }

  /// The text of the file, as Xcode writes it.
  private var text: String {
    let level = { (index: Int) -> String in
      let digits = String(self.digits[index], radix: 16, uppercase: true)
      return "0x" + (digits.count == 1 ? "0" : "") + digits
    }
    let thousandths = (Int(digits[3]) * 1000 + 127) / 255
    let alpha = "\(thousandths / 1000).\(String(thousandths % 1000 + 1000).dropFirst())"
    return """
      {
        "colors" : [
          {
            "color" : {
              "color-space" : "srgb",
              "components" : {
                "alpha" : "\(alpha)",
                "blue" : "\(level(2))",
                "green" : "\(level(1))",
                "red" : "\(level(0))"
              }
            },
            "idiom" : "universal"
          }
        ],
        "info" : {
          "author" : "xcode",
          "version" : 1
        }
      }

      """
  }
}
