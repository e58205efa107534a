import IBLayout
import IBModel
import IBProject
import IBTemplates

extension Check {
  /// Runs for each layout template of a document.
  static func eachTemplate(_ check: @escaping @Sendable (TemplateFacts, inout Findings) -> Void) -> Check {
    .templates { for facts in $0 { check(facts, &$1) } }
  }

  /// Runs for each view with a target of each layout template of a document.
  static func participants(
    _ check: @escaping @Sendable (Participant, TemplateFacts, inout Findings) -> Void
  ) -> Check {
    .eachTemplate { for participant in $0.template.participants { check(participant, $0, &$1) } }
  }
}

extension Inspection {
  /// The templates of the document, applied on the canvas and on the usual devices. Those for size classes are left out:
  /// other rules check the document on devices with these classes.
  func templateRehearsal() -> TemplateRehearsal {
    TemplateRehearsal(devices: project.devices(on: document.platform), templates: templates) { [self] in
      var readings = SceneCache()
      let (document, situation, screens) = ($0, $1, $2)
      let scenes = ResolvedDocument(document, in: withCode(situation), reusing: &readings) { screens.contains($0.id) }
      return engine.layouts(of: scenes, options: .faults).solved
    }
  }

  /// The templates of a version of the document, and the layouts of its sheet.
  func templates(in document: Document) -> [any Template] {
    let templates = document.templatesBesideTheLayout(closedClasses: project.closedClasses)
    guard case .sheet(let sheet) = project.sheet else { return templates }
    return templates + sheet.templates(in: document)
  }
}
