import Foundation
import IBBase
import IBXML
import TestSupport
import Testing

@testable import IBServers

private let examples = "\(Corpus.package.path)/Documents/Examples"

private func folders(_ addresses: String...) -> JSON { ["roots": .array(addresses.map { ["uri": .string($0)] })] }

@Suite struct AgentServerTests {
  private func answers(root: String? = nil, offers: Bool = true, _ messages: [String: JSON]...) async -> [String] {
    let lines = Locked<[String]>([])
    let server = AgentServer(program: "", version: "1", roots: root.map { [$0] } ?? [], isReadOnly: true) { line in
      lines.withLock { $0.append(line) }
    }
    let capabilities: JSON = offers ? ["roots": [:]] : [:]
    let first: [String: JSON] = ["id": 0, "method": "initialize", "params": ["capabilities": capabilities]]
    for message in [first] + messages {
      await server.receive(Array(JSON.object(message.merging(["jsonrpc": "2.0"]) { $1 }).text.utf8))
    }
    await server.finish()
    return lines.withLock { $0 }
  }

  @Test func requestsWaitForTheFoldersOfTheClient() async {
    let answers = await answers(
      ["id": 1, "method": "resources/list"], ["id": 2, "method": "resources/list"],
      ["method": "notifications/cancelled", "params": ["requestId": 2]],
      ["id": "ibt-roots-1", "result": folders("file://\(examples)")])
    #expect(answers.count { $0.contains(#""name":"Greeting.storyboard""#) } == 1)
  }

  @Test(arguments: [
    (nil, true, folders(), "names no"), (nil, true, folders("file:///nowhere"), "names no"),
    (nil, true, .null, "names no"), (nil, true, folders("https://a.b/", "file:/"), "names no"),
    (nil, false, folders("file:///"), "is not below"), (examples, true, folders("file:///"), "is not below"),
  ]) func theLastRequestedAnswerHasTheRoots(root: String?, offers: Bool, answer: JSON, refusal: String) async {
    let unrequested: [String: JSON] = ["id": "ibt-roots-1", "result": folders("file:///")]
    let answers = await answers(
      root: root, offers: offers, unrequested, ["method": "notifications/roots/list_changed"],
      ["id": 1, "method": "resources/read", "params": ["uri": "file:///etc/passwd"]], unrequested,
      ["id": "ibt-roots-2", "result": answer])
    #expect(answers.contains { $0.contains(#""id":1,"#) && $0.contains(refusal) }, "\(answers)")
  }
}
