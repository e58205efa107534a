import IBModel
import IBXML

/// Colors that are written as components.
enum Colors {
  static func answer(_ request: FeatureRequest) async throws(ProtocolError) -> JSON {
    let snapshot = try request.requireDocument()
    guard snapshot.kind == .document, let document = snapshot.document else { return [] }
    let colors: [JSON] = document.tree.elements(named: ["color"]).compactMap { element in
      guard let color = ColorDescription(element) else { return nil }
      let components: (Double, Double, Double)
      switch color.source {
      case .rgb(let red, let green, let blue): components = (red, green, blue)
      case .white(let white): components = (white, white, white)
      default: return nil
      }
      let value: JSON = [
        "red": level(components.0), "green": level(components.1), "blue": level(components.2),
        "alpha": level(color.alpha),
      ]
      return ["range": snapshot.range(element.startTagRange), "color": value]
    }
    return .array(colors)
  }

  /// Attributes of a color that is not red, green and blue.
  private static let others: [Name] = ["white", "systemColor", "cocoaTouchSystemColor", "name", "catalog"]

  private static func level(_ component: Double) -> JSON { .number(min(max(component, 0), 1)) }

  /// The tag of the color with other components. It keeps its color space, but grays and named colors become sRGB.
  static func presentations(_ request: FeatureRequest) async throws(ProtocolError) -> JSON {
    let snapshot = try request.requireDocument()
    let document = try snapshot.requireSoundDocument()
    guard let range = snapshot.lines.offsets(of: request.params["range"]),
      let element = document.element(atOffset: range.lowerBound), element.name == "color"
    else { return [] }
    let component = { (name: String) -> Double in
      if case .number(let value)? = request.params["color"]?[name] { min(max(value, 0), 1) } else { 0 }
    }
    let levels = ["red", "green", "blue", "alpha"].map { ($0, component($0)) }
    var edit = ModelEdit(document)
    for name in Colors.others where element[name] != nil { edit.setAttribute(name, to: nil as String?, on: element) }
    for (name, value) in levels { edit.setAttribute(Name(name), to: ComponentText.text(value), on: element) }
    if element["colorSpace"]?.hasSuffix("White") != false || element["customColorSpace"]?.contains("Gray") == true {
      edit.setAttribute("colorSpace", to: "custom", on: element)
      edit.setAttribute("customColorSpace", to: "sRGB", on: element)
    }
    let splices = edit.splices()
    guard let tag = try? splices.applied(to: snapshot.text) else { return [] }
    let length = tag.count - snapshot.text.count + element.startTagRange.count
    let text = String(
      decoding: tag[element.startTagRange.lowerBound..<element.startTagRange.lowerBound + length], as: UTF8.self)
    return [
      [
        "label": .string(ColorDescription.hexadecimal(levels[0].1, levels[1].1, levels[2].1)),
        "textEdit": ["range": snapshot.lines.range(of: element.startTagRange), "newText": .string(text)],
      ]
    ]
  }
}

/// A component of a color in the form of documents.
enum ComponentText {
  /// Writes at most six decimals.
  static func text(_ value: Double) -> String {
    let rounded = (min(max(value, 0), 1) * 1_000_000).rounded() / 1_000_000
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}
