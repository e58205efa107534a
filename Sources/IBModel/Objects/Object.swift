import IBXML

/// An object of a document: an element with an id. It is a lightweight handle on its element.
public struct Object: Sendable, Hashable, Comparable {
  /// The element of the object.
  public let element: Element

  init(element: Element) { self.element = element }

  /// Creates the object of an element; nil if the element has no id.
  public init?(_ element: Element) {
    guard element.has(.id), !Object.isPreset(element.name) else { return nil }
    self.element = element
  }

  /// Whether the `id` is the name of a preset, not the identity of an object.
  static func isPreset(_ name: Name) -> Bool { name == .device || name == .adaptation }

  /// The id, unique in a document without errors.
  public var id: ObjectID { element.id(.id) ?? "" }

  /// The kind of object: a label, a view controller, a constraint …
  public var kind: ElementKind { ElementKind(element.name) }

  /// The name given in Xcode's identity inspector or outline.
  public var userLabel: String? { element[.userLabel] }

  /// The custom class, which replaces the class of the kind.
  public var customClass: String? { element[.customClass] }

  /// The object around this one: the nearest element with an id.
  public var owner: Object? { element.parent?.owner }

  /// The scene the object is in; nil in a .xib.
  public var scene: DocumentScene? {
    for ancestor in element.ancestors where ancestor.name == .scene { return DocumentScene(element: ancestor) }
    return nil
  }

  /// Whether the object is at the top level of its scene or .xib.
  public var isTopLevel: Bool { element.parent?.name == .objects }

  /// Whether the object is a view.
  public var isView: Bool { kind.isView }

  /// Whether the object is a controller, a window or another owner of a view tree.
  public var ownsViewTree: Bool { kind.ownsViewTree }

  /// The objects directly inside this one, in document order: views, cells, items, guides, constraints, connections,
  /// formatters … This object is the owner of each.
  public var children: [Object] { Object.outermost(in: element) }

  /// This object and all objects inside it, in document order.
  public var family: some Collection<Object> { element.subtree.lazy.compactMap { Object($0) } }

  static func outermost(in element: Element) -> [Object] {
    var found: [Object] = []
    var pending = Array(element.children.reversed())
    while let next = pending.popLast() {
      if let object = Object(next) { found.append(object) } else { pending += next.children.reversed() }
    }
    return found
  }

  /// The formatter of a text cell.
  public var formatter: Object? { element.child(withKey: "formatter").flatMap { Object($0) } }

  /// The cell that draws a control or the cells of a column (macOS).
  public var cell: Object? {
    (element.child(withKey: "cell") ?? element.child(withKey: "dataCell")).flatMap { Object($0) }
  }

  /// The bindings of this object in document order (macOS).
  public var bindings: [Connection] { connections.filter { $0.kind == .binding } }

  /// The element with the accessibility settings of Xcode's Identity inspector.
  package var accessibility: Element? { element.child(withKey: "accessibilityConfiguration") }

  package var accessibilityLabel: String? {
    if let accessibility, let label = accessibility["label"] ?? accessibility.child(withKey: "label")?.text {
      return label
    }
    return runtimeAttribute("accessibilityLabel")?.text
  }

  /// Whether VoiceOver stops at the object; nil if its class decides.
  package var isAccessibilityElement: Bool? {
    if let flag = accessibility?.child(withKey: "isElement")?.bool("value").value { return flag }
    return runtimeAttribute("isAccessibilityElement").flatMap { $0.element.bool(.value).value }
  }

  /// Whether the object has a label, or VoiceOver does not stop at it.
  package var needsNoLabel: Bool { isAccessibilityElement == false || accessibilityLabel != nil }

  /// The name in code: the property of the first outlet of a custom class among the first outlets to the object.
  ///
  /// - Complexity: O(1), and once per document O(nodes and attributes)
  public var outletName: String? {
    if id.isEmpty { return nil }
    for outlet in element.tree.elements(named: .outlet, where: .destination, is: id.rawValue, upTo: Object.mostOutlets)
    {
      guard let property = outlet[.property], !property.isEmpty, !Object.rolesOfOutlets.contains(property),
        let source = outlet.parent?.parent, source[.customClass]?.isEmpty == false
      else { continue }
      return property
    }
    return nil
  }

  /// This bounds the time in a document with thousands of outlets to one id.
  private static let mostOutlets = 16

  /// Outlets of UIKit, AppKit and template views that describe a purpose, not a name.
  private static let rolesOfOutlets: Set<String> = [
    "accessoryView", "contentView", "contentViewController", "dataSource", "delegate", "document", "documentView",
    "dragDelegate", "dropDelegate", "initialFirstResponder", "inputAccessoryView", "inputView", "menu",
    "navigationItem",
    "nextKeyView", "nextResponder", "owner", "parent", "prefetchDataSource", "representedObject",
    "searchDisplayController",
    "target", "targetView", "toolbar", "view", "window",
  ]

  /// Orders objects as in the document.
  public static func < (left: Object, right: Object) -> Bool { left.element < right.element }
}

extension Document {
  /// The objects that are in no other object: the top level of scenes or of a .xib, and connections of the document.
  public var outermostObjects: [Object] { Object.outermost(in: tree.root) }
}

/// Common attributes of objects, typed. An unreadable value counts as missing here; readings of `Element` give the
/// reason. Variations for size classes are not applied.
extension Object {
  /// Returns the text of an attribute; nil if the object does not have it.
  public func string(_ name: Name) -> String? { element[name] }

  /// Returns an attribute as a finite number.
  public func number(_ name: Name) -> Double? { element.number(name).value }

  /// Returns an attribute as an integer.
  public func integer(_ name: Name) -> Int? { element.integer(name).value }

  /// Returns an attribute as a Boolean.
  public func bool(_ name: Name) -> Bool? { element.bool(name).value }

  /// The module of the custom class.
  public var customModule: String? { element[.customModule] }

  /// Whether the view is hidden.
  public var isHidden: Bool { bool("hidden") ?? false }

  /// The opacity of the view from 0 to 1.
  public var alpha: Double { number("alpha") ?? number("alphaValue") ?? 1 }

  /// The integer by which code finds the view.
  public var tag: Int { integer("tag") ?? 0 }

  /// The text that the object shows: the text of a label, field or text view, the title of a button or item. Long texts
  /// and texts of several lines are in a child element, texts of AppKit in the cell.
  public var text: String? {
    for name: Name in ["text", "title"] {
      if let text = element[name] ?? element.child(withKey: name.text)?.text { return text }
    }
    if let state = element.child(withKey: "normal") { return state[.title] ?? state.child(withKey: "title")?.text }
    return cell?.text
  }

  /// The font of the text; nil if the document has none.
  public var font: FontDescription? {
    for child in element.children {
      if let font = FontDescription(child), child[.key] != "titleFont" { return font }
    }
    return cell?.font
  }

  /// Returns the color with a key: `backgroundColor`, `textColor`, `tintColor`; nil if the document has none.
  public func color(_ key: String) -> ColorDescription? {
    for child in element.children where child[.key] == key {
      if let color = ColorDescription(child) { return color }
    }
    return cell?.color(key)
  }

  /// The background color; nil if the document has none.
  public var backgroundColor: ColorDescription? { color("backgroundColor") }
}

extension Element {
  /// Whether the element shows an image of the app. System symbols have labels.
  package var showsOwnImage: Bool {
    if self["image"] != nil { return self["catalog"] != "system" }
    guard let image = child(withKey: "image"), image.name == "imageReference" else { return false }
    return image["catalog"] != "system"
  }

  /// The object that the element is or belongs to.
  package var owner: Object? { Object(self) ?? ancestors.lazy.compactMap { Object($0) }.first }
}
