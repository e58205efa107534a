import Foundation
import IBBase
import IBLint
import IBModel
import IBServers
import TestSupport
import Testing

private let scene = Storyboard.indented(
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
  targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
  useSafeAreas="YES" colorMatched="YES" initialViewController="vc1"> <dependencies>
  <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21679"/>
  <capability name="Safe area layout guides" minToolsVersion="9.0"/> </dependencies> <scenes> <scene sceneID="sc1">
  <objects> <viewController id="vc1" customClass="LoginController" sceneMemberID="viewController">
  <view key="view" contentMode="scaleToFill" id="vw1"> <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
  <subviews> <label opaque="NO" text="Wörld 😀" id="lb1" userLabel="Title">
  <rect key="frame" x="16" y="100" width="100" height="21"/>
  <color key="textColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/> </label>
  </subviews> <viewLayoutGuide key="safeArea" id="sg1"/> <constraints>
  <constraint firstItem="lb1" firstAttribute="top" secondItem="sg1" secondAttribute="top" constant="41" id="c1"/>
  <constraint firstItem="lb1" firstAttribute="leading" secondItem="sg1" secondAttribute="leading" constant="16" id="c2"/>
  </constraints> </view> <connections> <outlet property="titleLabel" destination="lb1" id="o1"/> </connections>
  </viewController>
  <placeholder placeholderIdentifier="IBFirstResponder" id="fr1" sceneMemberID="firstResponder"/> </objects> </scene>
  </scenes> </document>
  """)

private func marked(_ part: String, _ replacement: String) throws -> String {
  return try scene.replacingCharacters(in: #require(scene.range(of: part)), with: replacement)
}

@Suite struct LanguageServerTests {
  @Test func positionsCountUnitsOfUTF16() async throws {
    let client = try await TestClient()
    let hover = try await client.ask(
      "textDocument/hover", at: try marked(#"id="lb1" userLabel"#, #"id="l|b1" userLabel"#))
    let text = try #require(hover["contents"]?["value"]?.string)
    #expect(text.contains("**Title** label `lb1`"))
    #expect(text.contains("`Title.top = Safe Area.top + 41`"), "\(text)")
    #expect(text.contains("stored: 16,100 100×21"))
  }

  @Test func theClientMayCountBytes() async throws {
    var capabilities = TestClient.usual
    if case .object(var members) = capabilities {
      members["general"] = ["positionEncodings": ["utf-8", "utf-16"]]
      capabilities = .object(members)
    }
    let client = try await TestClient(capabilities)
    await client.open(scene)
    let lines = scene.components(separatedBy: "\n")
    let line = try #require(lines.firstIndex { $0.contains("Wörld") })
    let column = try #require(lines[line].range(of: "lb1")).lowerBound.utf16Offset(in: lines[line])
    // One letter of two bytes, and one of four bytes and two units.
    let position: JSON = ["line": .number(Double(line)), "character": .number(Double(column + 3))]
    let answer = try await client.ask(
      "textDocument/documentHighlight", ["textDocument": TestClient.document, "position": position])
    #expect(answer.array?.count == 4)
  }

  @Test func anIDLeadsToItsObject() async throws {
    let client = try await TestClient()
    let location = try await client.ask(
      "textDocument/definition", at: try marked(#"destination="lb1""#, #"destination="l|b1""#))
    let line = scene.components(separatedBy: "\n").firstIndex { $0.contains("<label ") }
    #expect(location["range"]?["start"]?["line"]?.integer == line)
  }

  @Test func aRenamedIDIsRenamedEverywhere() async throws {
    let client = try await TestClient()
    let edit = try await client.ask(
      "textDocument/rename", at: try marked(#"destination="lb1""#, #"destination="l|b1""#), ["newName": "title-1"])
    let edits = try #require(edit["documentChanges"]?.array?.first?["edits"]?.array)
    #expect(edits.count == 4 && edits.allSatisfy { $0["newText"] == "title-1" })
  }

  @Test func aNameInUseIsRefused() async throws {
    let client = try await TestClient(opening: scene)
    let answer = try await client.ask(
      "textDocument/hover", at: try marked(#"id="lb1" userLabel"#, #"id="|lb1" userLabel"#))
    #expect(answer != .null)
    let refusal = try await client.answer(
      to: "textDocument/rename", at: try marked(#"id="lb1" userLabel"#, #"id="lb|1" userLabel"#), ["newName": "vw1"])
    #expect(refusal["error"]?["message"]?.string == "the id `vw1` is in use")
  }

  @Test func findingsComeWithWhatFixesThem() async throws {
    let client = try await TestClient()
    await client.open(
      try marked(#"property="titleLabel" destination="lb1""#, #"property="titleLabel" destination="gone""#))
    let diagnostics = try await client.diagnostics(of: 1)
    let dangling = try #require(
      diagnostics.first { $0["code"]?.string?.contains("dangling") == true }, "\(diagnostics.map(\.text))")
    #expect(dangling["severity"] == 1)
    #expect(dangling["codeDescription"]?["href"]?.string?.hasPrefix("file:///pages/") == true)
    let actions = try await client.ask(
      "textDocument/codeAction",
      [
        "textDocument": TestClient.document, "range": dangling["range"] ?? .null,
        "context": ["diagnostics": [dangling]],
      ])
    let titles = actions.array?.compactMap { $0["title"]?.string } ?? []
    #expect(titles.contains { $0.hasPrefix("Remove") }, "\(titles)")
    #expect(titles.contains { $0.hasPrefix("Disable ") }, "\(titles)")
  }

  @Test func textThatIsTypedSaysWhatIsMissing() async throws {
    let client = try await TestClient(opening: scene)
    let line = try #require(scene.components(separatedBy: "\n").firstIndex { $0.contains("</subviews>") })
    let start: JSON = ["line": .number(Double(line)), "character": 0]
    let end: JSON = ["line": .number(Double(line + 1)), "character": 0]
    await client.change(to: 2, [["range": ["start": start, "end": end], "text": ""]])
    let diagnostics = try await client.diagnostics(of: 2)
    #expect(diagnostics.compactMap { $0["message"]?.string } == ["the element `<subviews>` has no end tag"])
    let symbols = try await client.ask("textDocument/documentSymbol", ["textDocument": TestClient.document])
    #expect(symbols.text.contains("Login Controller Scene"))
    let refusal = try await client.answer(
      to: "textDocument/formatting", ["textDocument": TestClient.document, "options": [:]])
    #expect(refusal["error"]?["message"]?.string?.hasPrefix("the document cannot be changed") == true)
  }

  static let completions: [(part: String, typed: String, expected: [String])] = [
    ("text=\"Wörld", "|text=\"Wörld", ["numberOfLines", "adjustsFontSizeToFit", "lineBreakMode"]),
    (#"opaque="NO""#, #"opaque="|""#, ["YES", "NO"]),
    (#"opaque="NO""#, #"lineBreakMode="|""#, ["tailTruncation", "wordWrap"]),
    (#"secondItem="sg1""#, "secondItem=\"|", ["lb1", "sg1", "vw1"]),
    ("</subviews>", "<|\n</subviews>", ["button", "label", "stackView", "view"]),
    ("</subviews>", "<but|\n</subviews>", ["button"]), ("</subviews>", "</|>", ["subviews"]),
    ("<viewLayoutGuide", "<|<viewLayoutGuide", ["color", "connections"]),
    (
      "<viewLayoutGuide",
      #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" "#
        + #"keyPath="transferredTemplateAttributeKeyPaths" value="alpha, back|"/></userDefinedRuntimeAttributes>"#
        + "<viewLayoutGuide", ["backgroundColor"]
    ), ("</connections>", "<|</connections>", ["outlet", "action", "segue"]),
  ]

  @Test(arguments: completions)
  func whatCanBeTypedIsProposed(part: String, typed: String, expected: [String]) async throws {
    let client = try await TestClient()
    let list = try await client.ask("textDocument/completion", at: try marked(part, typed))
    let labels = Set(list["items"]?.array?.compactMap { $0["label"]?.string } ?? [])
    #expect(labels.isSuperset(of: expected), "\(labels.sorted())")
  }

  @Test func aNewElementHasIDsThatTheDocumentDoesNotHave() async throws {
    let client = try await TestClient()
    let list = try await client.ask("textDocument/completion", at: try marked("</subviews>", "<but|\n</subviews>"))
    let text = try #require(list["items"]?.array?.first?["textEdit"]?["newText"]?.string)
    let whole = try marked("</subviews>", "<\(text)\n</subviews>")
    let document = try Document(parsing: Array(whole.utf8))
    #expect(document.duplicates.isEmpty && document.views.contains { $0.kind == "button" })
  }

  @Test func colorsHintsAndLensesAreThere() async throws {
    let client = try await TestClient(opening: scene)
    let document: JSON = ["textDocument": TestClient.document]
    let colors = try await client.ask("textDocument/documentColor", document)
    #expect(colors.array?.first?["color"] == ["red": 1, "green": .number(0.5), "blue": 0, "alpha": 1])
    let lenses = try await client.ask("textDocument/codeLens", document)
    #expect(lenses.array?.first?["command"]?["title"] == "initial scene, 2 views")
    let hints = try await client.ask(
      "textDocument/inlayHint",
      [
        "textDocument": TestClient.document,
        "range": ["start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0]],
      ])
    let labels = hints.array?.compactMap { $0["label"]?.string } ?? []
    #expect(labels.contains("Title"), "\(labels)")
  }

  @Test func aSystemColorIsReplacedByComponentsWithinTheirRange() async throws {
    let components = #" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom""#
    let client = try await TestClient(opening: try marked(components, #" systemColor="labelColor""#))
    let place: JSON = ["line": 15, "character": 40]
    let color: JSON = ["red": .number(1e300), "green": .number(-5), "blue": .number(0.5), "alpha": 1]
    let answer = try await client.ask(
      "textDocument/colorPresentation",
      ["textDocument": TestClient.document, "range": ["start": place, "end": place], "color": color])
    #expect(answer.array?.first?["label"] == "#FF0080")
    let tag = try #require(answer.array?.first?["textEdit"]?["newText"]?.string)
    #expect(tag.contains(#"red="1" green="0" blue="0.5""#) && !tag.contains("systemColor"), "\(tag)")
  }

  @Test func anOperationIsSentToTheClient() async throws {
    let client = try await TestClient(opening: scene)
    _ = try await client.ask(
      "workspace/executeCommand",
      [
        "command": "ibt.edit",
        "arguments": [["uri": .string(TestClient.uri), "statement": ["set": "#lb1", "values": ["text": "Hello"]]]],
      ])
    #expect(try await client.first { $0["method"] == "workspace/applyEdit" }.text.contains("Hello"))
    let mistake = try await client.answer(
      to: "workspace/executeCommand",
      ["command": "ibt.edit", "arguments": [["uri": .string(TestClient.uri), "statement": ["sett": "#lb1"]]]])
    #expect(mistake["error"]?["message"]?.string?.contains("did you mean `set`?") == true)
  }

  @Test func aConfigurationHasFindings() async throws {
    let client = try await TestClient()
    let uri = "file:///app/.ibt.yml"
    await client.open("devices: []\n  bad", as: uri)
    #expect(try await client.diagnostics(of: 1, in: uri).first?["message"]?.string?.contains("not well-formed") == true)
  }

  @Test(arguments: ["pom.xml", "ci.yml", "notes.txt"]) func nothingIsSaidAboutOtherFiles(name: String) async throws {
    let client = try await TestClient()
    let uri = "file:///app/\(name)"
    await client.open("<project>\n  <a>\nselect: bad\n", as: uri)
    #expect(try await client.diagnostics(of: 1, in: uri).isEmpty)
    let position: [String: JSON] = ["textDocument": ["uri": .string(uri)], "position": ["line": 2, "character": 3]]
    #expect(try await client.ask("textDocument/completion", .object(position)) == [])
    #expect(try await client.ask("textDocument/hover", .object(position)) == .null)
  }
}

@Suite struct HostileClientTests {
  @Test func positionsOutsideAreTheEnd() async throws {
    let client = try await TestClient(opening: scene)
    for position: JSON in [
      ["line": 100_000, "character": 0], ["line": 0, "character": 1_000_000_000], ["line": -1, "character": 0],
      ["line": "a"], .null,
    ] {
      for method in ["hover", "completion", "definition", "references", "rename", "prepareRename"] {
        let answer = try await client.answer(
          to: "textDocument/\(method)", ["textDocument": TestClient.document, "position": position, "newName": "x"])
        #expect(answer["result"] != nil || answer["error"]?["code"] != nil)
      }
    }
  }

  @Test(arguments: [
    [#"2},"contentChanges":[{"range":{"start":1},"text":"x"}]"#], ["2}"], [#"1},"contentChanges":[]"#],
    [#"5},"contentChanges":[]"#, #"3},"contentChanges":[{"text":""}]"#],
    [#"2},"contentChanges":["#, #"3},"contentChanges":[]"#],
  ]) func aLostChangeStopsAnswersUntilTheDocumentIsOpened(changes: [String]) async throws {
    let client = try await TestClient(opening: scene)
    let uri = TestClient.uri
    let start = #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"\#(uri)""#
    for change in changes + [#"9},"contentChanges":[]"#] { await client.deliver(start + #","version":\#(change)}}"#) }
    let document: JSON = ["textDocument": TestClient.document]
    #expect(try await client.ask("textDocument/documentSymbol", document) == [])
    #expect(try await client.ask("textDocument/formatting", document) == .null)
    #expect(await client.received.count { $0["params"]?["message"]?.string?.contains("reopen it") == true } == 1)
    await client.open(scene)
    // Versions may skip numbers.
    await client.change(to: 7, [])
    #expect(try await client.ask("textDocument/documentSymbol", document) != [])
  }

  @Test func fixesWaitForTheFirstCheck() async throws {
    let all: JSON = ["start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0]]
    let other = #"<constraint firstItem="lb1" firstAttribute="top" secondItem="sg1" secondAttribute="top" id="c3"/>"#
    let text = try marked(#"id="c2"/>"#, #"id="c2"/>|"# + other)
      .replacing(#"opaque="NO""#, with: #"translatesAutoresizingMaskIntoConstraints="NO""#)
    let actions = try await TestClient().ask("textDocument/codeAction", at: text, ["range": all]).text
    #expect(actions.contains("Disable contradicting_pair"), "\(actions)")
  }

  @Test func longLinesAreRead() async throws {
    let client = try await TestClient()
    let long = String(repeating: "é", count: 1_000_000)
    let hover = try await client.ask(
      "textDocument/hover", at: try marked(#"text="Wörld 😀" id="lb1""#, "text=\"\(long)\" id=\"l|b1\""))
    #expect(hover["contents"]?["value"]?.string?.contains("`lb1`") == true)
  }

  @Test func requestsBeforeAndAfterASessionAreRefused() async throws {
    let server = LanguageServer(ServerProgram(version: "1", rulePages: nil, cacheFolder: nil)) { message in
      #expect(message.contains("-32002") || message.contains(#""result""#) || message.contains("-32600"), "\(message)")
    }
    let send = { (text: String) in await server.receive(.message(Array(text.utf8))) }
    _ = await send(#"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{}}"#)
    _ = await send(#"{"jsonrpc":"2.0","id":2,"method":"initialize","params":{}}"#)
    _ = await send(#"{"jsonrpc":"2.0","id":3,"method":"shutdown"}"#)
    _ = await send(#"{"jsonrpc":"2.0","id":4,"method":"textDocument/hover","params":{}}"#)
    #expect(await send(#"{"jsonrpc":"2.0","method":"exit"}"#) == 0)
  }
}
