import IBModel

/// An element of layout sheets and its content, for the reader, the formatter and editors.
package struct SheetGrammar: Sendable {
  package let element: String
  package let attributes: [Attribute]
  package let children: [String]
  package let content: Content
  package let need: Need?

  package struct Attribute: Sendable {
    package let name: String
    package let value: SheetValue
    package let isRequired: Bool
  }

  package enum Content: Sendable {
    case nothing
    case text
    case formatElement
  }

  package enum Need: Sendable {
    case one(String, String)
    /// One of the two attributes, or an element inside.
    case valueOrElement(String, String)
    /// A second item and its attribute, or neither for a width or height.
    case secondItemOrSize
    /// An attribute that a statement needs, but not an element inside another one of its kind.
    case container(String)
  }

  package static let root = "layouts"

  package static func row(_ element: String) -> SheetGrammar? { byName[element] }

  static func isIdentification(_ name: String) -> Bool { name == "identifier" || name == "numbered" }

  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

  private static let byName = Dictionary(all.map { ($0.element, $0) }, uniquingKeysWith: { first, _ in first })

  package static let statements = [
    "vfl", "keep", "vbox", "hbox", "relative", "fit", "group", "traits", "when", "list", "grid", "use", "constraint",
    "attribute",
  ]

  private static let boxes = ["vbox", "hbox", "relative", "fit"]

  /// The root first.
  package static let all: [SheetGrammar] = [
    SheetGrammar(root, declarations + [optional("replaces", replacements)], children: ["layout"]),
    SheetGrammar(
      "layout",
      [required("name", .name), optional("scene", .name), optional("when", .condition)]
        + [optional("replaces", replacements)] + declarations + identification, children: statements),
    SheetGrammar("group", identification, children: statements),
    SheetGrammar("when", [required("test", .condition)] + identification, children: statements + ["else"]),
    SheetGrammar(
      "traits",
      [
        optional("horizontal", .words(["compact", "regular"])), optional("vertical", .words(["compact", "regular"])),
        optional("idiom", .words(["phone", "pad", "tv", "watch", "mac"])), optional("scale", .number),
      ] + identification, children: statements + ["else"]),
    SheetGrammar("else", children: statements),
    SheetGrammar(
      "list", [required("of", .names), required("as", .word)] + identification, children: statements),
    SheetGrammar(
      "grid",
      [
        required("of", .names), required("columns", .count), optional("as", .word), optional("spacing", .amounts(2)),
        optional("margins", .amounts(1)),
      ] + identification, children: statements),
    SheetGrammar("use", [required("layout", .name)]),
    SheetGrammar(
      "vfl",
      [
        optional("metrics", .numbers), optional("views", .assignments), optional("options", .options),
        optional("standardGap", .words(["margins", "edges"])),
      ] + identification, content: .text),
    SheetGrammar(
      "keep", subjects + [optional("to", .name), optional("stops", stops)] + kept + identification,
      need: .one("view", "views")),
    SheetGrammar("vbox", stack + identification, children: ["view"], need: .container("in")),
    SheetGrammar("hbox", stack + identification, children: ["view"], need: .container("in")),
    SheetGrammar("relative", containerAttributes + identification, children: ["view"], need: .container("in")),
    SheetGrammar("fit", containerAttributes + identification, children: ["view"], need: .container("in")),
    SheetGrammar("view", item, children: boxes),
    SheetGrammar(
      "constraint",
      [
        required("firstItem", .name), required("firstAttribute", .words(LayoutAttribute.allCases.map(\.rawValue))),
        optional("relation", .words(LayoutRelation.allCases.map(\.rawValue))), optional("secondItem", .name),
        optional("secondAttribute", .words(LayoutAttribute.allCases.map(\.rawValue))), optional("constant", .number),
        optional("multiplier", .ratio), optional("priority", .priority), optional("identifier", .text),
      ], need: .secondItemOrSize),
    SheetGrammar(
      "attribute",
      [
        required("view", .names), required("keyPath", .name), optional("value", .text),
        optional("default", .words(["yes"])),
      ], content: .formatElement, need: .valueOrElement("value", "default")),
  ]

  private static let declarations = [
    optional("metrics", .numbers), optional("state", .assignments), optional("lists", .lists),
  ]

  private static let replacements = SheetValue.words(LayoutReplacement.allCases.map(\.rawValue))

  private static let stops = SheetValue.words(["horizontal", "vertical", "both"])

  private static let identification = [optional("identifier", .text), optional("numbered", .words(["yes", "no"]))]

  private static let subjects = [optional("view", .name), optional("views", .names)]

  private static let kept =
    KeepAttribute.all.map { optional($0.name, .kept(1)) }
    + KeepAttribute.groups.map { optional($0.name, .kept($0.members.count)) }
    + ContentPriority.allCases.map { optional($0.rawValue, .priority) }
    + ContentPriority.groups.map { optional($0.name, .priorities($0.members.count)) }

  private static let stack = [
    optional("in", .name), optional("spacing", .amounts(1)), optional("margins", .amounts(4)),
    optional("align", .words(Box.Alignment.allCases.map(\.rawValue))),
    optional("pack", .words(Box.Pack.allCases.map(\.rawValue))), moves,
  ]

  private static let containerAttributes = [optional("in", .name), optional("margins", .amounts(4)), moves]

  private static let moves = optional("moves", .words(["yes", "no"]))

  private static let item = [
    optional("ref", .name), optional("width", .amounts(1)), optional("height", .amounts(1)), optional("flex", .number),
    optional("align", .words(Box.Alignment.allCases.map(\.rawValue))),
    optional("halign", .words(Box.HorizontalPosition.allCases.map(\.rawValue))),
    optional("valign", .words(Box.VerticalPosition.allCases.map(\.rawValue))), optional("margins", .amounts(4)),
    optional("marginTop", .amounts(1)), optional("marginLeft", .amounts(1)), optional("marginBottom", .amounts(1)),
    optional("marginRight", .amounts(1)),
  ]

  private init(
    _ element: String, _ attributes: [Attribute] = [], children: [String] = [], content: Content = .nothing,
    need: Need? = nil
  ) {
    (self.element, self.attributes, self.children, self.content) = (element, attributes, children, content)
    self.need = need
  }

  private static func required(_ name: String, _ value: SheetValue) -> Attribute {
    Attribute(name: name, value: value, isRequired: true)
  }

  private static func optional(_ name: String, _ value: SheetValue) -> Attribute {
    Attribute(name: name, value: value, isRequired: false)
  }
}
