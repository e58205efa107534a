package struct TemplateSettings: Sendable {
  /// Classes besides those of UIKit whose subviews are not changed by alternate view trees.
  package internal(set) var closedClasses: [Placed<String>] = []

  func adding(to extended: TemplateSettings) -> TemplateSettings {
    TemplateSettings(closedClasses: extended.closedClasses + closedClasses)
  }
}
