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

  /// The arguments for a path, without documents that the project excludes and links to files outside of the roots.
  func documents() throws(ProtocolError) -> [String] {
    let path = try path()
    guard DocumentPaths.isFolder(path) else { return [path] }
    let documents = DocumentPaths([path]).documents.filter { document in
      do throws(ProtocolError) { return try !roots.resolve(document).isEmpty } catch { return false }
    }
    if documents.isEmpty { throw .parameters("no documents are below `\(path)`") }
    return ["--force-exclude"] + documents
  }

  /// The resolved path of a document or folder; the first root by default.
  func path(_ name: String = "path") throws(ProtocolError) -> String {
    try roots.resolve(try text(name) ?? ".")
  }
}
