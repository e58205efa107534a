import IBTemplates

/// A reference to one or several views by name, for statements about their attributes.
public struct ViewReference: Sendable, Hashable, ExpressibleByStringLiteral {
  let names: [LayoutName]

  /// Creates a reference to the view with an id, an outlet's property, a user label or a path.
  public init(_ name: String) { names = [LayoutName(name)] }

  /// Creates a reference to several views, to each of which a statement applies.
  public init(_ names: [String]) { self.names = names.map { LayoutName($0) } }

  /// Creates a reference to a view from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Returns a value of the views: `view("photo").assign("alpha", "0.5")`.
  public func assign(_ keyPath: String, _ value: String) -> ValueStatement {
    ValueStatement(.names(names), keyPath, .text(value))
  }

  func kept(_ name: String, _ other: ViewReference? = nil) -> KeptAttribute {
    KeptAttribute(views: names, name: name, other: other?.names.first)
  }
}

/// Returns the view with an id, an outlet's property, a user label or a path.
public func view(_ name: String) -> ViewReference { ViewReference(name) }

/// Returns several views, to each of which a statement applies.
public func views(_ names: String...) -> ViewReference { ViewReference(names) }
