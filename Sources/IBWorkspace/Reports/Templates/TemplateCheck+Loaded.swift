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

  /// The results for templates, as long as there is room for more work.
  package func results(for templates: [any Template], of original: LoadedDocument) throws -> [CheckedTemplate] {
    let alone = try templates.compactMap { template -> AppliedTemplateLayouts? in
      guard template.isCheckable, hasRoom() else { return nil }
      do throws(EditError) { return try self.alone(template) } catch {
        throw CommandError("\(original.place(of: template.anchor)): template \(template.reference): \(error)")
      }
    }
    let predecessors = TemplatePredecessors(alone)
    let all = Dictionary(grouping: alone + pairs(of: alone), by: \.template.id)
    return templates.compactMap { template in
      let layouts = all[template.id] ?? []
      let first = layouts.first
      if template.traits.isPart || first == nil && template.isCheckable { return nil }
      return CheckedTemplate(
        template: template, original: original, placeCount: first?.places.count ?? 0,
        predecessorCount: first.map { predecessors.predecessors(of: $0).count } ?? 0,
        faults: layouts.flatMap(faults))
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
    let second = fault.predecessor == nil ? [] : [template.id]
    let applied = try? original.applying(first: fault.predecessor ?? template, templates: second, fault.place.options)
    return applied ?? LoadedDocument(original, editedTo: fault.place.document)
  }
}
