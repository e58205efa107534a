import IBLayout
import IBModel
import IBProject
import IBTemplates

extension Inspection {
  /// The templates of the document, applied on the canvas and on the usual devices. Those for size classes are left out:
  /// other rules check the document on devices with these classes.
  func templateRehearsal() -> TemplateRehearsal {
    TemplateRehearsal(devices: project.devices(on: document.platform), templates: templates) { [self] in
      var readings = SceneReadings()
      let (document, situation, screens) = ($0, $1, $2)
      let scenes = ResolvedDocument(document, in: withCode(situation), reusing: &readings) { screens.contains($0.id) }
      return engine.layouts(of: scenes, options: .faults).solved
    }
  }

  /// The templates of a version of the document, and the layouts of its sheet.
  func templates(in document: Document) -> [any Template] {
    let templates = document.templatesBesideTheLayout(project.templateContext)
    guard case .sheet(let sheet) = project.sheet else { return templates }
    return templates + sheet.templates(in: document)
  }
}
