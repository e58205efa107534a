import IBModel

/// What the code of the app does with the objects of a document: the code of their classes, and code that reaches them
/// through outlets.
package struct ObjectCode {
  private let sources: SourceIndex?
  /// The outlets to each object.
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

  /// Whether the sources of the app are known.
  package var isKnown: Bool { sources != nil }

  /// Whether outlets refer to an object.
  package func hasOutlet(to object: Object) -> Bool { outlets[object.id] != nil }

  /// Whether code sets, or may set, one of some properties of an object. Without sources, nothing is said of code.
  package func maySet(_ properties: Set<CodeProperty>, of object: Object) -> Bool {
    guard let sources else { return false }
    return sets(properties, of: object, sources) != .no
  }

  /// Whether code sets properties of an object.
  private func sets(_ properties: Set<CodeProperty>, of object: Object, _ sources: SourceIndex) -> CodeAnswer {
    let ofOutlets = (outlets[object.id] ?? []).reduce(CodeAnswer.no) {
      $0.or(sets(properties, through: $1, sources))
    }
    return ofOutlets.or(classSets(properties, of: object, sources))
  }

  /// Whether the code of an object's own class sets properties.
  private func classSets(_ properties: Set<CodeProperty>, of object: Object, _ sources: SourceIndex) -> CodeAnswer {
    guard let source = object.sourceClass, PlatformClass(named: source.name) == nil else { return .no }
    return source.ancestry(in: sources)?.sets(properties, in: sources) ?? .unknown
  }

  private func sets(_ properties: Set<CodeProperty>, through outlet: Outlet, _ sources: SourceIndex) -> CodeAnswer {
    // Outlets of the system's own classes, such as the view of a controller, are nobody's to set through.
    guard let source = outlet.owner.sourceClass, PlatformClass(named: source.name) == nil else { return .no }
    guard let owner = source.ancestry(in: sources) else { return .unknown }
    return sources.setsProperties(properties, throughOutlet: outlet.property, of: owner)
  }

  /// Whether the code of a view around an object may decide what VoiceOver sees of it: it makes itself one element, or
  /// lists its elements.
  package func mayHide(_ object: Object) -> Bool {
    guard let sources else { return false }
    return object.element.ancestors.contains { element in
      guard let around = Object(element), around.kind.isView || around.kind.isCell else { return false }
      return classSets([.accessibilityElement], of: around, sources) == .yes
    }
  }
}
