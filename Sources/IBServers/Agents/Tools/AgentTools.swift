import IBBase
import IBModel
import IBWorkspace
import IBXML

/// The tools of the server. Each command is a process, so a document can end only one, and cancelling is quick.
struct AgentTools: Sendable {
  private(set) var program: ToolProgram
  private let isReadOnly: Bool

  init(program: String, isReadOnly: Bool) {
    self.program = ToolProgram(path: program)
    self.isReadOnly = isReadOnly
  }

  private var all: [AgentTool] {
    AgentTools.commands + [AgentTools.read, AgentTools.render] + (isReadOnly ? [] : [AgentTools.edit])
  }

  var descriptions: [JSON] { all.map { paged($0).json(isReadOnly: $0.name != AgentTools.edit.name) } }

  /// Adds the parameters of parts to all tools but those for pictures.
  private func paged(_ tool: AgentTool) -> AgentTool {
    var tool = tool
    if tool.name != AgentTools.render.name { tool.parameters += AgentTools.paging }
    return tool
  }

  /// Calls a tool.
  /// - Throws: `ProtocolError` for an unknown tool or wrong arguments. A failure of the tool itself is a result.
  func call(_ name: String, _ values: JSON, _ roots: AgentRoots) async throws(ProtocolError) -> JSON {
    guard let tool = all.first(where: { $0.name == name }).map(paged) else {
      let nearest = EditDistance.similar(to: name, among: all.map(\.name)).map { "; did you mean `\($0)`?" } ?? ""
      throw .parameters("there is no tool `\(name)`\(nearest)")
    }
    let arguments = try ToolArguments(values, for: tool, roots)
    var bound = self
    bound.program.roots = roots.folders
    let answer = try await bound.answer(name, tool, arguments)
    return answer.json(from: arguments.integer("offset") ?? 0, limit: arguments.integer("limit") ?? ToolAnswer.usual)
  }

  private func answer(
    _ name: String, _ tool: AgentTool, _ arguments: ToolArguments
  ) async throws(ProtocolError) -> ToolAnswer {
    switch name {
    case AgentTools.read.name: try read(arguments)
    case AgentTools.edit.name: try await edit(arguments)
    case AgentTools.render.name: try await render(arguments)
    default: await program.run(try tool.command(arguments))
    }
  }

  private func render(_ arguments: ToolArguments) async throws(ProtocolError) -> ToolAnswer {
    let command = try AgentTools.render.command(arguments)
    do throws(WorkspaceError) {
      let file = try ScratchFile(named: "scene.png")
      defer { file.remove() }
      var answer = await program.run(command + ["-o", file.path])
      if !answer.isFailure { answer.picture = try FileBytes.read(file.path) }
      return answer
    } catch {
      return ToolAnswer(failure: "\(error)")
    }
  }

  /// The largest document that is read, in bytes.
  static let largestDocument = 32 << 20

  /// Reads a document below the size limit.
  static func bytes(of path: String) throws(ProtocolError) -> [UInt8] {
    do throws(WorkspaceError) {
      return try FileBytes.readWhole(path, atMost: largestDocument)
    } catch {
      throw .parameters("\(error)")
    }
  }

  static func hash(_ bytes: [UInt8]) -> String {
    var hash = ContentHash()
    hash.add(bytes)
    return hash.digits
  }

  private func read(_ arguments: ToolArguments) throws(ProtocolError) -> ToolAnswer {
    let path = try arguments.document()
    let bytes = try AgentTools.bytes(of: path)
    let heading = "hash: \(AgentTools.hash(bytes))\n"
    guard let wanted = try arguments.text("object") else {
      return ToolAnswer(heading + ToolAnswer.text(of: bytes))
    }
    guard let document = try? Document(parsing: bytes) else {
      return ToolAnswer(failure: "\(path) is not a document that can be read")
    }
    let scenes = document.scenes.filter { $0.id.rawValue == wanted || $0.name == wanted }.map(\.element)
    let exact = document.object(ObjectID(wanted)).map { [$0.element] }
    let elements = exact ?? (scenes.isEmpty ? document.objects.filter { $0.name == wanted }.map(\.element) : scenes)
    guard let element = elements.first else {
      return ToolAnswer(failure: "no object of \(path) has the id or name `\(wanted)`; `outline` lists them")
    }
    let others = elements.count > 1 ? "\(elements.count) objects have this name; this is the first\n" : ""
    return ToolAnswer(heading + others + ToolAnswer.text(of: document.tree.source.utf8[element.range]))
  }

  func resources(below roots: AgentRoots) -> [JSON] {
    var resources: [JSON] = []
    for root in roots.folders {
      for path in DocumentPaths([root]).documents {
        guard (try? roots.resolve(path)) != nil else { continue }
        let name = path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
        resources.append([
          "uri": .string(FileURI.uri(path)), "name": .string(name.onOneLine), "mimeType": "application/xml",
        ])
      }
    }
    return resources
  }

  func contents(of address: String, _ roots: AgentRoots) throws(ProtocolError) -> JSON {
    guard let path = FileURI.path(address) else {
      throw .parameters("`\(address)` is not a file address")
    }
    let bytes = try AgentTools.bytes(of: try roots.resolve(path))
    return [
      "uri": .string(address), "mimeType": "application/xml", "text": .string(ToolAnswer.text(of: bytes)),
    ]
  }

  func edit(_ arguments: ToolArguments) async throws(ProtocolError) -> ToolAnswer {
    let path = try arguments.document()
    let bytes = try AgentTools.bytes(of: path)
    let hash = AgentTools.hash(bytes)
    let operations = arguments["operations"] ?? []
    if let verb = AgentTools.scenesVerb(in: operations) {
      return ToolAnswer(
        failure: "`\(verb)` changes several files, and `edit` changes one; a person can run `ibt \(verb)`")
    }
    if let name = AgentTools.quotedName(in: operations) {
      return ToolAnswer(failure: "no table knows the attribute `\(name)`; only a person can write it")
    }
    let script = Array(operations.text.utf8)
    guard arguments.flag("apply") else {
      var answer = await program.run(["run", "-", path, "--diff"], input: script)
      if !answer.isFailure {
        answer.text = "hash: \(hash)\nnothing is written yet; call again with apply and this hash\n\(answer.text)"
      }
      return answer
    }
    guard let seen = try arguments.text("hash") else {
      throw .parameters("`apply` requires the `hash` of the document that `read` or a call without `apply` returned")
    }
    guard seen == hash else { return AgentTools.changedMeanwhile(path, hash) }
    return await write(path, seen: bytes, script)
  }

  /// The script verb, if any, that changes other files, which may be outside of the roots.
  private static func scenesVerb(in operations: JSON) -> String? {
    guard case .array(let list) = operations else { return nil }
    return ["extract", "inline"].first { verb in list.contains { $0[verb] != nil } }
  }

  /// A key in quotes, with which people write an attribute that `ibt` does not know.
  private static func quotedName(in operations: JSON) -> String? {
    switch operations {
    case .array(let list): return list.lazy.compactMap(quotedName).first
    case .object(let members):
      let quoted = members.keys.sorted().first { $0.count > 2 && $0.hasPrefix("'") && $0.hasSuffix("'") }
      return quoted ?? members.sorted { $0.key < $1.key }.lazy.compactMap { quotedName(in: $0.value) }.first
    default: return nil
    }
  }

  private static func changedMeanwhile(_ path: String, _ hash: String) -> ToolAnswer {
    ToolAnswer(
      failure: "\(path) has changed since the hash was taken, so nothing was written; its hash is \(hash). "
        + "Look at it again")
  }

  /// Writes the edited document if the file is still the one that the client saw.
  private func write(_ path: String, seen: [UInt8], _ script: [UInt8]) async -> ToolAnswer {
    do throws(WorkspaceError) {
      let output = try await program.output(of: ["run", "-", path], input: script)
      guard output.code == 0 else { return ToolAnswer(output.notes, isFailure: true) }
      if Task.isCancelled { return ToolAnswer(failure: "cancelled; nothing was written") }
      // Two clients may change a document at the same time; the first one to write wins.
      try FileReplacement.replaceContents(of: path, with: output.bytes, expecting: seen)
      return ToolAnswer("written; hash: \(AgentTools.hash(output.bytes))\n\(output.notes)")
    } catch .changedMeanwhile {
      return AgentTools.changedMeanwhile(path, (try? FileBytes.readWhole(path)).map(AgentTools.hash) ?? "unknown")
    } catch {
      return ToolAnswer(failure: "\(error)")
    }
  }
}
