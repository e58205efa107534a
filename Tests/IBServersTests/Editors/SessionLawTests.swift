import Foundation
import IBServers
import TestSupport
import Testing

@Suite struct SessionLawTests {
  private static let uri = TestClient.uri

  /// A random edit: a number changes, a line goes, comes twice, or is typed letter by letter.
  private func edit(_ text: inout String, _ random: inout SeededGenerator) -> JSON {
    var lines = text.components(separatedBy: "\n")
    let index = Int.random(in: 8..<lines.count, using: &random)
    let range: JSON = [
      "start": ["line": .number(Double(index)), "character": 0],
      "end": ["line": .number(Double(index)), "character": .number(Double(lines[index].utf16.count))],
    ]
    let line = lines[index]
    let isWhole = line.contains("/>") && line.trimmingCharacters(in: .whitespaces).hasPrefix("<")
    if random.oneIn(3), isWhole {
      lines[index] = ""
    } else if random.oneIn(3), isWhole {
      lines[index] = line + "\n" + line
    } else if let digit = line.firstIndex(where: \.isNumber) {
      lines[index].replaceSubrange(digit...digit, with: "\(Int.random(in: 0...9, using: &random))")
    } else {
      // Broken text, which the next edit of the same place may repair.
      lines[index] = random.oneIn(8) ? String(line.dropLast()) : line + " "
    }
    let new = lines[index]
    text = lines.joined(separator: "\n")
    return ["range": range, "text": .string(new)]
  }

  private func answers(_ client: TestClient, version: Int, text: String) async throws -> [String] {
    let document: JSON = ["textDocument": ["uri": .string(Self.uri)]]
    var answers = [JSON.array(try await client.diagnostics(of: version, in: Self.uri)).text]
    for method in ["documentSymbol", "documentColor", "codeLens", "documentLink"] {
      answers.append(try await client.ask("textDocument/\(method)", document).text)
    }
    for line in stride(from: 0, to: text.components(separatedBy: "\n").count, by: 17) {
      let params: JSON = [
        "textDocument": ["uri": .string(Self.uri)], "position": ["line": .number(Double(line)), "character": 40],
      ]
      for method in ["hover", "completion", "definition"] {
        answers.append(try await client.answer(to: "textDocument/\(method)", params)["result"]?.text ?? "none")
      }
    }
    return answers
  }

  /// A client shows the diagnostics that come last.
  @Test func diagnosticsComeInTheOrderOfTheirVersions() async throws {
    let text = String(decoding: RandomScene(seed: 1).bytes, as: UTF8.self)
    let client = try await TestClient(opening: text, slow: #""version":1"#)
    while await !client.isWaiting { try await Task.sleep(for: .milliseconds(5)) }
    await client.change(to: 2, [["text": .string(text)]])
    _ = try await client.diagnostics(of: 2)
    let versions = await client.received.compactMap { $0["params"]?["version"]?.integer }
    #expect(versions.first == 1 && versions.last == 2, "\(versions)")
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func aSessionOfEditsAnswersAsANewOne(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var text = String(decoding: RandomScene(seed: seed).bytes, as: UTF8.self)
    let client = try await TestClient(opening: text)
    var version = 1
    for _ in 0..<2 {
      for _ in 0..<50 {
        version += 1
        await client.change(to: version, [edit(&text, &random)])
      }
      let fresh = try await TestClient()
      await fresh.open(text)
      let (known, new) = (
        try await answers(client, version: version, text: text), try await answers(fresh, version: 1, text: text)
      )
      #expect(known == new)
    }
  }
}
