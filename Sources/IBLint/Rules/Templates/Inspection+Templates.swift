import IBLayout
import IBModel
import IBProject
import IBTemplates

/// A template with the layouts of its screens after it was applied.
struct AppliedTemplateLayouts {
  var template: any Template
  /// The document after the template was applied.
  var document: Document
  /// The layouts of the screens that have targets of the template, by place.
  var places: [Place]

  /// `template Wide (tp1)`, as messages name it.
  var title: String { "template \(template.reference)" }

  /// A situation: `the canvas`, `iPhone 17 in landscape`.
  struct Place {
    var situation: Situation
    var layouts: [SceneLayout]

    var title: String { situation.title }
  }
}

extension Inspection {
  /// Each template with the layouts of its screens after it was applied, on the canvas and on the usual devices. Those for
  /// size classes are left out: other rules check the document on devices with these classes.
  func layoutsOfAppliedTemplates() -> [AppliedTemplateLayouts] {
    templates(in: document).compactMap { template in
      let screens = Set(template.screens.filter { $0.frame != nil }.map(\.id))
      guard !screens.isEmpty, !template.traits.isPart, template.obstacles.isEmpty,
        let applied = try? template.applied().document
      else {
        return nil
      }
      var readings = SceneReadings()
      let places = situations(for: template).map { situation in
        let there = template.traits.dependsOnEnvironment ? template.document(in: situation) ?? applied : applied
        let scenes = ResolvedDocument(there, in: withCode(situation), reusing: &readings) { screens.contains($0.id) }
        let layouts = engine.layouts(of: scenes, options: .faults).solved
        return AppliedTemplateLayouts.Place(situation: situation, layouts: layouts)
      }
      return AppliedTemplateLayouts(template: template, document: applied, places: places)
    }
  }

  /// The templates of a version of the document, and the layouts of its sheet.
  func templates(in document: Document) -> [any Template] {
    let templates = document.templatesBesideTheLayout(project.templateContext)
    guard case .sheet(let sheet) = project.sheet else { return templates }
    return templates + sheet.templates(in: document)
  }

  /// The canvas and every device in the orientations a template is for.
  private func situations(for template: any Template) -> [Situation] {
    [Situation()]
      + project.devices(on: document.platform).flatMap { device in
        template.orientations(on: device).map { Situation(mode: .runTime, device: device, orientation: $0) }
      }
  }
}

extension Template {
  /// The document after the template was applied as it is in a situation.
  fileprivate func document(in situation: Situation) -> Document? {
    try? applied(ApplyOptions(situation: situation)).document
  }

  /// The orientations of a device that a template is for. One whose name contains an orientation is for that
  /// only, one for size classes for those in which the device has them.
  package func orientations(on device: Device) -> [Orientation] {
    if device.idiom == .tv { return [.landscape] }
    if let sizeClasses = traits.sizeClasses {
      return Orientation.allCases.filter { sizeClasses.contains(device.sizeClasses($0)) }
    }
    let names = (names.dropFirst().joined() + [name]).map { $0.lowercased() }
    let named = Orientation.allCases.filter { orientation in names.contains { $0.contains(orientation.rawValue) } }
    return named.count == 1 ? named : Orientation.allCases
  }
}

extension [SceneLayout] {
  /// The conflicts that are certain.
  var certainConflicts: [LayoutConflict] { flatMap(\.faults.conflicts).filter { $0.confidence == .certain } }

  /// Views that are certainly ambiguous, in document order.
  var certainlyAmbiguousViews: [Object] {
    flatMap(\.faults.ambiguous).joined().filter { $0.confidence == .certain }.map(\.view).sorted()
  }

  /// Ids of the views that are ambiguous, whether or not that is certain.
  var ambiguousIDs: Set<ObjectID> { Set(flatMap(\.views).filter { !$0.ambiguousAxes.isEmpty }.map(\.view.id)) }
}

extension Rule {
  /// The first place and how many more.
  static func places(_ places: [String]) -> String {
    places.count == 1 ? places[0] : "\(places[0]) and \(counted(places.count - 1, "more configuration"))"
  }
}
