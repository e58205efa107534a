extension SourceIndex {
  /// The marked members of a class that no document connects.
  /// - Parameter users: the classes for which a document connects a member; nil when it may be any.
  func unconnectedMembers(
    ofClass name: String, marked mark: MemberDeclaration.Mark, users: (String) -> Set<String>?
  ) -> [Ancestry.Member] {
    ancestry(of: name).members(marked: mark).filter { found in
      guard found.declaration.type.ownName == name else { return false }
      // Subclasses connect the members that they inherit.
      guard let users = users(found.member.name) else { return false }
      return !users.contains { $0 == name || ancestry(of: $0).inherits(from: name) }
    }
  }

  /// The reason why an action that documents connect to other classes may reach an object of a class; nil without one.
  func doubt(aboutActionOf name: String, connectedTo others: Set<String>) -> String? {
    if let other = others.sorted().first(where: ancestry(of: name).inherits) {
      return "a document connects an action with this name to the superclass `\(other)`"
    }
    guard let other = others.min(), let place = classChange(to: name) else { return nil }
    return
      "a document connects an action with this name to `\(other)`, and code changes the classes of objects (\(place))"
  }

  /// The sorted names of the classes that declare marked members.
  package func classes(declaringMembersMarked mark: MemberDeclaration.Mark) -> [String] {
    let types = files.lazy.flatMap(\.source.types).filter { type in
      (type.kind == .class || type.kind == .extension) && type.members.contains { $0.mark == mark }
    }
    // Members in an extension of a type alias belong to the class.
    return Set(types.map { String($0.ownName) }).sorted().filter { name in
      !declarations(of: name).contains { $0.type.kind == .alias }
    }
  }
}

extension UnusedSearch.Preparation {
  /// Outlets and actions that no document connects, and connected outlets, all of which are used if code names them.
  var members: [UnusedCandidate] {
    guard let sources = facts.sources else { return [] }
    let outlets = sources.classes(declaringMembersMarked: .outlet).flatMap { name in
      candidates(.outlets, "outlet", of: name, marked: .outlet, sources) { facts.index.classes(connectingOutlet: $0) }
        + connectedOutlets(of: name, sources)
    }
    let actions = sources.classes(declaringMembersMarked: .action).flatMap { name in
      candidates(.actions, "action", of: name, marked: .action, sources) { selector in
        // The first responder can be of any class.
        facts.index.openActions.contains(selector) ? nil : facts.index.classes(receivingAction: selector)
      }.map { action in
        var action = action
        let others = facts.index.classes(receivingAction: action.item.name)
        action.doubt = sources.doubt(aboutActionOf: name, connectedTo: others)
        return action
      }
    }
    return outlets + actions
  }

  private func candidates(
    _ category: UnusedItem.Category, _ noun: String, of name: String, marked mark: MemberDeclaration.Mark,
    _ sources: SourceIndex, _ users: (String) -> Set<String>?
  ) -> [UnusedCandidate] {
    sources.unconnectedMembers(ofClass: name, marked: mark, users: users).compactMap { found in
      candidate(category, noun, found, sources, reason: "no document connects it")
    }
  }

  private func connectedOutlets(of name: String, _ sources: SourceIndex) -> [UnusedCandidate] {
    let unconnected = Set(
      sources.unconnectedMembers(ofClass: name, marked: .outlet) { facts.index.classes(connectingOutlet: $0) }
        .map(\.member.name))
    return sources.ancestry(of: name).members(marked: .outlet).compactMap { found in
      guard found.declaration.type.ownName == name, !unconnected.contains(found.member.name) else { return nil }
      var result = candidate(.outlets, "connected outlet", found, sources, reason: nil)
      if retaining.contains([name, found.member.name]) { result?.doubt = "it keeps an object alive" }
      return result
    }
  }

  private func candidate(
    _ category: UnusedItem.Category, _ noun: String, _ found: Ancestry.Member, _ sources: SourceIndex, reason: String?
  ) -> UnusedCandidate? {
    let (path, name) = (found.declaration.path, found.member.name)
    guard let word = facts.memberWords[path]?[found.member.offset], !texts.contains(NameKey(word)) else { return nil }
    // The selector of a Swift method may be from an earlier version of the language.
    if category == .actions, path.hasSuffix(".swift"), name != "\(word):", actions.contains(NameKey(word)) {
      return nil
    }
    let place = UnusedItem.Place(path: path, line: sources.line(of: found.member, in: found.declaration))
    var candidate = UnusedCandidate(
      category, name, "\(noun) `\(name)` of `\(found.declaration.type.ownName)`", at: place, names: [word], use: .word,
      reason: reason)
    if reason != nil { candidate.item.declaringClass = String(found.declaration.type.ownName) }
    candidate.staysIfNamed = category == .outlets && reason != nil
    return candidate
  }
}
