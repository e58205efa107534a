import Foundation
import IBModel
import IBTemplates
import TestSupport
import Testing

/// Templates in other forms.
@Suite struct ConvertCommandTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    for name in [
      "Greeting.storyboard", "Greeting.layouts.xml", "Postcard.storyboard", "Dashboard.storyboard", "TwoTrees.xib",
      "scene.xml",
    ] { try scratch.write(try Package.example(name), name) }
  }

  @Test(arguments: [
    ("Greeting.storyboard", "portrait in formats", "sheet"), ("Greeting.storyboard", "landscape in", "sheet"),
    ("Greeting.storyboard", "portrait in boxes", "outlet-collection"),
    ("Greeting.storyboard", "portrait by attributes", "template-view"),
    ("Postcard.storyboard", "landscapeConstraints", "sheet"), ("Postcard.storyboard", "portraitConstraints", "sheet"),
    ("Dashboard.storyboard", "Landscape", "sheet"), ("Dashboard.storyboard", "Portrait", "template-view"),
    ("scene.xml", "landscape", "sheet"), ("scene.xml", "landscape", "outlet-collection"),
    ("TwoTrees.xib", "landscape", "sheet"),
  ])
  func `a converted template has the same frames`(document: String, template: String, form: String) throws {
    let arguments = ["convert", "--template", template, "--to", form, "--as", "Copy", "-o", "out.xml", document]
    let outcome = try scratch.ibt(arguments)
    #expect(outcome.code == 0 && outcome.complaint.contains("as \(form): the same frames in"), "\(outcome.complaint)")
  }

  /// What is in both layouts stays, and the rest are two sets that exclude each other.
  @Test func `two layouts become sets`() throws {
    let outcome = try scratch.ibt(
      "convert", "--template", "portrait in formats", "--template", "landscape in a sheet", "--to", "outlet-collection",
      "--as", "portrait,landscape", "--in-place", "Greeting.storyboard")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    try scratch.write(Array("<layouts/>".utf8), "Greeting.layouts.xml")
    let list = try scratch.ibt("templates", "Greeting.storyboard")
    #expect(list.text.contains("landscapeConstraints of Greeting") && list.text.contains("portraitConstraints of"))
    let check = try scratch.ibt("templates", "--check", "Greeting.storyboard")
    #expect(check.code == 0 && check.lines.allSatisfy { $0.contains(": ok on the canvas") }, "\(check.text)")
  }

  @Test func `what a form cannot say is a note`() throws {
    let outcome = try scratch.ibt("convert", "--template", "Landscape", "--to", "swift-anchors", "Dashboard.storyboard")
    #expect(outcome.code == 0 && outcome.complaint.contains("not converted: "))
    let guides = try scratch.ibt(
      "convert", "--template", "landscapeConstraints", "--to", "template-view", "Postcard.storyboard")
    #expect(guides.code == 1 && guides.complaint.contains("template views have no layout guides"))
    #expect(guides.complaint.contains("other frames in"))
  }

  @Test func `the template view of a collection view has a layout`() throws {
    try scratch.write(
      Array(
        """
        <document><objects><view id="top"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
        <collectionView id="one" userLabel="one" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="1" height="1"/>
        <collectionViewFlowLayout key="collectionViewLayout" id="flow"/></collectionView></subviews></view></objects>
        <layouts><layout name="full"><keep view="one" insets="0"/></layout></layouts></document>
        """.utf8), "Grid/grid.xml")
    let outcome = try scratch.ibt(
      "convert", "--template", "full", "--to", "template-view", "--as", "Copy", "Grid/grid.xml")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    #expect(outcome.text.matches(of: /<collectionViewFlowLayout key="collectionViewLayout" id=/).count == 2)
  }

  @Test func `a variation for size classes`() throws {
    let outcome = try scratch.ibt(
      "convert", "--template", "landscape in", "--to", "size-class", "--as", "h:compact", "--in-place",
      "Greeting.storyboard")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    let frames = try scratch.ibt("layout", "--device", "iPhone 17", "--orientation", "landscape", "Greeting.storyboard")
    let expected = try scratch.ibt(
      "layout", "--template", "landscapeConstraints", "--device", "iPhone 17", "--orientation", "landscape",
      "Postcard.storyboard")
    let numbers = { (text: String) in text.matches(of: /\) +([-0-9. ]+)$/.anchorsMatchLineEndings()).map { "\($0.1)" } }
    #expect(numbers(frames.text) == numbers(expected.text) && numbers(frames.text).count == 5)
    let wrong = try scratch.ibt("convert", "--template", "landscape in", "--to", "size-class", "Greeting.storyboard")
    #expect(wrong.isPlainFailure && wrong.complaint.contains("name the size classes"))
  }

  @Test func `data`() throws {
    let outcome = try scratch.ibt("convert", "--template", "portrait in boxes", "--to", "json", "Greeting.storyboard")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    #expect((json["constraints"] as? [[String: Any]])?.count == 15)
  }

  @Test(arguments: [
    ["convert", "--template", "portrait in boxes", "--to", "nonsense", "Greeting.storyboard"],
    ["convert", "--template", "nothing", "--to", "sheet", "Greeting.storyboard"],
    ["convert", "--template", "portrait in boxes", "--to", "sheet", "--in-place", "Greeting.storyboard"],
  ])
  func `what cannot be converted`(arguments: [String]) throws {
    #expect(try scratch.ibt(arguments).isPlainFailure)
  }

  /// The source is compiled with a small stand-in for UIKit that writes down which constraints are made.
  @Test func `Swift source makes the constraints of the layout`() throws {
    var calls = ""
    var sources = [
      try String(contentsOf: Corpus.package.appending(path: "Tests/CommandTests/RecordingKit.txt"), encoding: .utf8)
    ]
    for form in ["swift-vfl", "swift-anchors"] {
      let name = form == "swift-vfl" ? "formats" : "anchors"
      let outcome = try scratch.ibt(
        "convert", "--template", "portrait in formats", "--to", form, "--as", name, "Greeting.storyboard")
      #expect(outcome.code == 0)
      sources.append(outcome.text.replacingOccurrences(of: "import UIKit", with: ""))
      calls +=
        "record(\"\(form)\", \(name)Constraints(root: root, picture: picture, photo: photo, lines: lines, address: address))\n"
    }
    let main = """
      let root = UIView("gR1-vw-Top"), picture = UIView("gG1-vw-Gre"), photo = UIView("gI1-vw-Img")
      let lines = UIView("gL1-vw-Lab"), address = UIView("gO1-vw-Ora")
      \(calls)
      """
    // One private helper for each file: in one file, the second one would be a redeclaration.
    for (index, source) in sources.enumerated() { try scratch.write(Array(source.utf8), "part\(index).swift") }
    try scratch.write(Array(main.utf8), "main.swift")
    try scratch.shell(
      "swiftc -Onone part0.swift part1.swift part2.swift main.swift -o program && ./program >recorded.txt")
    let recorded = String(decoding: try scratch.bytes("recorded.txt"), as: UTF8.self).split(separator: "\n").map(
      String.init)
    let document = try Document(parsing: try scratch.bytes("Greeting.storyboard"))
    let sheet = try LayoutSheet(parsing: try scratch.bytes("Greeting.layouts.xml"), path: nil)
    let layout = try #require(sheet.templates(in: document).first { $0.name == "portrait in formats" })
    let expected = try Set(layout.pile(in: LayoutEnvironment(of: layout.root, in: document)).constraints.map(\.content))
    #expect(Set(try recorded.filter { $0.hasPrefix("swift-anchors ") }.map(content)) == expected)
    #expect(
      Set(try recorded.filter { $0.hasPrefix("swift-vfl ") }.flatMap { try contents($0, in: document) }) == expected)
  }

  /// `form item attribute relation item attribute multiplier constant priority`
  private func content(_ line: String) throws -> ConstraintContent {
    let words = line.split(separator: " ").dropFirst().map(String.init)
    let first = ConstraintContent.Anchor(words[0], try #require(LayoutAttribute(rawValue: words[1])))
    let second = LayoutAttribute(rawValue: words[4]).map { ConstraintContent.Anchor(words[3], $0) }
    return ConstraintContent(
      first, try #require(LayoutRelation(rawValue: words[2])), second,
      multiplier: Multiplier(second == nil ? 1 : Double(words[5]) ?? 1), constant: .number(Double(words[6]) ?? 0),
      priority: Double(words[7]) ?? 1000)
  }

  /// A format with the ids of its views, or a constraint.
  private func contents(_ line: String, in document: Document) throws -> [ConstraintContent] {
    guard line.contains(" format ") else { return [try content(line)] }
    let words = line.split(separator: " ").map(String.init)
    let views = Dictionary(
      uniqueKeysWithValues: words[3...].map { pair in
        let sides = pair.split(separator: "=").map(String.init)
        return (sides[0], sides[1])
      })
    let superviews = Dictionary(
      uniqueKeysWithValues: views.values.compactMap { id in document.object(id)?.superview.map { (id, $0.id) } })
    return try VisualFormat(words[2]).constraints(
      in: VisualFormat.Surroundings(views: views, superviews: superviews)
    ).map(\.content)
  }
}
