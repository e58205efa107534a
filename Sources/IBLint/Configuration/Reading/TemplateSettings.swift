import IBTemplates

/// What a configuration says about templates.
package struct TemplateSettings: Sendable {
  /// Classes whose subviews alternate view trees leave alone, beside those of UIKit.
  package internal(set) var closedClasses: [Placed<String>] = []

  /// The same without places, as templates are read in it.
  package var context: TemplateContext { TemplateContext(closedClasses: Set(closedClasses.map(\.value))) }

  /// What holds for a configuration that adds to another one.
  func adding(to extended: TemplateSettings) -> TemplateSettings {
    TemplateSettings(closedClasses: extended.closedClasses + closedClasses)
  }
}
