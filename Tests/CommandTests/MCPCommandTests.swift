import Foundation
import TestSupport
import Testing

@Suite struct MCPCommandTests {
  private let scratch = ScratchFolder()

  init() throws {
    try scratch.write(try Package.example("Greeting.storyboard"), "app/Login.storyboard")
    try scratch.write(try Package.example("Greeting.storyboard"), "secret/Secret.storyboard")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("app/Link.storyboard"), withDestinationPath: scratch.path("secret/Secret.storyboard"))
    try scratch.shell("mkfifo app/Pipe.storyboard")
  }

  private func request(_ id: Int, _ method: String, _ params: String = "{}") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"#
  }

  private func call(_ id: Int, _ tool: String, _ arguments: String) -> String {
    request(id, "tools/call", #"{"name":"\#(tool)","arguments":\#(arguments)}"#)
  }

  private func answers(_ lines: [String], _ options: [String] = []) throws -> [Int: String] {
    let outcome = try scratch.ibt(["mcp", "--root", "app"] + options, input: Array(lines.joined(separator: "\n").utf8))
    #expect(outcome.code == 0, "\(outcome.complaint)")
    var answers: [Int: String] = [:]
    for line in outcome.lines {
      let message = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      answers[message?["id"] as? Int ?? -1] = line
    }
    return answers
  }

  @Test(arguments: ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])
  func aSessionBeginsWithTheRevisionOfTheClient(revision: String) throws {
    let answers = try answers([
      request(1, "initialize", #"{"protocolVersion":"\#(revision)","capabilities":{}}"#),
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, request(2, "tools/list"), request(3, "ping"),
    ])
    #expect(answers[1]?.contains(#""protocolVersion":"\#(revision)""#) == true)
    #expect(answers[2]?.contains(#""name":"outline""#) == true && answers[3]?.contains(#""result":{}"#) == true)
    #expect(answers.count == 3)
  }

  @Test func theStatelessRevisionCarriesItsVersion() throws {
    let meta = #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#
    let answers = try answers([
      request(1, "server/discover", "{\(meta)}"), request(2, "tools/list", "{\(meta)}"),
      request(3, "tools/list", #"{"_meta":{"io.modelcontextprotocol/protocolVersion":"2031-01-01"}}"#),
    ])
    #expect(answers[1]?.contains(#""supportedVersions":["2024-11-05""#) == true)
    #expect(answers[2]?.contains(#""resultType":"complete""#) == true && answers[3]?.contains("-32022") == true)
  }

  @Test func aDocumentIsReadCheckedAndDrawn() throws {
    let (path, folder) = (#""path":"Login.storyboard""#, #"{"path":".","object":"Lines"}"#)
    let answers = try answers([
      call(1, "outline", #"{"path":"."}"#), call(2, "outline", #"{\#(path),"limit":20}"#), call(3, "lint", "{}"),
      call(4, "layout", #"{"path":"."}"#), call(5, "constraints", #"{"path":"."}"#), call(8, "explain", folder),
      call(6, "read", #"{\#(path),"object":"nosuch"}"#), request(7, "resources/list"),
    ])
    #expect(answers[1]?.contains("storyboard, iOS") == true)
    #expect(answers[2]?.contains("call again with offset 20") == true)
    #expect(answers[3]?.contains(#""isError":false"#) == true && answers[8]?.contains("left 1") == true)
    #expect(answers[4]?.contains("width") == true && answers[5]?.contains(" = ") == true)
    #expect(answers[6]?.contains(#""isError":true"#) == true && answers[7]?.contains("Login.storyboard") == true)
    #expect(!answers.values.contains { $0.contains("Link.storyboard") || $0.contains("Secret") })
  }

  /// Tags, in which models read text, and what has no width.
  @Test(arguments: [
    ("outline", ""), ("find", #","selector":"label""#), ("read", ""), ("read", #","object":"l1""#), ("strings", ""),
    ("edit", ##","operations":[{"set":"#l1","values":{"text":"x"}}]"##),
  ]) func charactersThatNobodySeesAreCodes(tool: String, rest: String) throws {
    let hidden = "a\u{E0053}\u{E0059}\u{200B}\u{AD}b"
    try scratch.write(
      Storyboard.xib("<label text=\"\(hidden)\" userLabel=\"\(hidden)\" id=\"l1\"/>"), "app/Hidden.xib")
    let answer = try #require(try answers([call(1, tool, #"{"path":"Hidden.xib"\#(rest)}"#)])[1])
    #expect(answer.contains(tool == "read" ? "a&#xE0053;" : "a\\\\u{000E0053}"), "\(answer)")
    #expect(answer.unicodeScalars.allSatisfy { !$0.properties.isDefaultIgnorableCodePoint })
  }

  @Test func anEditIsShownFirstAndWrittenWithTheHash() throws {
    let edit = #""path":"Login.storyboard","operations":[{"set":"viewController","values":{"userLabel":"Changed"}}]"#
    let before = try scratch.bytes("app/Login.storyboard")
    let shown = try #require(try answers([call(1, "edit", "{\(edit)}")])[1])
    #expect(shown.contains("Changed"))
    #expect(try scratch.bytes("app/Login.storyboard") == before)
    let hash = try #require(shown.firstMatch(of: /hash: ([0-9a-f]{32})/)?.1)
    let refused = try answers([
      call(1, "edit", #"{\#(edit),"apply":true}"#),
      call(2, "edit", #"{\#(edit),"apply":true,"hash":"00000000000000000000000000000000"}"#),
    ])
    #expect(refused[1]?.contains("requires the `hash`") == true && refused[2]?.contains("nothing was written") == true)
    #expect(try scratch.bytes("app/Login.storyboard") == before)
    let both = try answers([
      call(1, "edit", #"{\#(edit),"apply":true,"hash":"\#(hash)"}"#),
      call(2, "edit", #"{\#(edit),"apply":true,"hash":"\#(hash)"}"#),
    ])
    // Two clients saw the same document: one of them learns that it changed.
    #expect(both.values.count { $0.contains("written; hash") } == 1)
    #expect(try scratch.text("app/Login.storyboard").contains("Changed"))
  }

  @Test(arguments: [
    #"{"path":"../secret/Secret.storyboard"}"#, #"{"path":"Link.storyboard"}"#, #"{"path":"/etc/passwd"}"#,
    #"{"path":"--help"}"#, #"{"path":1}"#, "{}", #"{"path":"Login.storyboard","colour":true}"#, #"{"path":"a\u0000b"}"#,
    #"{"path":"Pipe.storyboard"}"#,
  ]) func whatIsOutsideOrWrongIsRefused(arguments: String) throws {
    let answers = try answers([call(1, "outline", arguments)])
    #expect(answers[1]?.contains("-32602") == true, "\(answers)")
  }

  @Test func brokenMessagesAreAnsweredAndDoNotEndTheServer() throws {
    let long =
      #"{"jsonrpc":"2.0","id":7,"method":"ping","params":{"x":""# + String(repeating: "x", count: 33 << 20) + "\"}}"
    let answers = try answers([
      "{", "[]", "null", #"{"jsonrpc":"1.0","id":5,"method":"ping"}"#, #"{"jsonrpc":"2.0","id":6,"method":"nosuch"}"#,
      long, #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}"#, request(8, "ping"),
    ])
    #expect(answers[-1] != nil && answers[6]?.contains("-32601") == true && answers[8]?.contains(#""result""#) == true)
  }

  @Test func aHugeDocumentIsRefused() throws {
    try scratch.write(Array(repeating: UInt8(ascii: " "), count: 33 << 20), "app/Huge.storyboard")
    let answers = try answers([call(1, "read", #"{"path":"Huge.storyboard"}"#), request(2, "ping")])
    #expect(answers[1]?.contains("more than 32 MB") == true && answers[2] != nil)
  }

  @Test func aCancelledRequestHasNoAnswerAndWritesNothing() throws {
    let edit = #""path":"Login.storyboard","operations":[{"remove":"imageView"}]"#
    let shown = try #require(try answers([call(1, "edit", "{\(edit)}")])[1])
    let hash = try #require(shown.firstMatch(of: /hash: ([0-9a-f]{32})/)?.1)
    let before = try scratch.bytes("app/Login.storyboard")
    let answers = try answers([
      call(1, "edit", #"{\#(edit),"apply":true,"hash":"\#(hash)"}"#),
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#, request(2, "ping"),
    ])
    #expect(answers[1] == nil && answers[2] != nil)
    #expect(try scratch.bytes("app/Login.storyboard") == before)
  }

  @Test func stepsAboutSeveralFilesAreRefused() throws {
    let edit = #"{"path":"Login.storyboard","operations":[{"extract":"Login","to":"../Login.xib"}]}"#
    #expect(try answers([call(1, "edit", edit)])[1]?.contains("changes several files") == true)
  }

  @Test func aReadOnlyServerOffersNoEdit() throws {
    let answers = try answers([request(1, "tools/list"), call(2, "edit", "{}")], ["--read-only"])
    #expect(answers[1]?.contains(#""name":"edit""#) == false)
    #expect(answers[2]?.contains("there is no tool `edit`") == true)
  }

  @Test func aToolEndsWithItsServer() throws {
    let tool = #"tool=$(export IBT_PARENT=$BASHPID; "$ibt" tree app/Pipe.storyboard >/dev/null 2>&1 & echo $!)"#
    let wait = "for i in {1..60}; do kill -0 $tool || exit 0; sleep 0.1; done; kill $tool; exit 1"
    #expect(try scratch.shell("\(tool); \(wait)").code == 0)
  }

  @Test func aRootThatDoesNotExistIsRefused() throws {
    let outcome = try scratch.ibt("mcp", "--root", "nowhere")
    #expect(outcome.code == 2 && outcome.complaint.contains("`nowhere` does not exist"))
  }
}
