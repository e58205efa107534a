import IBModel

extension Statement {
  /// The verbs and their readers, one row per operation.
  private static let verbs:
    [(name: String, read: @Sendable (inout StatementReader) throws(OperationError) -> any Operation)] = [
      ("set", { reader throws(OperationError) in try reader.setOperation() }),
      ("add", { reader throws(OperationError) in try reader.addOperation() }),
      ("remove", { reader throws(OperationError) in RemoveOperation(try reader.targets("remove")) }),
      ("move", { reader throws(OperationError) in try reader.moveOperation() }),
      ("wrap", { reader throws(OperationError) in try reader.wrapOperation() }),
      ("connect", { reader throws(OperationError) in try reader.connectOperation() }),
      ("disconnect", { reader throws(OperationError) in try reader.disconnectOperation() }),
      ("constrain", { reader throws(OperationError) in try reader.constrainOperation() }),
      ("replace", { reader throws(OperationError) in try reader.replaceOperation() }),
      ("pin", { reader throws(OperationError) in try reader.pinOperation() }),
    ]

  /// The names of all operations, in the order of the guides.
  public static var verbNames: [String] { verbs.map(\.name) }

  /// Returns the operation, with selectors resolved to ids and names of objects in some documents.
  /// - Throws: `OperationError` for an unknown verb or key, with the nearest known one, and for invalid values.
  public func operation(in documents: [Document]) throws(OperationError) -> any Operation {
    let found = Statement.verbs.filter { verb in entries.contains { $0.key == verb.name } }
    guard found.count == 1 else {
      if found.count > 1 { throw OperationError("`\(found[0].name)` and `\(found[1].name)` are two operations") }
      let known = Statement.verbNames + Statement.scenesVerbs
      let nearest = entries.lazy.compactMap { EditDistance.similar(to: $0.key, among: known) }.first
      throw OperationError(
        "no operation is named; "
          + (nearest.map { "did you mean `\($0)`?" } ?? "they are \(known.map { "`\($0)`" }.joined(separator: ", "))"))
    }
    var reader = StatementReader(entries, verb: found[0].name, documents)
    let operation = try found[0].read(&reader)
    try reader.requireNothingElse()
    return operation
  }
}

extension StatementReader {
  fileprivate mutating func setOperation() throws(OperationError) -> any Operation {
    let targets = try targets("set")
    let assignments = try assignments()
    if assignments.isEmpty { throw OperationError("`set` requires `values` or `unset`") }
    return SetOperation(targets, assignments, under: try optionalSizeClasses())
  }

  fileprivate mutating func addOperation() throws(OperationError) -> any Operation {
    let add = AddOperation(
      try text("add"), to: try targets("to"), at: try place(), named: try optionalText("name"))
    return add.with(try assignments(), try texts("constraints"))
  }

  fileprivate mutating func moveOperation() throws(OperationError) -> any Operation {
    MoveOperation(try targets("move"), to: try selector("to"), at: try place())
  }

  fileprivate mutating func wrapOperation() throws(OperationError) -> any Operation {
    WrapOperation(try targets("wrap"), in: try text("in"), named: try optionalText("name"))
  }

  fileprivate mutating func connectOperation() throws(OperationError) -> any Operation {
    let targets = try targets("connect")
    let kinds = [
      try optionalText("outlet").map { ConnectOperation.Kind.outlet($0) },
      try optionalText("collection").map { ConnectOperation.Kind.outletCollection($0) },
      try connectedAction(), try connectedSegue(),
    ].compactMap(\.self)
    guard kinds.count == 1 else {
      throw OperationError("`connect` requires one of `outlet`, `collection`, `action` and `segue`")
    }
    return ConnectOperation(targets, kinds[0], to: try selector("to"))
  }

  private mutating func connectedAction() throws(OperationError) -> ConnectOperation.Kind? {
    guard let action = try optionalText("action") else { return nil }
    return .action(action, event: try optionalText("event"))
  }

  private mutating func connectedSegue() throws(OperationError) -> ConnectOperation.Kind? {
    guard let segue = try optionalText("segue") else { return nil }
    return .segue(segue, identifier: try optionalText("identifier"))
  }

  fileprivate mutating func disconnectOperation() throws(OperationError) -> any Operation {
    DisconnectOperation(try targets("disconnect"), try optionalText("name"))
  }

  fileprivate mutating func constrainOperation() throws(OperationError) -> any Operation {
    let equations = try texts("constrain")
    let word = try optionalText("existing") ?? "refuse"
    let choices: [String: ConstrainOperation.Existing] = ["refuse": .refuse, "replace": .replace, "keep": .keep]
    guard let existing = choices[word] else {
      throw OperationError("`existing` is `refuse`, `replace` or `keep`, not `\(word)`")
    }
    return ConstrainOperation(equations, existing: existing)
  }

  fileprivate mutating func replaceOperation() throws(OperationError) -> any Operation {
    let word = try text("replace")
    guard let kind = ReplaceOperation.Kind(rawValue: word) else {
      throw OperationError("`replace` is `color`, `font` or `image`, not `\(word)`")
    }
    return try ReplaceOperation(kind, try text("old"), by: try text("new"))
  }

  fileprivate mutating func pinOperation() throws(OperationError) -> any Operation {
    PinOperation(try layoutTargets("pin"), on: try devices())
  }
}
