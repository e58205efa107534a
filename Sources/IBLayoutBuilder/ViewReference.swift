import IBTemplates

/// A reference to one or several views by name, for statements about their attributes.
public struct ViewReference: Sendable, Hashable, ExpressibleByStringLiteral {
  let names: [LayoutName]

  /// Creates a reference to the view with an id, an outlet's property, a user label or a path.
  public init(_ name: String) { names = [LayoutName(name)] }

  /// Creates a reference to several views. A statement applies to each of them.
  public init(_ names: [String]) { self.names = names.map { LayoutName($0) } }

  /// Creates a reference to a view from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Returns a value of the views: `view("photo").assign("alpha", "0.5")`.
  public func assign(_ keyPath: String, _ value: String) -> ValueStatement {
    ValueStatement(.names(names), keyPath, .text(value))
  }

  func kept(_ name: String, _ other: ViewReference? = nil) -> AttributeExpression {
    AttributeExpression(views: names, name: name, other: other?.names.first)
  }

  /// The resistance of the view to being larger than its content.
  public var hugging: KeptContentPriority { kept([.horizontalHugging, .verticalHugging]) }

  /// The resistance of the view to being wider than its content.
  public var horizontalHugging: KeptContentPriority { kept([.horizontalHugging]) }

  /// The resistance of the view to being higher than its content.
  public var verticalHugging: KeptContentPriority { kept([.verticalHugging]) }

  /// The resistance of the view to being smaller than its content.
  public var compressionResistance: KeptContentPriority {
    kept([.horizontalCompressionResistance, .verticalCompressionResistance])
  }

  /// The resistance of the view to being narrower than its content.
  public var horizontalCompressionResistance: KeptContentPriority { kept([.horizontalCompressionResistance]) }

  /// The resistance of the view to being lower than its content.
  public var verticalCompressionResistance: KeptContentPriority { kept([.verticalCompressionResistance]) }

  private func kept(_ members: [ContentPriority]) -> KeptContentPriority {
    KeptContentPriority(views: names, members: members)
  }
}

/// Returns the view with an id, an outlet's property, a user label or a path.
public func view(_ name: String) -> ViewReference { ViewReference(name) }

/// Returns several views. A statement applies to each of them.
public func views(_ names: String...) -> ViewReference { ViewReference(names) }

/// The hugging or compression resistance of views: `view("title").horizontalHugging == .high`.
public struct KeptContentPriority: Sendable {
  let views: [LayoutName]
  let members: [ContentPriority]

  /// Sets the priority along each axis of the attribute.
  public static func == (attribute: KeptContentPriority, priority: LayoutPriority) -> KeepStatement {
    var statement = KeepStatement(.names(attribute.views), [])
    for member in attribute.members { statement.contentPriorities[member] = priority.value }
    return statement
  }
}
