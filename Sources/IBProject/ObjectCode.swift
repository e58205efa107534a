import IBModel
import IBXML

/// The use of a document's objects in code: in their own classes, and through outlets.
package struct ObjectCode {
  private let sources: SourceIndex?
  private let outlets: [ObjectID: [Outlet]]

  private struct Outlet {
    var property: String
    var owner: Object
  }

  package init(_ document: Document, _ sources: SourceIndex?) {
    self.sources = sources
    var outlets: [ObjectID: [Outlet]] = [:]
    for connection in document.connections where [.outlet, .outletCollection].contains(connection.kind) {
      guard let id = connection.destination, let owner = connection.source else { continue }
      outlets[id, default: []].append(Outlet(property: connection.label, owner: owner))
    }
    self.outlets = outlets
  }

  package var isKnown: Bool { sources != nil }

  package func hasOutlet(to object: Object) -> Bool { outlets[object.id] != nil }

  /// Whether code sets, or may set, one of the properties of an object; false without sources.
  package func maySet(_ properties: Set<CodeProperty>, of object: Object) -> Bool {
    guard let sources else { return false }
    return sets(properties, of: object, sources) != .no
  }

  /// Whether code certainly sets one of the properties of an object.
  package func sets(_ properties: Set<CodeProperty>, of object: Object) -> Bool {
    sources.map { sets(properties, of: object, $0) } == .yes
  }

  private func sets(_ properties: Set<CodeProperty>, of object: Object, _ sources: SourceIndex) -> CodeAnswer {
    let ofOutlets = (outlets[object.id] ?? []).reduce(CodeAnswer.no) {
      $0.or(sets(properties, through: $1, sources))
    }
    return ofOutlets.or(classSets(properties, of: object, sources))
  }

  private func classSets(_ properties: Set<CodeProperty>, of object: Object, _ sources: SourceIndex) -> CodeAnswer {
    guard let source = object.sourceClass, PlatformClass(named: source.name) == nil else { return .no }
    return source.ancestry(in: sources)?.sets(properties, in: sources) ?? .unknown
  }

  private func sets(_ properties: Set<CodeProperty>, through outlet: Outlet, _ sources: SourceIndex) -> CodeAnswer {
    // Outlets of system classes, such as the view of a controller, are not used to set properties.
    guard let source = outlet.owner.sourceClass, PlatformClass(named: source.name) == nil else { return .no }
    guard let owner = source.ancestry(in: sources) else { return .unknown }
    return sources.setsProperties(properties, throughOutlet: outlet.property, of: owner)
  }

  /// Whether a view around the object may hide it from VoiceOver, by making itself one element or listing its elements.
  package func mayHide(_ object: Object) -> Bool {
    guard let sources else { return false }
    return object.element.ancestors.contains { element in
      guard let around = Object(element), around.kind.isView || around.kind.isCell else { return false }
      return classSets([.accessibilityElement], of: around, sources) == .yes
    }
  }
}
