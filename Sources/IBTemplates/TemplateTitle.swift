import IBModel

/// What people and messages call a template.
public struct TemplateTitle: Sendable, Hashable {
  /// What to call it.
  public var name: String
  /// The template as messages name it: `landscape for Login (qTx-1b-90z)`.
  public var reference: String
  /// Kinds of names that find the template beside its id, the most specific first: names in code, what people call it.
  public var otherNames: [[String]]
  /// The properties of the outlets that refer to it; none where it is not an object of its own.
  public var outletProperties: [String] = []
}

/// What tells templates apart that are applied alike; the default is a template whose layout never changes.
public struct TemplateTraits: Sendable, Hashable {
  /// Whether what it means depends on the environment.
  public var dependsOnEnvironment = false
  /// Whether what it adds can be taken back without knowing what was there before.
  public var canBeRemoved = false
  /// Whether it is a part of other templates, and need not lay out a screen by itself.
  public var isPart = false
  /// Whether the layout of the template is that of the live views, or depends on it, so that it is another one once
  /// another template was applied.
  public var buildsOnLiveLayout = false
  /// The size classes that the template is for; nil where it may be for all.
  public var sizeClasses: SizeClasses?
}
