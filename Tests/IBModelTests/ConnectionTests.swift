import IBModel
import Testing
import TestSupport

@Suite struct ConnectionTests {
  static func connection(_ element: String) throws -> Connection {
    let document = try read(Storyboard.text(controller: "<connections>\n\(element)\n</connections>"))
    return try #require(document.connections.first { _ in true })
  }

  /// Connections and what they say (format.md, section 5).
  static let examples: [(element: String, kind: Connection.Kind, label: String, destination: ObjectID)] = [
    (#"<outlet property="title" destination="d" id="i"/>"#, .outlet, "title", "d"),
    (#"<outletCollection property="all" destination="d" id="i"/>"#, .outletCollection, "all", "d"),
    (#"<action selector="tap:" destination="d" eventType="touchUpInside" id="i"/>"#, .action, "tap:", "d"),
    (#"<action selector="tap:" target="-1" id="i"/>"#, .action, "tap:", "-1"),
    (#"<segue destination="d" kind="show" identifier="next" id="i"/>"#, .segue, "next", "d"),
    (#"<segue destination="d" kind="show" id="i"/>"#, .segue, "show", "d"),
  ]

  @Test(arguments: examples) func aConnectionKnowsKindLabelAndDestination(
    element: String, kind: Connection.Kind, label: String, destination: ObjectID
  ) throws {
    let connection = try Self.connection(element)
    #expect(connection.kind == kind && connection.label == label && connection.destination == destination)
    #expect(connection.id == "i" && connection.source?.id == "con-tr-oll")
  }

  @Test func aConnectionOfTheDocumentHasNoSource() throws {
    let document = try read(
      #"<document><objects/><connections><outlet property="x" destination="-1" id="i"/></connections></document>"#)
    #expect(document.connections.map(\.source) == [nil])
  }

  @Test func outletsAreFoundByProperty() throws {
    let list =
      #"<connections><outlet property="a" destination="1" id="x"/><outlet property="b" destination="2" id="y"/><outletCollection property="a" destination="3" id="z"/></connections>"#
    #expect(try read(Storyboard.text(controller: list)).object(named: "con-tr-oll").outlets("a").map(\.id) == ["x"])
  }
}

@Suite struct RuntimeAttributeTests {
  static let list = """
    <userDefinedRuntimeAttributes> <userDefinedRuntimeAttribute type="string" keyPath="note" value="short"/>
    <userDefinedRuntimeAttribute type="string" keyPath="long"> <string key="value">line one
    line &lt;two&gt;</string> </userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
    <integer key="value" value="8"/> </userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="string" keyPath="note" value="later"/> </userDefinedRuntimeAttributes>
    """
  let object: Object
  init() throws {
    object = try read("<document><objects><view id=\"v\">\(Self.list)</view></objects></document>").object(named: "v")
  }

  @Test func runtimeAttributesStandInTheOrderTheyAreSet() {
    #expect(object.runtimeAttributes.map(\.keyPath) == ["note", "long", "layer.cornerRadius", "note"])
  }

  @Test func theLastOfAKeyPathDecides() { #expect(object.runtimeAttribute("note")?.text == "later") }

  @Test func aLongStringStandsInAChild() { #expect(object.runtimeAttribute("long")?.text == "line one\nline <two>") }

  @Test func typesAreRead() {
    #expect(object.runtimeAttributes.map(\.type) == ["string", "string", "number", "string"])
  }

  @Test func anotherKeyPathHasNone() { #expect(object.runtimeAttribute("notes") == nil) }
}

@Suite struct ReferenceTests {
  @Test func everyAttributeThatHoldsAnIdIsAReference() throws {
    let text = """
      <document initialViewController="r1"><objects>
      <view id="v"><connections><outlet property="p" destination="r2" id="i1"/><action selector="s" target="r3" id="i2"/>
      <segue destination="r4" kind="popover" popoverAnchorView="r5" id="i3"/></connections>
      <constraints><constraint firstItem="r6" firstAttribute="top" secondItem="r7" secondAttribute="top" id="i4"/></constraints>
      <variation key="default"><mask key="constraints"><exclude reference="r8"/></mask></variation></view>
      </objects></document>
      """
    #expect(try read(text).references.map(\.id.rawValue) == (1...8).map { "r\($0)" })
  }

  @Test func onlyReferencesToNothingDangle() throws {
    let list =
      #"<connections><outlet property="a" destination="vie-wv-iew" id="x"/><outlet property="b" destination="gone" id="y"/><outlet property="c" destination="-2" id="z"/></connections>"#
    #expect(try read(Storyboard.text(controller: list)).danglingReferences().map(\.id) == ["gone"])
  }
}

@Suite struct IDGeneratorTests {
  @Test func anIdHasTheShapeXcodeGivesIt() throws {
    var mint = IDGenerator(try read(Storyboard.text()))
    for number in 0..<2000 {
      let id = mint.identifier(for: "seed \(number)")
      #expect(id.rawValue.wholeMatch(of: /[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}/) != nil, "\(id)")
    }
  }

  @Test func theSameSeedsInTheSameOrderGiveTheSameIds() throws {
    let document = try read(Storyboard.text())
    let seeds = ["a", "b", "a", "", "é"]
    var mints = [IDGenerator(document), IDGenerator(document)]
    let first = seeds.map { mints[0].identifier(for: $0) }
    #expect(first == seeds.map { mints[1].identifier(for: $0) } && Set(first).count == seeds.count)
  }

  @Test(
    arguments: [
      { (id: String) in view(id) }, { view($0.uppercased()) }, { view($0.lowercased()) },
      { "<view id=\"x\"><connections><outlet property=\"p\" destination=\"\($0)\" id=\"y\"/></connections></view>" },
    ] as [@Sendable (String) -> String])
  func anIdInUseIsNotMinted(use: @Sendable (String) -> String) throws {
    var free = IDGenerator(try read(Storyboard.text()))
    let id = free.identifier(for: "seed").rawValue
    var mint = IDGenerator(try read(Storyboard.text(view: subviews(use(id)))))
    #expect(mint.identifier(for: "seed").rawValue.lowercased() != id.lowercased())
  }

  @Test func aSceneIdIsNotMinted() throws {
    var free = IDGenerator(try read(Storyboard.text()))
    let id = free.identifier(for: "seed")
    var mint = IDGenerator(try read(Storyboard.scenes("<scene sceneID=\"\(id)\">\n<objects/>\n</scene>")))
    #expect(mint.identifier(for: "seed") != id)
  }
}
