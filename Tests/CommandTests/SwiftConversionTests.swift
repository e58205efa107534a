import Foundation
import IBLayout
import IBModel
import IBScene
import IBTemplates
import TestSupport
import Testing

/// Swift source that templates are converted to: compiled with small stand-ins for UIKit, KeepLayout and LayoutComposer,
/// which write down the constraints that are made.
@Suite struct SwiftConversionTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// A template, a form, and how the function of the source is called.
  private struct Program {
    var document: String
    var template: String
    var form: ConversionForm
    var function: String
    var isReturned = false
  }

  private static let parts = "picture: picture, photo: photo, lines: lines, address: address"
  private static let programs = [
    Program(
      document: "Greeting.storyboard", template: "portrait in formats", form: .swiftVFL,
      function: "formatsConstraints(root: root, \(parts))", isReturned: true),
    Program(
      document: "Greeting.storyboard", template: "portrait in formats", form: .swiftAnchors,
      function: "anchorsConstraints(root: root, \(parts))", isReturned: true),
    Program(
      document: "Greeting.storyboard", template: "portrait in formats", form: .swiftKeep,
      function: "keepFormats(\(parts))"),
    Program(
      document: "Greeting.storyboard", template: "portrait in formats", form: .swiftComposer,
      function: "layOutFormats(root: root, \(parts))"),
    Program(
      document: "Greeting.storyboard", template: "portrait in boxes", form: .swiftComposer,
      function: "layOutBoxes(root: root, \(parts))"),
    Program(
      document: "attributes.xml", template: "attributes", form: .swiftKeep,
      function: "keepAttributes(one: one, two: two)"),
    Program(
      document: "places.xml", template: "places", form: .swiftComposer,
      function: "layOutPlaces(root: page, card: card, cover: cover, face: face, name: name, about: about)"),
    Program(
      document: "card.xml", template: "card", form: .swiftComposer,
      function:
        "layOutCard(root: page, card: card, cover: cover, face: face, name: name, about: about, follow: follow, message: message)"
    ),
  ]

  @Test func `the source makes the constraints of the layout, and these the same frames`() throws {
    try writeDocuments()
    let recorded = try run()
    var solved: [String] = []
    for (number, program) in SwiftConversionTests.programs.enumerated() {
      let document = try Document(parsing: try scratch.bytes(program.document))
      let lines = recorded.filter { $0.hasPrefix("\(number) ") }
      let layout = try layout(of: program, in: document)
      let pile = try layout.pile(in: LayoutEnvironment(of: layout.root, in: document))
      let names = helperNames(pile)
      let contents = try lines.flatMap { try self.contents($0, in: document) }.map { $0.mapItems { names[$0] ?? $0 } }
      #expect(Set(contents.map(\.absolute)) == Set(pile.constraints.map(\.content.absolute)), "\(program.function)")
      if try hasFrames(of: layout, pile, made: contents) { solved.append(program.document) }
    }
    // Each of the 45 attributes has a value of its own in `attributes.xml`, and all of them at once contradict each other.
    #expect(solved == SwiftConversionTests.programs.map(\.document).filter { $0 != "attributes.xml" })
  }

  @Test func `views at the sides and in the middle of their superviews are in boxes`() throws {
    try writeDocuments()
    let outcome = try scratch.ibt("convert", "--template", "places", "--to", "swift-composer", "places.xml")
    #expect(
      outcome.text.contains(
        """
          root.applyLayout(Fit(), items: [
            `$`(card, marginLeft: 10, marginBottom: 20, marginRight: -30),
          ])
          card.applyLayout(Relative(), items: [
            `$`(cover, halign: .left, valign: .bottom, marginBottom: 4),
            `$`(face, width: 40, height: 40, halign: .center, valign: .center),
            `$`(name, height: 20, valign: .top, marginTop: 9, marginLeft: 8, marginRight: 8),
          ])
        """), "\(outcome.text)")
    let notes = outcome.complaint.split(separator: "\n").filter { $0.contains("no box says it") }
    #expect(notes.count == 3 && outcome.complaint.contains("leading and trailing edges"))
  }

  // MARK: Documents

  private func writeDocuments() throws {
    for name in ["Greeting.storyboard", "Greeting.layouts.xml"] { try scratch.write(try Package.example(name), name) }
    let values = KeepAttribute.all.map { "\($0.name)=\"= 2, at least 0.25 @high, at most 3 @low+5\"" }
    try scratch.write(
      """
      <document><objects><view id="root"><subviews><label id="one" userLabel="one"/><label id="two" userLabel="two"/></subviews>
      <viewLayoutGuide key="safeArea" id="gS1-lg-Saf"/></view></objects>
      <layouts><layout name="attributes"><keep view="one" to="two" \(values.joined(separator: " "))/></layout></layouts></document>
      """, "attributes.xml")
    try scratch.write(
      """
      <document><objects><view id="page"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews><view id="card" userLabel="card"><subviews><label id="cover" userLabel="cover"/>
      <label id="face" userLabel="face"/><label id="name" userLabel="name"/><label id="about" userLabel="about"/></subviews></view>
      </subviews></view></objects>
      <layouts><layout name="places"><keep view="card" insets="0; 10; 20; -30"/><keep view="cover" leadingInset="0" bottomInset="4"/>
      <keep view="face" center="0.5" size="40"/><keep view="name" horizontalInsets="8" topInset="9" height="20" width="≥ 30"/>
      <keep view="about" rightInset="1" width="50 @high"/></layout></layouts></document>
      """, "places.xml")
    let views = ["cover", "face", "name", "about", "follow", "message"].map {
      "<label id=\"\($0)\" userLabel=\"\($0)\"/>"
    }
    try scratch.write(
      """
      <document><objects><view id="page"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews><view id="card" userLabel="card"><subviews>\(views.joined())</subviews></view>
      </subviews></view></objects>
      <layouts metrics="gap=8"><layout name="card"><relative in="page"><view ref="card" width="260" halign="left" valign="top"/></relative>
      <vbox in="card" pack="fit" spacing="2">
        <view height="120"><relative>
          <view ref="cover"/><view ref="face" width="80" height="80" halign="center" valign="bottom" marginBottom="10"/>
        </relative></view>
        <view ref="name" height="20" margins="gap"/><view ref="about" height="30" align="end" margins="gap; 12; 4; 8"/>
        <view height="44"><hbox margins="4" pack="center"><view ref="follow"/><view ref="message"/></hbox></view>
      </vbox></layout></layouts></document>
      """, "card.xml")
  }

  private func layout(of program: Program, in document: Document) throws -> SheetLayout {
    let own = scratch.path("Greeting.layouts.xml")
    let sheet =
      program.document == "Greeting.storyboard"
      ? try LayoutSheet(parsing: try scratch.bytes("Greeting.layouts.xml"), path: own) : nil
    let templates: [any Template] = sheet?.templates(in: document) ?? document.templates()
    return try #require(templates.lazy.compactMap { $0 as? SheetLayout }.first { $0.name == program.template })
  }

  // MARK: Programs

  /// Converts, compiles everything at once, runs it, and gives the lines that were written down.
  private func run() throws -> [String] {
    var sources = try ["RecordingKit", "RecordingKeepLayout", "RecordingLayoutComposer"].map { name in
      try String(contentsOf: Corpus.package.appending(path: "Tests/CommandTests/\(name).txt"), encoding: .utf8)
    }
    var calls = ""
    for (number, program) in SwiftConversionTests.programs.enumerated() {
      let name = String(program.function.prefix { $0 != "(" }).replacing(/^keep|^layOut|Constraints$/, with: "")
      let outcome = try scratch.ibt(
        "convert", "--template", program.template, "--to", program.form.rawValue, "--as", name, program.document)
      #expect(outcome.code == 0, "\(outcome.complaint)")
      sources.append(outcome.text.replacing(/import (UIKit|KeepLayout|LayoutComposer)\n/, with: ""))
      calls +=
        program.isReturned
        ? "record(\"\(number)\", \(program.function))\n"
        : """
        record("\(number)") {
          KeepAttribute.known = [:]
          \(program.function)
          NSLayoutConstraint.activate(KeepAttribute.recorded)
        }

        """
    }
    let main = """
      let root = UIView("gR1-vw-Top"), picture = UIView("gG1-vw-Gre", in: root), address = UIView("gO1-vw-Ora", in: root)
      let photo = UIView("gI1-vw-Img", in: picture), lines = UIView("gL1-vw-Lab", in: picture)
      let top = UIView("root"), one = UIView("one", in: top), two = UIView("two", in: top)
      let page = UIView("page"), card = UIView("card", in: page), cover = UIView("cover", in: card), face = UIView("face", in: card)
      let name = UIView("name", in: card), about = UIView("about", in: card)
      let follow = UIView("follow", in: card), message = UIView("message", in: card)
      \(calls)
      """
    // One private helper for each file: in one file, the second one would be a redeclaration.
    for (index, source) in sources.enumerated() { try scratch.write(Array(source.utf8), "part\(index).swift") }
    try scratch.write(Array(main.utf8), "main.swift")
    let outcome = try scratch.shell("swiftc -Onone part*.swift main.swift -o program && ./program >recorded.txt")
    #expect(outcome.code == 0, "\(outcome.text)\(outcome.complaint)")
    return try scratch.text("recorded.txt").split(separator: "\n").map(String.init)
  }

  /// Views that boxes make are counted by the stand-in: `container1`.
  private func helperNames(_ pile: LayoutPile) -> [ObjectID: ObjectID] {
    let named = LayoutHelper.Purpose.allCases.flatMap { purpose in
      pile.helpers.filter { $0.purpose == purpose }.enumerated().map {
        (ObjectID("\(purpose.rawValue)\($0 + 1)"), $1.id)
      }
    }
    return Dictionary(uniqueKeysWithValues: named)
  }

  // MARK: Constraints

  /// `number item attribute relation item attribute multiplier constant priority`, or a format with the ids of its views.
  private func contents(_ line: String, in document: Document) throws -> [ConstraintContent] {
    let words = line.split(separator: " ").dropFirst().map(String.init)
    if words[0] == "format" { return try contents(ofFormat: words, in: document) }
    let first = ConstraintContent.Anchor(ObjectID(words[0]), try #require(LayoutAttribute(rawValue: words[1])))
    let second = LayoutAttribute(rawValue: words[4]).map { ConstraintContent.Anchor(ObjectID(words[3]), $0) }
    return [
      ConstraintContent(
        first, try #require(LayoutRelation(rawValue: words[2])), second,
        multiplier: Multiplier(second == nil ? 1 : Double(words[5]) ?? 1), constant: .number(Double(words[6]) ?? 0),
        priority: Double(words[7]) ?? 1000)
    ]
  }

  private func contents(ofFormat words: [String], in document: Document) throws -> [ConstraintContent] {
    let views = Dictionary(
      uniqueKeysWithValues: words[2...].map { pair in
        let sides = pair.split(separator: "=").map(String.init)
        return (sides[0], ObjectID(sides[1]))
      })
    let superviews = Dictionary(
      uniqueKeysWithValues: views.values.compactMap { id in document.object(id)?.superview.map { (id, $0.id) } })
    return try VisualFormat(words[1]).constraints(
      in: VisualFormat.Surroundings(views: views, superviews: superviews)
    ).map(\.content)
  }

  // MARK: Frames

  /// Compares the frames of a layout with those of the recorded constraints, on the canvas, a phone and a tablet.
  /// - Returns: Whether the constraints of the layout can be satisfied, so that there are frames to compare.
  private func hasFrames(of layout: SheetLayout, _ pile: LayoutPile, made contents: [ConstraintContent]) throws -> Bool
  {
    let applied = try layout.applied().document
    var edit = ModelEdit(applied)
    let own = Set(pile.constraints.map(\.content))
    for constraint in applied.constraints where constraint.read().content.map(own.contains) == true {
      edit.remove(constraint)
    }
    for (number, content) in contents.enumerated() {
      let host = try #require(applied.constraintHost(for: content.items.compactMap(applied.object)))
      edit.add(NewConstraint(content), heldBy: host, seed: "recorded \(number)")
    }
    let recorded = try edit.verified()
    var isSolved = true
    for situation in [Situation()] + (try ["iPhone SE 3", "iPad Pro 11"].map(SwiftConversionTests.situation)) {
      let expected = LayoutEngine().layouts(of: applied, in: situation).solved
      guard expected.allSatisfy(\.conflicts.isEmpty) else {
        isSolved = false
        continue
      }
      let frames = LayoutEngine().layouts(of: recorded, in: situation).solved.flatMap(\.views)
      #expect(frames.count > 4 && frames.map(\.view.id) == expected.flatMap(\.views).map(\.view.id))
      for (view, other) in zip(expected.flatMap(\.views), frames) {
        let (one, two) = (view.frame, other.frame)
        let differences = [one.x - two.x, one.y - two.y, one.width - two.width, one.height - two.height]
        #expect(differences.allSatisfy { $0.magnitude < 0.01 }, "\(layout.name): \(view.view.id) \(one) \(two)")
      }
    }
    return isSolved
  }

  private static func situation(_ device: String) throws -> Situation {
    Situation(mode: .runTime, device: try Device.named(device))
  }
}

extension ConstraintContent {
  /// Left and right for leading and trailing edges: boxes have no others.
  fileprivate var absolute: ConstraintContent {
    let absolute: [LayoutAttribute: LayoutAttribute] = [.leading: .left, .trailing: .right]
    var result = self
    result.first.attribute = absolute[first.attribute] ?? first.attribute
    if let second { result.second?.attribute = absolute[second.attribute] ?? second.attribute }
    return result
  }
}
