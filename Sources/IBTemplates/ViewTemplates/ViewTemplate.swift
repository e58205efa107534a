import IBModel

/// A template written as a view tree next to the screen, whose views represent views of the screen.
///
/// The custom class of a view at the top level of its scene or .xib identifies it. The format is that of the library
/// LDOLayoutTemplates. In documents for its earliest versions, an `EarlierTemplateObject` identifies it.
public struct ViewTemplate: Template {
  /// The document the template is in.
  public let document: Document
  /// The root view.
  public let root: Object
  /// The views of the template that have a target, in document order.
  public let participants: [Participant]
  /// The outlets that refer to the template, in document order.
  public let outletProperties: [String]

  /// Class of the root view.
  public static let rootClass = "LDOLayoutTemplate"

  init(document: Document, root: Object, outletProperties: [String], rootTarget: Object? = nil) {
    (self.document, self.root, self.outletProperties) = (document, root, outletProperties)
    let participants = ([root] + root.descendantViews).compactMap { Participant($0, in: document) }
    let given = rootTarget.map { Participant(view: root, target: $0) }
    self.participants = participants.first?.view == root ? participants : [given].compactMap(\.self) + participants
  }

  /// Id of the root view.
  public var id: String { root.id.rawValue }

  /// The user label, else the first outlet that refers to the template, else its id.
  public var name: String { root.userLabel ?? outletProperties.first ?? root.id.rawValue }

  /// The user label and id; the outlets that refer to the template and the user label find it.
  public var title: TemplateTitle {
    TemplateTitle(
      name: name, reference: root.reference, otherNames: [outletProperties, [root.userLabel].compactMap(\.self)],
      outletProperties: outletProperties)
  }

  /// The root view.
  public var anchor: Object { root }

  /// The targets of the participants, in their order.
  public var targets: [Object] { participants.map(\.target) }

  /// All views of the template, the root first, in document order.
  public var views: [Object] { [root] + root.descendantViews }

  /// Returns whether an object is in the template.
  public func contains(_ object: Object) -> Bool { root.element.contains(object.element) }
}

/// A template view and the view of the screen it represents.
public struct Participant: Sendable, Hashable {
  /// The view in the template.
  public let view: Object
  /// The view of the screen.
  public let target: Object

  /// The name of the outlet that maps a template view.
  public static let outletProperty = "targetView"

  init(view: Object, target: Object) {
    self.view = view
    self.target = target
  }

  init?(_ view: Object, in document: Document) {
    let destination = view.outlets(Participant.outletProperty).last?.destination
    guard let target = destination.flatMap(document.object), target.isView else { return nil }
    self.view = view
    self.target = target
  }
}

extension Document {
  /// The template views of the document, in document order.
  /// - Complexity: O(elements)
  public var viewTemplates: [ViewTemplate] {
    let listed = objectLists.flatMap(\.children)
    let earlier = Dictionary(
      listed.compactMap { EarlierTemplateObject($0, in: self) }.map { ($0.root, $0) },
      uniquingKeysWith: { first, _ in first })
    let roots = listed.compactMap { element in
      Object(element).flatMap { $0.isTemplateRoot || earlier[$0] != nil ? $0 : nil }
    }
    guard !roots.isEmpty else { return [] }
    let outlets = Dictionary(grouping: connections.filter { $0.kind == .outlet }) { $0.destination ?? "" }
    return roots.map { root in
      let holder = earlier[root]
      let properties = (outlets[holder?.object.id ?? root.id] ?? []).map(\.label)
      return ViewTemplate(document: self, root: root, outletProperties: properties, rootTarget: holder?.target)
    }
  }
}

extension Object {
  fileprivate var isTemplateRoot: Bool { customClass == ViewTemplate.rootClass && isView }
}
