import IBModel

extension Rule {
  static let embedCycle = Rule(
    "embed_cycle", .flow, .error,
    check: .document { document, findings in
      let embeds = document.segues.filter { $0.element[.kind] == "embed" }
      var edges: [ObjectID: [Connection]] = [:]
      for segue in embeds {
        guard let source = segue.source?.viewTreeOwner?.id else { continue }
        edges[source, default: []].append(segue)
      }
      for segue in embeds {
        guard let start = segue.source?.viewTreeOwner, segue.leads(to: start.id, edges) else { continue }
        findings.report(segue.element, "\(start.reference) embeds itself")
      }
    })
}

extension Connection {
  fileprivate func leads(to goal: ObjectID, _ edges: [ObjectID: [Connection]]) -> Bool {
    var seen: Set<ObjectID> = []
    var pending = [destination].compactMap { $0 }
    while let id = pending.popLast() {
      if id == goal { return true }
      guard seen.insert(id).inserted else { continue }
      pending += (edges[id] ?? []).compactMap(\.destination)
    }
    return false
  }
}
