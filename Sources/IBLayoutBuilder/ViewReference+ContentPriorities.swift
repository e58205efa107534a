import IBTemplates

/// How strongly views keep the sizes of their contents: `view("title").horizontalHugging == .high`.
public struct KeptContentPriority: Sendable {
  let views: [LayoutName]
  let members: [ContentPriority]

  /// Is set to a priority, along both axes where both are meant.
  public static func == (attribute: KeptContentPriority, priority: LayoutPriority) -> KeepStatement {
    var statement = KeepStatement(.names(attribute.views), [])
    for member in attribute.members { statement.contentPriorities[member] = priority.value }
    return statement
  }
}

extension ViewReference {
  /// How strongly the view resists being larger than its content.
  public var hugging: KeptContentPriority { kept([.horizontalHugging, .verticalHugging]) }

  /// How strongly it resists being wider than its content.
  public var horizontalHugging: KeptContentPriority { kept([.horizontalHugging]) }

  /// How strongly it resists being higher than its content.
  public var verticalHugging: KeptContentPriority { kept([.verticalHugging]) }

  /// How strongly the view resists being smaller than its content.
  public var compressionResistance: KeptContentPriority {
    kept([.horizontalCompressionResistance, .verticalCompressionResistance])
  }

  /// How strongly it resists being narrower than its content.
  public var horizontalCompressionResistance: KeptContentPriority { kept([.horizontalCompressionResistance]) }

  /// How strongly it resists being lower than its content.
  public var verticalCompressionResistance: KeptContentPriority { kept([.verticalCompressionResistance]) }

  private func kept(_ members: [ContentPriority]) -> KeptContentPriority {
    KeptContentPriority(views: names, members: members)
  }
}
