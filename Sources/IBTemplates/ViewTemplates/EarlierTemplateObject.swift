import IBModel
import IBXML

/// A template of the earliest versions of LDOLayoutTemplates: an object that is not a view, with outlets to the root of
/// the template's views and to the view of the screen that the root represents.
struct EarlierTemplateObject {
  /// The object to which outlets of the controller lead.
  let object: Object
  let root: Object
  let target: Object?

  private static let classes: Set<String> = ["LDOLayoutVariation", ViewTemplate.rootClass]

  /// Creates nil for a root that is not at the top level.
  init?(_ element: Element, in document: Document) {
    guard let object = Object(element), !object.isView, let customClass = object.customClass,
      EarlierTemplateObject.classes.contains(customClass),
      let root = object.view("templateView", in: document), root.superview == nil
    else { return nil }
    self.object = object
    self.root = root
    target = object.view("destinationView", in: document)
  }
}

extension Object {
  fileprivate func view(_ outlet: String, in document: Document) -> Object? {
    outlets(outlet).last?.destination.flatMap(document.object).flatMap { $0.isView ? $0 : nil }
  }
}
