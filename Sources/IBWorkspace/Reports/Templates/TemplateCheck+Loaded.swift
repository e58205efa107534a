import IBLayout
import IBModel
import IBTemplates

extension TemplateCheck {
  /// The check of the templates of a document with what is beside it.
  package init(
    _ loaded: LoadedDocument, on devices: [Device], _ content: Situation.Content, _ options: ApplyOptions,
    resources: SceneResolver
  ) {
    self.init(
      loaded.document, devices: devices, content: content, options: options,
      templates: { (try? LoadedDocument(loaded, editedTo: $0).templates()) ?? [] },
      situation: { resources.situation($0, for: loaded) })
  }

  package func results(for templates: [any Template], of original: LoadedDocument) throws -> [CheckedTemplate] {
    let alone = try templates.filter(\.isCheckable).map { template in
      do throws(EditError) { return try self.alone(template) } catch {
        throw CommandError("\(original.place(of: template.anchor)): template \(template.reference): \(error)")
      }
    }
    let all = alone + pairs(of: alone)
    return templates.filter { !$0.traits.isPart }.map { template in
      CheckedTemplate(
        template: template, original: original,
        placeCount: alone.first { $0.template.id == template.id }?.places.count ?? 0,
        predecessorCount: template.predecessors(among: alone.map(\.template)).count,
        faults: all.filter { $0.template.id == template.id }.flatMap(faults))
    }
  }
}

/// A template of a document with the result of checking it.
package struct CheckedTemplate {
  let template: any Template
  let original: LoadedDocument
  let placeCount: Int
  /// The number of other templates that were applied before it.
  let predecessorCount: Int
  let faults: [TemplateFault]

  var obstacle: String? { template.problems.first?.message }

  package var isFine: Bool { obstacle == nil && !faults.contains(where: \.isCertain) }

  /// The document with a fault, and with the places where its objects are written.
  func document(of fault: TemplateFault) -> LoadedDocument {
    let names = [fault.predecessor, template].compactMap { $0?.id }
    let applied = try? original.applying(templates: names, fault.place.options)
    return applied ?? LoadedDocument(original, editedTo: fault.place.document)
  }
}
