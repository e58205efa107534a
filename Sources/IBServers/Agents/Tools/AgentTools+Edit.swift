import IBWorkspace

extension AgentTools {
  func edit(_ arguments: ToolArguments) async throws(ProtocolError) -> ToolAnswer {
    let path = try arguments.document()
    let bytes = try AgentTools.bytes(of: path)
    let hash = AgentTools.hash(bytes)
    let operations = arguments["operations"] ?? []
    if let verb = AgentTools.scenesVerb(in: operations) {
      return ToolAnswer(
        failure: "`\(verb)` changes several files, and `edit` changes one; a person can run `ibt \(verb)`")
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
