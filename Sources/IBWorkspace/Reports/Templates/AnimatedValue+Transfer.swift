import IBLayout
import IBModel
import IBTemplates
import IBXML

extension AnimatedValue.Content {
  /// Creates the content of a transferred value; nil for an unknown default.
  package init?(_ transfer: AttributeTransfer) {
    switch transfer.written {
    case .text(let text), .attribute(let text): self.init(text, hasFractions: transfer.hasFractions)
    case .element(let element): self = AnimatedValue.Content(element) ?? .text(transfer.value ?? element.name.text)
    case .standard:
      guard let standard = transfer.standard else { return nil }
      self.init(standard, hasFractions: transfer.hasFractions)
    case nil:
      guard let value = transfer.value else { return nil }
      self = .text(value)
    }
  }

  private init(_ text: String, hasFractions: Bool) {
    if hasFractions, let number = Double(text), number.isFinite {
      self = .numbers([AnimatedValue.Number("", number)], kind: "number")
    } else {
      self = .text(text)
    }
  }

  /// Creates the content of an element that consists of numbers; nil for another one.
  private init?(_ element: NewElement) {
    guard element.children.isEmpty, let names = AnimatedValue.Content.numberNames[element.name] else { return nil }
    if element.name == "color" {
      self.init(color: element)
      return
    }
    let numbers = names.compactMap { name in
      element[name].flatMap(Double.init).map { AnimatedValue.Number(name.text, $0) }
    }
    guard !numbers.isEmpty else { return nil }
    let rest = element.attributes.filter { $0.name != .key && !names.contains($0.name) }
    let words = rest.map { "\($0.name.text)=\($0.value)" }.sorted()
    self = .numbers(numbers, kind: ([element.name.text] + words).joined(separator: " "))
  }

  private static let numberNames: [Name: [Name]] = [
    "color": ["red", "green", "blue", "alpha"], "size": ["width", "height"], "point": ["x", "y"],
    "rect": ["x", "y", "width", "height"], "edgeInsets": ["top", "left", "bottom", "right"],
    "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"], "fontDescription": ["pointSize"],
    "inset": ["minX", "minY", "maxX", "maxY"],
  ]

  /// Creates a color from its components. Colors of the app and the system have none: they depend on the appearance.
  private init?(color: NewElement) {
    let names: [Name] = ["systemColor", "cocoaTouchSystemColor", .name]
    guard names.allSatisfy({ color[$0] == nil }) else { return nil }
    let white = color["white"]
    let components = ["red", "green", "blue"].compactMap { name in
      (white ?? color[Name(name)]).flatMap(Double.init).map { AnimatedValue.Number(name, $0) }
    }
    guard components.count == 3 else { return nil }
    let alpha = AnimatedValue.Number("alpha", color["alpha"].flatMap(Double.init) ?? 1)
    // Gray with the gamma of a screen is nearly the same in sRGB.
    let space = white == nil ? color["customColorSpace"] ?? color["colorSpace"] ?? "" : "sRGB"
    self = .numbers(components + [alpha], kind: "color \(space)")
  }
}
