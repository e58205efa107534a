/// The part of a project's configuration that concerns templates.
public struct TemplateContext: Sendable, Hashable {
  /// Classes whose subviews alternate view trees leave alone, in addition to those of UIKit; subclasses are not
  /// included.
  public var closedClasses: Set<String>

  /// Creates a context; the default configures nothing.
  public init(closedClasses: Set<String> = []) { self.closedClasses = closedClasses }
}
