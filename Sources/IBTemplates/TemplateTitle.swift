import IBModel

/// The names of a template for people and messages.
public struct TemplateTitle: Sendable, Hashable {
  /// The short name.
  public var name: String
  /// The template as messages name it: `landscape for Login (qTx-1b-90z)`.
  public var reference: String
  /// Names that find the template in addition to its id, the most specific kind first: names in code, then user labels.
  public var otherNames: [[String]]
  /// The properties of the outlets that refer to it; none where it is not an object of its own.
  public var outletProperties: [String] = []
}

/// Differences between kinds of templates; the default is a template whose layout never changes.
public struct TemplateTraits: Sendable, Hashable {
  /// Whether its content depends on the environment.
  public var dependsOnEnvironment = false
  /// Whether its additions can be taken back without knowledge of the former state.
  public var canBeRemoved = false
  /// Whether it is a part of other templates, and need not lay out a screen by itself.
  public var isPart = false
  /// Whether its layout is the live one or depends on it, so applying another template changes it.
  public var buildsOnLiveLayout = false
  /// The size classes of the template; nil where it may apply to all.
  public var sizeClasses: SizeClasses?
}
