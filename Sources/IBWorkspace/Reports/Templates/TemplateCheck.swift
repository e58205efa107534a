import IBLayout
import IBModel
import IBTemplates

/// The check that a screen can be laid out after a template was applied: on the canvas, on every device, and
/// independent of the template that was applied before.
package struct TemplateCheck {
  package let original: LoadedDocument
  package let devices: CheckedDevices
  package let resources: SceneResolver
  /// The values that conditions of layouts read.
  package let state: [String: StateValue]
  private let engine = LayoutEngine()

  package init(
    original: LoadedDocument, devices: CheckedDevices, resources: SceneResolver, state: [String: StateValue] = [:]
  ) {
    (self.original, self.devices, self.resources, self.state) = (original, devices, resources, state)
  }

  /// A fault of a layout.
  package struct Fault {
    /// The configuration, or the configuration after another template.
    package var place: String
    package var document: LoadedDocument
    /// The names of root views without a layout.
    package var missing: [String] = []
    package var conflicts: [LayoutConflict] = []
    package var ambiguous: [ViewLayout] = []
    /// Texts and controls that others cover only with the template.
    var covered: [ViewOverlap] = []
    /// Views whose frames differ from those without the other template.
    var moved: [Move] = []

    var isNone: Bool {
      missing.isEmpty && conflicts.isEmpty && ambiguous.isEmpty && covered.isEmpty && moved.isEmpty
    }

    /// Whether a fault rests on no estimate, so that `ibt lint` reports it, too.
    package var isCertain: Bool {
      !missing.isEmpty || !covered.isEmpty || !moved.isEmpty
        || conflicts.contains { $0.confidence == .certain } || ambiguous.contains { $0.confidence == .certain }
    }
  }

  /// A view with another frame than it should have.
  struct Move {
    package var view: Object
    package var frame: Rect
    /// Its frame if only this template is applied.
    var alone: Rect
  }

  /// The result of checking a template.
  package struct Result {
    package var template: any Template
    var placeCount: Int
    /// The number of other templates that were applied before it.
    var predecessorCount: Int
    package var faults: [Fault]
    var obstacle: String?

    package var isFine: Bool { obstacle == nil && !faults.contains(where: \.isCertain) }
  }

  /// Checks the template alone in every configuration, then on the canvas after each other template of the same screen.
  package func result(for template: any Template, among templates: [any Template]) throws -> Result {
    if let obstacle = template.problems.first?.message {
      return Result(template: template, placeCount: 0, predecessorCount: 0, faults: [], obstacle: obstacle)
    }
    let places = devices.places(for: template)
    let applied = try applying([template], on: places[0])
    let screens = Set(template.screens.map(\.id))
    var faults = try places.map { place in
      let document = template.traits.dependsOnEnvironment ? try applying([template], on: place) : applied
      return fault(on: place, of: screens, in: document)
    }
    let predecessors = template.predecessors(among: templates)
    for other in predecessors {
      faults.append(try fault(after: other, of: template, alone: applied, on: places[0], screens))
    }
    return Result(
      template: template, placeCount: places.count, predecessorCount: predecessors.count,
      faults: faults.filter { !$0.isNone })
  }

  private func applying(_ templates: [any Template], on place: Situation) throws -> LoadedDocument {
    try original.applying(templates: templates.map(\.id), ApplyOptions(situation: place, state: state))
  }

  package func fault(on place: Situation, of screens: Set<ObjectID>, in document: LoadedDocument) -> Fault {
    let resolved = resources.resolve(document, in: place)
    let layouts = layouts(resolved, of: screens, .faults)
    let missing = screens.subtracting(layouts.map(\.root.id)).sorted().map { document.document.name(ofObject: $0) }
    return Fault(
      place: place.title, document: document, missing: missing, conflicts: layouts.flatMap(\.faults.conflicts),
      ambiguous: layouts.flatMap(\.faults.ambiguous).joined().ordered { $0.view },
      covered: newOverlaps(layouts, on: place, of: screens))
  }

  /// The controls in front of others or of texts that are not in the original in the same configuration. Texts in front
  /// of texts are often meant: one is empty until code sets it.
  private func newOverlaps(
    _ layouts: [SceneLayout], on place: Situation, of screens: Set<ObjectID>
  ) -> [ViewOverlap] {
    let found = ViewOverlap.all(in: layouts).filter { $0.above.kind != .label }
    guard !found.isEmpty else { return [] }
    let before = resources.resolve(original, in: place)
    let known = Set(ViewOverlap.all(in: self.layouts(before, of: screens, .faults)).map(\.ids))
    return found.filter { !known.contains($0.ids) }
  }

  private func frames(on place: Situation, of screens: Set<ObjectID>, in document: LoadedDocument) -> [SceneLayout] {
    layouts(resources.resolve(document, in: place), of: screens, .framesOnly)
  }

  /// The layouts of screens; screens without one are `missing`.
  private func layouts(
    _ document: ResolvedDocument, of screens: Set<ObjectID>, _ options: LayoutEngine.Options
  ) -> [SceneLayout] {
    engine.layouts(of: document, options: options).solved.filter { screens.contains($0.root.id) }
  }

  /// The new faults when another template was applied before.
  private func fault(
    after other: any Template, of template: any Template, alone: LoadedDocument, on place: Situation,
    _ screens: Set<ObjectID>
  ) throws -> Fault {
    let sequence = try applying([other, template], on: place)
    var fault = fault(on: place, of: screens, in: sequence)
    fault.place = "\(place.title) after \(other.reference)"
    let before = self.fault(on: place, of: screens, in: alone)
    let known = Set(before.ambiguous.map(\.view.id))
    fault.ambiguous.removeAll { known.contains($0.view.id) }
    let covered = Set(before.covered.map(\.ids))
    fault.covered.removeAll { covered.contains($0.ids) }
    if !before.conflicts.isEmpty { fault.conflicts = [] }
    fault.moved = moves(
      from: frames(on: place, of: screens, in: alone), to: frames(on: place, of: screens, in: sequence),
      among: Set(template.targets.map(\.id)))
    return fault
  }

  /// Differences up to this come from rounding, in points.
  private static let tolerance = 0.5

  private func moves(from alone: [SceneLayout], to sequence: [SceneLayout], among targets: Set<ObjectID>) -> [Move] {
    let frames = Dictionary(
      alone.flatMap(\.views).map { ($0.view.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    return sequence.flatMap(\.views).compactMap { layout in
      guard targets.contains(layout.view.id), let frame = frames[layout.view.id] else { return nil }
      let distance =
        [
          frame.x - layout.frame.x, frame.y - layout.frame.y, frame.width - layout.frame.width,
          frame.height - layout.frame.height,
        ].map(abs).max() ?? 0
      return distance > TemplateCheck.tolerance ? Move(view: layout.view, frame: layout.frame, alone: frame) : nil
    }
  }
}
