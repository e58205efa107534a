import IBModel
import IBProject
import IBXML

extension Rule {
  static let outletTypeMismatch = Rule(
    "outlet_type_mismatch", .connections, .warning, isOptIn: true, needs: [.sources],
    check: .inspection { inspection, findings in
      guard let sources = inspection.project.sources else { return }
      let document = inspection.document
      for outlet in document.connections where outlet.kind == .outlet || outlet.kind == .outletCollection {
        guard let object = outlet.source, let ancestry = object.sourceClass?.ancestry(in: sources),
          let destination = outlet.destination.flatMap({ document.object($0) }), !destination.isStandIn,
          case .found(let properties) = ancestry.property(outlet.label), properties.count == 1,
          let type = properties.first?.member.type, sources.isClass(type),
          let isInstance = destination.isInstance(of: type, on: document.platform, in: sources), !isInstance
        else { continue }
        findings.report(
          outlet.element,
          "outlet `\(outlet.label)` of \(object.reference) is a `\(type)`, but \(destination.reference) is not one")
      }
    })
}

extension SourceIndex {
  /// Whether a name means exactly one thing, a class.
  fileprivate func isClass(_ name: String) -> Bool {
    let found = declarations(of: name).filter { $0.type.kind != .extension }
    return found.isEmpty ? PlatformClass(named: name) != nil : found.allSatisfy { $0.type.kind == .class }
  }
}

extension Object {
  /// Whether the object is of a class; nil when that is not known.
  func isInstance(of name: String, on platform: Platform, in sources: SourceIndex) -> Bool? {
    guard let own = sourceClass else {
      let classes = kind.classNames(on: platform)
      guard let first = classes.first, let platformClass = PlatformClass(named: first) else { return nil }
      return classes.contains(name) || platformClass.inherits(from: name)
    }
    if own.name == name { return true }
    if let platformClass = PlatformClass(named: own.name), sources.classes(named: own.name).isEmpty {
      return platformClass.inherits(from: name)
    }
    guard let ancestry = own.ancestry(in: sources) else { return nil }
    return ancestry.inherits(from: name) ? true : ancestry.isComplete ? false : nil
  }
}
