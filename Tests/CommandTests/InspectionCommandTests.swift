import Foundation
import TestSupport
import Testing

private let screen = Storyboard.text(
  view: """
    <subviews>
    <label text="Title" id="lbl"><rect key="frame" x="16" y="20.333333333333332" width="100" height="21"/></label>
    <button customClass="BigButton" id="btn"> <state key="normal" title="Send"/>
    <connections><action selector="send:" destination="con-tr-oll" eventType="touchUpInside" id="act"/></connections>
    </button> </subviews> <constraints>
    <constraint firstItem="lbl" firstAttribute="leading" secondItem="vie-wv-iew" secondAttribute="leadingMargin" \
    constant="8" id="c1"/>
    <constraint firstAttribute="bottom" secondItem="lbl" secondAttribute="bottom" priority="750" placeholder="YES" \
    id="c2"/> <constraint firstItem="btn" firstAttribute="top" secondItem="lbl" secondAttribute="bottom" constant="8" \
    symbolic="YES" id="c3"/> </constraints>
    <variation key="default"><mask key="constraints"><exclude reference="c3"/></mask></variation>
    <variation key="widthClass=compact"><mask key="constraints"><include reference="c3"/></mask></variation>
    """,
  controller: """
    <connections> <outlet property="titleLabel" destination="lbl" id="out"/>
    <outlet property="lost" destination="gone" id="los"/> </connections>
    """)

private func scratch() -> ScratchFolder { ScratchFolder(["a.storyboard": screen]) }

private func withoutPlaces(_ outcome: Outcome) -> [String] {
  outcome.lines.map { $0.replacing(/a\.storyboard:\d+:\d+: +/, with: "") }
}

@Suite struct InspectionCommandTests {
  @Test func theProjectTellsTargetsAndReferences() throws {
    let folder = scratch()
    try folder.write("", ".git/config")
    try folder.write(
      """
      { objects = {
        P = { mainGroup = G; targets = (T, ); };
        G = { children = (S, ); sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        T = { name = Shop; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (S, ); };
      }; rootObject = P; }
      """, "Shop.xcodeproj/project.pbxproj")
    try folder.write(screen, "App/Main.storyboard")
    try folder.write(#"let main = UIStoryboard(name: "Main", bundle: nil)"#, "App/App.swift")
    let outcome = try folder.ibt("info", "--project", "App/Main.storyboard")
    #expect(outcome.code == 0 && outcome.complaint.isEmpty)
    #expect(
      outcome.lines == [
        "App/Main.storyboard", "  targets: Shop (application)", "  referred to by:", "    source App/App.swift",
        "  refers to:", "    class BigButton",
      ])
    let json = try folder.ibt("info", "--project", "--format", "json", "App/Main.storyboard")
    #expect(json.lines[0].contains(#""to":[{"kind":"source","name":"App/App.swift"}]"#))
    #expect(try folder.ibt("info", "--project", "--coverage").code == 2)
  }

  @Test func theTreeIndentsWhatIsInside() throws {
    let outcome = try scratch().ibt("tree")
    #expect(outcome.code == 0 && outcome.complaint.isEmpty)
    #expect(
      outcome.lines == [
        "a.storyboard: storyboard, iOS", "  View Controller Scene (sce-ne-one)",
        "    View Controller (con-tr-oll) viewController", "      View (vie-wv-iew) view 0,0 393×852",
        "        Title (lbl) label 16,20.33 100×21", "        Send (btn) button BigButton",
        "    First Responder (fir-st-res) placeholder",
      ])
  }

  @Test func constraintsAreSentencesWithTheirHostAndMarks() throws {
    #expect(
      withoutPlaces(try scratch().ibt("constraints")) == [
        "Title.leading = View.leadingMargin + 8 (c1) in View (vie-wv-iew)",
        "View.bottom = Title.bottom @750 (c2) in View (vie-wv-iew) [placeholder]",
        "Send.top = Title.bottom + standard (8) (c3) in View (vie-wv-iew) "
          + "[not installed, installed for widthClass=compact]",
      ])
  }

  @Test func constraintsAreEquationsInData() throws {
    let json = try scratch().ibt("constraints", "--format", "json").text
    #expect(json.contains(#""id":"c1","equation":"Title.leading = View.leadingMargin + 8","#))
  }

  @Test func connectionsSayWhatLeadsWhereAndWhatLeadsNowhere() throws {
    #expect(
      withoutPlaces(try scratch().ibt("connections")) == [
        "action Send.touchUpInside → View Controller.send: (act)", "outlet View Controller.titleLabel → Title (out)",
        "outlet View Controller.lost → ‹gone› (los) [unresolved]",
      ])
  }

  @Test func everythingWithAnIdIsFound() throws {
    #expect(try scratch().ibt("find", "*").lines.count == 11)
    let repeated = ScratchFolder(["a.storyboard": screen.replacing(#"id="btn""#, with: #"id="lbl" userLabel="Go""#)])
    let json = try repeated.ibt("find", "button", "--format", "json").text
    let object = #""id":"lbl","kind":"button","name":"Go","class":"BigButton","line":11,"column":29"#
    let members = #""category":"view","userLabel":"Go","parent":"vie-wv-iew","duplicate":true"#
    #expect(json.contains(#""object":{\#(object),\#(members)}"#), "\(json)")
  }

  @Test func infoCountsWhatThereIs() throws {
    let outcome = try scratch().ibt("info")
    #expect(outcome.text.contains("storyboard, iOS, Auto Layout"))
    #expect(outcome.text.contains("1 scene, 1 controller, 3 views, 3 constraints, 2 outlets, 1 action"))
  }

  @Test func coverageListsWhatIsUnresolvedAndUnknown() throws {
    let folder = scratch()
    try folder.write(screen.replacing("<label text", with: #"<label glow="YES" text"#), "b.storyboard")
    let outcome = try folder.ibt("info", "--coverage")
    #expect(outcome.code == 0)
    #expect(outcome.lines.first == "a.storyboard: 11 of 11 ids, 1 unresolved, 0 unknown elements, 0 unknown attributes")
    #expect(outcome.text.contains("unresolved outlet destination `gone`"))
    #expect(outcome.text.contains("unknown attribute `glow` of `label`"))
    #expect(outcome.complaint == "2 documents: 22 of 22 ids, 2 unresolved, 0 unknown elements, 1 unknown attribute\n")
  }

  @Test(arguments: ["tree", "connections", "constraints", "info"])
  func jsonIsOneObjectADocumentWithAVersion(command: String) throws {
    let folder = scratch()
    try folder.write(screen, "b.storyboard")
    let outcome = try folder.ibt(command, "--format", "json")
    #expect(outcome.lines.count == 2)
    for (line, name) in zip(outcome.lines, ["a.storyboard", "b.storyboard"]) {
      #expect(line.hasPrefix(#"{"version":1,"file":"\#(name)","#))
      #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any])
    }
  }

  static let inspections = [["tree"], ["tree", "--format", "json"], ["info", "--coverage"], ["refs", "v0"]]

  @Test(arguments: inspections) func asManyLevelsAsAreReadAreShown(arguments: [String]) throws {
    let outcome = try outcome(of: arguments, atDepth: 120)
    #expect(outcome.code == 0 && !outcome.isSignal && outcome.text != "null\n")
  }

  @Test(arguments: inspections) func moreLevelsThanAreReadAreRefused(arguments: [String]) throws {
    let outcome = try outcome(of: arguments, atDepth: 5000)
    #expect(outcome.code == 2 && !outcome.isSignal && !outcome.complaint.isEmpty)
  }

  private func outcome(of arguments: [String], atDepth depth: Int) throws -> Outcome {
    let opening = (0..<depth).map { "<view id=\"v\($0)\"><subviews>\n" }.joined()
    let closing = String(repeating: "</subviews></view>", count: depth)
    let folder = ScratchFolder(["deep.xib": "<document><objects>\(opening)\(closing)</objects></document>"])
    return try folder.ibt(arguments)
  }
}

@Suite struct RefsCommandTests {
  @Test(arguments: ["lbl", "Title"]) func anObjectIsFoundByIdOrName(wanted: String) throws {
    let outcome = try scratch().ibt("refs", wanted)
    #expect(
      withoutPlaces(outcome).map { $0.drop { $0 == " " } } == [
        "Title (lbl) label", "View Controller › View › Title", "referred to by:",
        "constraint Title.leading = View.leadingMargin + 8 (c1)", "constraint View.bottom = Title.bottom @750 (c2)",
        "constraint Send.top = Title.bottom + standard (8) (c3)", "outlet View Controller.titleLabel → Title (out)",
        "refers to: nothing",
      ])
  }

  @Test func aHostIsReferredToByConstraintsThatLeaveItOut() throws {
    let text = try scratch().ibt("refs", "vie-wv-iew").text
    #expect(text.contains("(c1)") && text.contains("(c2)") && text.contains("exclude reference of View (vie-wv-iew)"))
    let other = screen.replacing("</subviews>", with: #"<button id="bt2" title="Send"/> </subviews>"#)
    let refs = try ScratchFolder(["a.storyboard": other]).ibt("refs", "con-tr-oll").text
    #expect(refs.contains("action Send.touchUpInside → View Controller.send: (act) of Send (btn)"), "\(refs)")
  }

  @Test func severalObjectsOfANameAreListed() throws {
    let folder = scratch()
    try folder.write(screen, "b.storyboard")
    let outcome = try folder.ibt("refs", "Title")
    #expect(outcome.isPlainFailure)
    #expect(outcome.complaint.contains("a.storyboard:") && outcome.complaint.contains("b.storyboard:"))
    #expect(try folder.ibt("refs", "Title", "b.storyboard").code == 0)
  }
}

@Suite struct RenameCommandTests {
  @Test func theDocumentIsPrintedWithTheNewId() throws {
    let outcome = try scratch().ibt("rename", "lbl", "title")
    #expect(outcome.code == 0 && outcome.text == screen.replacing(#""lbl""#, with: #""title""#))
    #expect(outcome.complaint == "a.storyboard: lbl → title, 4 references\n")
  }

  @Test func theReportCanBeJSON() throws {
    let folder = scratch()
    let outcome = try folder.ibt("rename", "lbl", "title", "--check", "--format", "json")
    #expect(outcome.code == 1 && outcome.complaint.isEmpty)
    #expect(
      outcome.text == """
        {"version":1,"file":"a.storyboard","id":"lbl","newID":"title","references":4,"stringsFiles":[]}

        """)
    #expect(try folder.ibt("rename", "lbl", "title", "--format", "json").isPlainFailure)
    let written = try folder.ibt("rename", "lbl", "title", "--format", "json:r.json")
    #expect(written.text == screen.replacing(#""lbl""#, with: #""title""#))
    #expect(try folder.text("r.json") == outcome.text)
  }

  @Test func translationsOfTheOldIdAreListed() throws {
    let folder = ScratchFolder()
    try folder.write(screen, "App/Base.lproj/Main.storyboard")
    try folder.write("\"lbl.text\" = \"Titel\";\n", "App/de.lproj/Main.strings")
    let utf16 = "\"lbl.text\" = \"Titre\";\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try folder.write([0xFF, 0xFE] + utf16, "App/fr.lproj/Main.strings")
    try folder.write("\"lbl2.text\" = \"x\";\n", "App/it.lproj/Main.strings")
    try folder.write("\"lbl.text\" = \"x\";\n", "App/de.lproj/Other.strings")
    let outcome = try folder.ibt("rename", "lbl", "title", "App/Base.lproj/Main.storyboard", "--in-place")
    let notes = outcome.complaint.split(separator: "\n").dropFirst()
    #expect(notes.map { $0.split(separator: ":")[0] } == ["App/de.lproj/Main.strings", "App/fr.lproj/Main.strings"])
    #expect(notes.allSatisfy { $0.contains("`lbl`") && $0.contains("`title`") })
  }

  @Test func anIdOfSeveralDocumentsNeedsThePath() throws {
    let folder = scratch()
    try folder.write(screen, "b.storyboard")
    #expect(try folder.ibt("rename", "lbl", "title").isPlainFailure)
    #expect(try folder.ibt("rename", "lbl", "title", "b.storyboard").code == 0)
  }
}
