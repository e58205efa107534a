import IBWorkspace

/// A tool that is a command of `ibt`.
struct AgentTool: Sendable {
  /// A declaration of an argument.
  struct Parameter: Sendable {
    enum Kind: String, Sendable { case string, boolean, integer, array }

    var name: String
    var kind: Kind
    var description: String
    var isRequired = false

    init(_ name: String, _ kind: Kind = .string, _ description: String, isRequired: Bool = false) {
      (self.name, self.kind, self.description, self.isRequired) = (name, kind, description, isRequired)
    }
  }

  var name: String
  var description: String
  var parameters: [Parameter]
  /// The words of the command line, with the path of the document already resolved.
  var command: @Sendable (ToolArguments) throws(ProtocolError) -> [String]

  func json(isReadOnly: Bool) -> JSON {
    var properties: [String: JSON] = [:]
    for parameter in parameters {
      var schema: [String: JSON] = [
        "type": .string(parameter.kind.rawValue), "description": .string(parameter.description),
      ]
      if parameter.kind == .array { schema["items"] = ["type": "object"] }
      properties[parameter.name] = .object(schema)
    }
    return [
      "name": .string(name), "description": .string(description),
      "inputSchema": [
        "type": "object", "properties": .object(properties),
        "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }), "additionalProperties": false,
      ],
      "annotations": ["readOnlyHint": .bool(isReadOnly), "destructiveHint": false, "openWorldHint": false],
    ]
  }
}

/// The arguments of a call, checked.
struct ToolArguments: Sendable {
  private let values: JSON
  private let roots: AgentRoots

  /// - Throws: `ProtocolError` for an unknown argument, or one of another kind.
  init(_ values: JSON, for tool: AgentTool, _ roots: AgentRoots) throws(ProtocolError) {
    (self.values, self.roots) = (values, roots)
    guard case .object(let members) = values else { throw .parameters("`arguments` is an object") }
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let parameter = tool.parameters.first(where: { $0.name == name }) else {
        let known = tool.parameters.map { "`\($0.name)`" }.joined(separator: ", ")
        throw .parameters("`\(tool.name)` has no argument `\(name)`; it has \(known)")
      }
      guard value == .null || ToolArguments.fits(value, parameter.kind) else {
        throw .parameters("`\(name)` of `\(tool.name)` is a value of type \(parameter.kind.rawValue)")
      }
    }
    for parameter in tool.parameters where parameter.isRequired && values[parameter.name] == nil {
      throw .parameters("`\(tool.name)` requires `\(parameter.name)`: \(parameter.description)")
    }
  }

  private static func fits(_ value: JSON, _ kind: AgentTool.Parameter.Kind) -> Bool {
    switch kind {
    case .string: value.string != nil
    case .boolean: value.bool != nil
    case .integer: value.integer != nil
    case .array: if case .array = value { true } else { false }
    }
  }

  subscript(name: String) -> JSON? { values[name] == .null ? nil : values[name] }

  /// A text that a command takes as an argument.
  /// - Throws: `ProtocolError` for one that would be an option.
  func text(_ name: String) throws(ProtocolError) -> String? {
    guard let text = self[name]?.string else { return nil }
    guard !text.hasPrefix("-"), !text.utf8.contains(0) else {
      throw .parameters("`\(name)` must not begin with a hyphen")
    }
    return text
  }

  func option(_ option: String, _ name: String) throws(ProtocolError) -> [String] {
    try text(name).map { [option, $0] } ?? []
  }

  func flag(_ name: String) -> Bool { self[name]?.bool ?? false }

  func integer(_ name: String) -> Int? { self[name]?.integer }

  /// The arguments for a document, or for the documents of a folder that the project does not exclude.
  func documents() throws(ProtocolError) -> [String] {
    let path = try path("path")
    return DocumentPaths.isFolder(path) ? ["--force-exclude"] + (try documents(in: path)) : [path]
  }

  /// The path of a document, which may be the only one of a folder.
  func document(_ name: String = "path") throws(ProtocolError) -> String {
    let path = try path(name)
    guard DocumentPaths.isFolder(path) else { return path }
    let documents = try documents(in: path)
    guard documents.count == 1 else { throw .parameters("`\(path)` contains \(documents.count) documents; name one") }
    return documents[0]
  }

  /// The documents of a folder, without links to files outside of the roots.
  private func documents(in folder: String) throws(ProtocolError) -> [String] {
    let documents = DocumentPaths([folder]).documents.compactMap { try? roots.resolve($0) }
    if documents.isEmpty { throw .parameters("no documents are below `\(folder)`") }
    return documents
  }

  /// The real path of a file or folder below the roots, so that a command follows no links; the first root by default.
  private func path(_ name: String) throws(ProtocolError) -> String {
    let path = try roots.resolve(try text(name) ?? ".")
    do throws(WorkspaceError) { try DocumentPaths.requireFile(path) } catch { throw .parameters("\(error)") }
    return path
  }
}
