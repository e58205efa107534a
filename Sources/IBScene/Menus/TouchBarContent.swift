import IBModel
import IBXML

/// A touch bar with its items.
package struct TouchBarContent: Sendable, Hashable {
  /// An item of a touch bar.
  package struct Item: Sendable, Hashable {
    /// What is in its place.
    package enum Kind: Sendable, Hashable {
      /// The view with an id.
      case view(ObjectID)
      /// A button with a label that opens another touch bar, or a control of the system.
      case named(String)
      /// Space between items, in points.
      case space(Double)
      /// What is left over, shared with other flexible spaces.
      case flexibleSpace
      /// Items that are together.
      case group([Item])
    }

    /// The id of the object.
    package var id: ObjectID
    /// What is in its place.
    package var kind: Kind
  }

  /// The id of the object.
  package var id: ObjectID
  /// From left to right.
  package var items: [Item]
}

extension Document {
  /// The touch bars that are not inside of another one, in document order.
  public var rootTouchBars: [Object] {
    objects.filter { object in
      object.kind == "touchBar" && !object.element.ancestors.contains { $0.name == "touchBar" }
    }
  }
}

extension TouchBarContent {
  /// What a touch bar has; nil for other objects.
  package init?(_ object: Object) {
    guard object.kind == "touchBar" else { return nil }
    id = object.id
    items = TouchBarContent.items(of: object.element)
  }

  private static func items(of bar: Element) -> [Item] {
    bar.child("touchBarItems")?.children.compactMap { Object($0) }.map { Item(id: $0.id, kind: kind(of: $0)) } ?? []
  }

  /// Elements of groups have a touch bar of their own inside.
  private static func kind(of item: Object) -> Item.Kind {
    let element = item.element
    if let space = space(element["identifier"] ?? "") { return space }
    if let inner = element.child(withKey: "groupTouchBar") { return .group(items(of: inner)) }
    let view = element.child(withKey: "viewController")?.child(withKey: "view") ?? element.child(withKey: "view")
    if let id = view?.id(.id) { return .view(id) }
    let labels = ["collapsedRepresentationLabel", "customizationLabel", "label"].lazy.compactMap { element[Name($0)] }
    return .named(labels.first { !$0.isEmpty } ?? item.name)
  }

  /// Sources: Apple's documentation names the spaces; their widths are guessed.
  private static func space(_ identifier: String) -> Item.Kind? {
    switch identifier {
    case "NSTouchBarItemIdentifierFlexibleSpace": .flexibleSpace
    case "NSTouchBarItemIdentifierFixedSpaceSmall": .space(8)
    case "NSTouchBarItemIdentifierFixedSpaceLarge": .space(24)
    default: nil
    }
  }
}
