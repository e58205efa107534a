import IBTemplates

/// A view by name, or several of them, to say something about its attributes.
public struct ViewReference: Sendable, Hashable, ExpressibleByStringLiteral {
  let names: [LayoutName]

  /// The view with an id, an outlet's property, a user label or a path.
  public init(_ name: String) { names = [LayoutName(name)] }

  /// Several views: what is said is said of each.
  public init(_ names: [String]) { self.names = names.map { LayoutName($0) } }

  /// A view by name.
  public init(stringLiteral value: String) { self.init(value) }

  /// A value of the views: `view("photo").assign("alpha", "0.5")`.
  public func assign(_ keyPath: String, _ value: String) -> ValueStatement {
    ValueStatement(.names(names), keyPath, .text(value))
  }

  func kept(_ name: String, _ other: ViewReference? = nil) -> KeptAttribute {
    KeptAttribute(views: names, name: name, other: other?.names.first)
  }
}

/// The view with an id, an outlet's property, a user label or a path.
public func view(_ name: String) -> ViewReference { ViewReference(name) }

/// Several views: what is said is said of each.
public func views(_ names: String...) -> ViewReference { ViewReference(names) }
