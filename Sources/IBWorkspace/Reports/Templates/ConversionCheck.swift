import IBLayout
import IBModel
import IBTemplates

/// The comparison of a converted template with the frames of the original in every configuration.
package struct ConversionCheck {
  package let original: LoadedDocument
  package let devices: [Device]
  private let content: Situation.Content
  package let state: [String: StateValue]
  private let resources: SceneResolver
  private let engine = LayoutEngine()

  package init(
    original: LoadedDocument, devices: [Device], content: Situation.Content, resources: SceneResolver,
    state: [String: StateValue]
  ) {
    (self.original, self.devices, self.content, self.resources) = (original, devices, content, resources)
    self.state = state
  }

  package struct Result {
    package var lines: [String]
    package var isFine: Bool
  }

  /// Compares the frames; nil for a form that cannot be applied to a document.
  package func result(
    of template: any Template, as conversion: Conversion, _ form: ConversionForm
  ) throws -> Result? {
    guard let converted = try converted(conversion, form) else { return nil }
    let places = form == .sizeClass ? [] : template.situations(on: devices, content: content)
    var differing: [String] = []
    for place in places {
      let options = ApplyOptions(situation: place, state: state)
      let applied = try original.applying(templates: [template.id], options)
      let one = try frames(in: applied, on: place, of: template)
      let result = try converted.document.applying(converted.template, options).document
      let other = try frames(in: LoadedDocument(original, editedTo: result), on: place, of: template)
      let moved = one.filter { other[$0.key]?.isClose(to: $0.value, within: 0.01) != true }.keys.sorted()
      if !moved.isEmpty {
        differing.append(
          "\(place.title): \(moved.map { original.document.object($0)?.reference ?? $0.rawValue }.joined(separator: ", "))"
        )
      }
    }
    if places.isEmpty { return nil }
    let summary = "\(original.path): \(template.reference) as \(form.rawValue): "
    if differing.isEmpty {
      return Result(lines: ["\(summary)the same frames in \(places.count) configurations"], isFine: true)
    }
    return Result(
      lines: ["\(summary)other frames in \(differing.count) of \(places.count) configurations"]
        + differing.map { "\(original.path): note: \($0)" }, isFine: false)
  }

  private func converted(
    _ conversion: Conversion, _ form: ConversionForm
  ) throws -> (document: LoadedDocument, template: any Template)? {
    switch form {
    case .swiftVFL: return nil
    case .sheet:
      let sheet = try? LayoutSheet(parsing: Array((conversion.text ?? "").utf8), path: original.path)
      return sheet?.templates(in: original.document).first.map { (original, $0) }
    case .templateView, .outletCollection, .sizeClass:
      let document = LoadedDocument(original, editedTo: conversion.document)
      let known = Set(original.document.templates().map(\.id))
      let new = conversion.document.templates().filter { !known.contains($0.id) }
      return new.first { $0.name == conversion.name }.map { (document, $0) }
    }
  }

  /// The frames of the targets of a template, by id.
  private func frames(
    in loaded: LoadedDocument, on place: Situation, of template: any Template
  ) throws -> [ObjectID: Rect] {
    let results = engine.layouts(of: resources.resolve(loaded, in: place), options: .framesOnly)
    let screens = Set(template.screens.map(\.id))
    try loaded.refuse(results.failures.filter { screens.contains($0.root.id) })
    let targets = Set(template.targets.map(\.id))
    let views = results.solved.flatMap(\.views).filter { targets.contains($0.view.id) }
    return Dictionary(views.map { ($0.view.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }
}
