import IBBase
import IBModel
import IBXML

/// A normalized text of an element, without the order of attributes, the spelling of numbers, and insignificant parts.
enum Signature {
  static func of(_ element: Element) -> String {
    var text = ""
    write(element, to: &text)
    return text
  }

  static func areEqual(_ first: Element, _ second: Element) -> Bool {
    first.tree.source.utf8[first.range] == second.tree.source.utf8[second.range] || of(first) == of(second)
  }

  private static func write(_ element: Element, to text: inout String) {
    text += "<" + (ElementRole.isText(element) ? ElementRole.string : element.name).text
    for (name, value) in attributes(of: element) { text += " \(name)=\"\(value)\"" }
    text += ">"
    if !element.holdsOnlyElements { text += element.text }
    for child in element.children { write(child, to: &text) }
  }

  private static func attributes(of element: Element) -> [(name: String, value: String)] {
    var found: [(name: String, value: String)] = []
    let color = ColorDescription(element).flatMap(text)
    if let color { found.append(("color", color)) }
    for attribute in element.attributes where !Noise.isFlag(attribute.name) {
      if color != nil, attribute.name != .key { continue }
      found.append((attribute.name.text, number(attribute.value)))
    }
    return found.ordered { $0.name }
  }

  /// The normalized text of a color; nil if its space is unknown. Components beside a name are only cached by Xcode.
  private static func text(of color: ColorDescription) -> String? {
    let components: [Double]
    switch color.source {
    case .system(let name): return "system \(name)"
    case .catalog(let name): return "catalog \(name)"
    case .named(let name): return "named \(name)"
    case .white(let white): components = [white, white, white]
    case .rgb(let red, let green, let blue): components = [red, green, blue]
    case nil: return nil
    }
    let space = space(of: color)
    let bytes = (components + [color.alpha]).map { ($0 * 255).rounded() }
    let isPlain =
      plainColorSpaces.contains(space) && !(color.element.tree.root[.targetRuntime] ?? "").hasPrefix("MacOSX")
    return "\(bytes) \(isPlain ? "" : space)"
  }

  static func space(of color: ColorDescription) -> String {
    color.element["customColorSpace"] ?? color.element["colorSpace"] ?? ""
  }

  /// The color spaces that UIKit shows alike and Xcode exchanges. In AppKit they differ.
  ///
  /// Source: five of 290 real commits exchange them in 191 colors with equal components, all of iOS.
  private static let plainColorSpaces: Set<String> = [
    "", "custom", "sRGB", "calibratedRGB", "deviceRGB", "calibratedWhite", "deviceWhite",
    "genericGamma22GrayColorSpace",
  ]

  /// Normalizes `1`, `1.0` and `1.00`.
  static func number(_ text: String) -> String {
    guard let first = text.utf8.first, first == UInt8(ascii: "-") || first == UInt8(ascii: ".") || isDigit(first),
      text.utf8.contains(UInt8(ascii: ".")), let value = Double(text)
    else { return text }
    if let whole = Int(exactly: value) { return String(whole) }
    return CanonicalNumber.spelled(value) ?? text
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
