import IBModel
import IBXML

/// The templates of a document by what is in them.
package struct TemplateSurroundings {
  private let templates: [Element: TemplateFacts]

  package init(_ templates: [TemplateFacts]) {
    self.templates = Dictionary(
      templates.map { ($0.template.root.element, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package func template(around object: Object) -> TemplateFacts? {
    if let own = templates[object.element] { return own }
    for ancestor in object.element.ancestors {
      if let template = templates[ancestor] { return template }
    }
    return nil
  }
}
