/// What a project says about the templates of its documents. It is made once, from the configuration, and handed to
/// everything that reads templates.
public struct TemplateContext: Sendable, Hashable {
  /// Classes whose subviews alternate view trees leave alone, beside those of UIKit; subclasses are not meant.
  public var closedClasses: Set<String>

  /// A context with what is given; nothing else is configured.
  public init(closedClasses: Set<String> = []) { self.closedClasses = closedClasses }
}
