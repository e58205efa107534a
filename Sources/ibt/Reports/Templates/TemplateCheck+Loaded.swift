import IBLayout
import IBModel
import IBTemplates

extension TemplateCheck {
  /// The check of templates of a document with what is beside it.
  package init(
    _ loaded: LoadedDocument, on devices: CheckedDevices, _ options: ApplyOptions, resources: SceneResolver
  ) {
    self.init(
      loaded.document, devices: devices.devices, content: devices.content, options: options,
      templates: { (try? LoadedDocument(loaded, editedTo: $0).templates()) ?? [] },
      situation: { resources.situation($0, for: loaded) })
  }
}

/// A template of a document with the result of checking it.
package struct CheckedTemplate {
  package let template: any Template
  let original: LoadedDocument
  let options: ApplyOptions
  private(set) var placeCount = 0
  /// The number of other templates that were applied before it.
  private(set) var predecessorCount = 0
  package private(set) var faults: [TemplateFault] = []

  var obstacle: String? { template.obstacles.first?.message }

  package var isFine: Bool { obstacle == nil && !faults.contains(where: \.isCertain) }

  /// Checks templates of a document, each alone and after each other one of the same screen.
  package static func all(
    _ templates: [any Template], of original: LoadedDocument, on devices: CheckedDevices, _ options: ApplyOptions,
    resources: SceneResolver
  ) throws -> [CheckedTemplate] {
    let check = TemplateCheck(original, on: devices, options, resources: resources)
    let alone = try templates.filter(\.isCheckable).map { template in
      do throws(EditError) { return try check.alone(template) } catch {
        throw DocumentFailure("\(original.place(of: template.anchor)): template \(template.reference): \(error)")
      }
    }
    let all = alone + check.pairs(of: alone)
    return templates.filter { !$0.traits.isPart }.map { template in
      var checked = CheckedTemplate(template: template, original: original, options: options)
      guard checked.obstacle == nil else { return checked }
      checked.placeCount = devices.places(for: template).count
      checked.predecessorCount = template.predecessors(among: alone.map(\.template)).count
      checked.faults = all.filter { $0.template.id == template.id }.flatMap(check.faults)
      return checked
    }
  }

  /// The document with a fault, and with the places where its objects are written.
  func document(of fault: TemplateFault) -> InspectedDocument {
    var options = options
    if fault.place.situation.device != nil { options.situation = fault.place.situation }
    let names = [fault.predecessor, template].compactMap { $0?.id }
    let applied = try? original.applying(templates: names, options)
    return InspectedDocument(applied ?? LoadedDocument(original, editedTo: fault.place.document))
  }
}
