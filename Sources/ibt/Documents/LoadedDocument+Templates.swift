import IBModel
import IBTemplates

extension LoadedDocument {
  /// A template applied to the document it is in.
  func applying(_ template: any Template, _ options: ApplyOptions = ApplyOptions()) throws -> AppliedTemplate {
    do throws(EditError) {
      return try template.applied(options)
    } catch {
      throw CommandFailure("\(place(of: template.anchor)): template \(template.reference): \(error)")
    }
  }

  /// The document after templates were applied in order; nothing is written.
  func applying(templates names: [String]) throws -> LoadedDocument {
    var current = self
    for name in names {
      let applied = try current.applying(try TemplateChoice.template(name, in: current))
      current = LoadedDocument(self, editedTo: applied.document)
    }
    return current
  }
}
