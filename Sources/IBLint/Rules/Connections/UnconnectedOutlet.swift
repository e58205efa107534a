import IBModel
import IBProject

extension Rule {
  static let unconnectedOutlet = Rule(
    "unconnected_outlet", .connections, .error,
    inputs: [.required(.documents), .required(.sources), .optional(.loads)],
    check: .inspection { inspection, findings in
      guard let sources = inspection.project.sources, let index = inspection.project.documents, index.isComplete
      else { return }
      let own = inspection.ownConnections
      var seen: Set<String> = []
      for object in inspection.document.objects {
        guard let source = object.sourceClass, seen.insert(source.name).inserted,
          index.isFirst(inspection.project.indexedPath, using: source.name), let ancestry = source.ancestry(in: sources)
        else { continue }
        let unconnected = ancestry.members(marked: .outlet).compactMap { outlet in
          let name = outlet.member.name
          let users = index.classes(connectingOutlet: name).union(own.classes(connectingOutlet: name))
          // Targets have classes of one name, such as their delegates.
          guard sources.classes(named: String(outlet.declaration.type.ownName)).count == 1,
            !sources.isConnected(outlet, by: users)
          else { return nil as (Ancestry.Member, SourceIndex.LocatedObjectUse)? }
          return sources.use(requiring: outlet, in: ancestry).map { (outlet, $0) }
        }
        let stale = unconnected.isEmpty ? [] : inspection.staleOutlets(ofClass: source.name, ancestry)
        for (outlet, use) in unconnected {
          let name = outlet.member.name
          // The outlet has a new name in the class; `missing_outlet_property`.
          if stale.contains(where: {
            EditDistance.isAddition($0, name) || EditDistance.similar(to: $0, among: [name]) != nil
          }) {
            continue
          }
          findings.report(
            object.element,
            """
            no document connects the outlet `\(name)` of `\(outlet.declaration.type.ownName)` \
            (\(outlet.place(in: sources))), but code uses its object (\(sourcePlace(use.path, line: use.line)))
            """,
            severity: outlet.member.isUnwrapped ? nil : .warning,
            cause: .member(name, ofClass: String(outlet.declaration.type.ownName)))
        }
      }
    })
}

extension Inspection {
  /// The outlets in the document that a class lacks.
  fileprivate func staleOutlets(ofClass name: String, _ ancestry: Ancestry) -> [String] {
    let outlets = document.objects.filter { $0.customClass == name }.flatMap(\.connections).filter {
      $0.kind == .outlet
    }
    return outlets.map(\.label).filter { if case .missing = ancestry.property($0) { true } else { false } }
  }

}

extension SourceIndex {
  /// Whether one of the classes for which documents connect an outlet has this one.
  fileprivate func isConnected(_ outlet: Ancestry.Member, by users: Set<String>) -> Bool {
    let declaring = String(outlet.declaration.type.ownName)
    return users.contains { $0 == declaring || ancestry(of: $0).inherits(from: declaring) }
  }

  /// A use of an outlet in its class, or in another one of an ancestry, that needs an object; nil if the outlet may be
  /// connected by code, or if code expects it to have none.
  fileprivate func use(requiring outlet: Ancestry.Member, in ancestry: Ancestry) -> LocatedObjectUse? {
    let (name, type) = (outlet.member.name, outlet.declaration.type)
    guard outlet.member.isUnwrapped || type.language == .objectiveC, !PlatformMembers.outlets.contains(name),
      !mayCheckOutlet(name)
    else { return nil }
    let types = Set(ancestry.declarations.map(\.type.name))
    return objectUses(through: String(name.trimmingPrefix("_"))).first { located in
      located.use.action == .requires && located.use.type.map(types.contains) == true
    }
  }
}
