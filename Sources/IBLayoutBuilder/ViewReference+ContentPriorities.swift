import IBTemplates

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

extension ViewReference {
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
