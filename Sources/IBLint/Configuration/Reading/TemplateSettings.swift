import IBTemplates

/// The settings for templates in a configuration.
package struct TemplateSettings: Sendable {
  /// Classes besides those of UIKit whose subviews are not changed by alternate view trees.
  package internal(set) var closedClasses: [Placed<String>] = []

  /// The settings without places, for reading templates.
  package var context: TemplateContext { TemplateContext(closedClasses: Set(closedClasses.map(\.value))) }

  func adding(to extended: TemplateSettings) -> TemplateSettings {
    TemplateSettings(closedClasses: extended.closedClasses + closedClasses)
  }
}
