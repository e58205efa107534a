import IBXML

/// Names the measuring of content asks for, interned once; each is spelled as in the format.
extension Name {
  static let attributes = Name("attributes")
  static let attributedString = Name("attributedString")
  static let backgroundImage = Name("backgroundImage")
  static let base64 = Name("base64-UTF8")
  static let bezelStyle = Name("bezelStyle")
  static let borderStyle = Name("borderStyle")
  static let boxType = Name("boxType")
  static let buttonConfiguration = Name("buttonConfiguration")
  static let buttonType = Name("buttonType")
  static let catalog = Name("catalog")
  static let configurationType = Name("configurationType")
  static let contentText = Name("content")
  static let controlSize = Name("controlSize")
  static let datePickerMode = Name("datePickerMode")
  static let datePickerStyle = Name("datePickerStyle")
  static let editable = Name("editable")
  static let font = Name("font")
  static let fontDescription = Name("fontDescription")
  static let fragment = Name("fragment")
  static let imagePosition = Name("imagePosition")
  static let lineBreakMode = Name("lineBreakMode")
  static let maxX = Name("maxX")
  static let maxY = Name("maxY")
  static let menuItem = Name("menuItem")
  static let metaFont = Name("metaFont")
  static let minX = Name("minX")
  static let minY = Name("minY")
  static let mutableString = Name("mutableString")
  static let numberOfLines = Name("numberOfLines")
  static let numberOfPages = Name("numberOfPages")
  static let numberOfTickMarks = Name("numberOfTickMarks")
  static let placeholderString = Name("placeholderString")
  static let pointSize = Name("pointSize")
  static let preferredMaxLayoutWidth = Name("preferredMaxLayoutWidth")
  static let scaleName = Name("scale")
  static let segment = Name("segment")
  static let segments = Name("segments")
  static let sliderType = Name("sliderType")
  static let state = Name("state")
  static let string = Name("string")
  static let style = Name("style")
  static let subtitle = Name("subtitle")
  static let labelText = Name("text")
  static let textStyle = Name("textStyle")
  static let usesAttributedText = Name("usesAttributedText")
  static let usesSingleLineMode = Name("usesSingleLineMode")
  static let weight = Name("weight")
}

extension Element {
  /// The number in an attribute, kept to what sums of sizes can bear: a million either way.
  func number(_ name: Name) -> Double? {
    guard let text = self[name], let number = Double(text), number.isFinite else { return nil }
    return min(max(number, -1_000_000), 1_000_000)
  }
}
