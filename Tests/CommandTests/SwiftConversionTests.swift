import Foundation
import IBLayout
import IBModel
import IBTemplates
import TestSupport
import Testing

/// Swift source that templates are converted to: compiled with a small stand-in for UIKit, which writes down the
/// constraints that are made.
@Suite struct SwiftConversionTests {
  private let scratch = ScratchFolder(examples: "Greeting.storyboard", "Greeting.layouts.xml")

  @Test func `the source makes the constraints of the layout, and these the same frames`() throws {
    let document = try Document(parsing: try scratch.bytes("Greeting.storyboard"))
    let sheet = try LayoutSheet(
      parsing: try scratch.bytes("Greeting.layouts.xml"), path: scratch.path("Greeting.layouts.xml"))
    let layout = try #require(sheet.templates(in: document).first { $0.name == "portrait in formats" })
    let evaluated = try layout.evaluated(in: LayoutEnvironment(of: layout.root, in: document))
    let contents = try recorded().flatMap { try self.contents($0, in: document) }
    #expect(Set(contents) == Set(evaluated.constraints.map(\.content)))
    try expectSameFrames(of: layout, evaluated, made: contents)
  }

  private func recorded() throws -> [String] {
    let outcome = try scratch.ibt(
      "convert", "--template", "portrait in formats", "--to", "swift-vfl", "--as", "made", "Greeting.storyboard")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    let kit = Corpus.package.appending(path: "Tests/CommandTests/RecordingKit.txt")
    try scratch.write(Array(Data(contentsOf: kit)), "kit.swift")
    try scratch.write(outcome.text.replacing("import UIKit\n", with: ""), "source.swift")
    try scratch.write(
      """
      let root = UIView("gR1-vw-Top"), picture = UIView("gG1-vw-Gre", in: root), address = UIView("gO1-vw-Ora", in: root)
      let photo = UIView("gI1-vw-Img", in: picture), lines = UIView("gL1-vw-Lab", in: picture)
      record(madeConstraints(root: root, picture: picture, photo: photo, lines: lines, address: address))
      """, "main.swift")
    let program = try scratch.shell(
      "swiftc -Onone kit.swift source.swift main.swift -o program && ./program >recorded.txt")
    #expect(program.code == 0, "\(program.text)\(program.complaint)")
    return try scratch.text("recorded.txt").split(separator: "\n").map(String.init)
  }

  /// `item attribute relation item attribute multiplier constant priority`, or a format with the ids of its views.
  private func contents(_ line: String, in document: Document) throws -> [ConstraintContent] {
    let words = line.split(separator: " ").map(String.init)
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
    return try VisualFormat(words[1]).constraints(in: VisualFormat.Surroundings(views: views, superviews: superviews))
      .map(\.content)
  }

  private func expectSameFrames(
    of layout: SheetLayout, _ evaluated: EvaluatedLayout, made contents: [ConstraintContent]
  ) throws {
    let applied = try layout.applied().document
    var edit = ModelEdit(applied)
    let own = Set(evaluated.constraints.map(\.content))
    for constraint in applied.constraints where constraint.read().content.map(own.contains) == true {
      edit.remove(constraint)
    }
    for (number, content) in contents.enumerated() {
      let host = try #require(applied.constraintHost(for: content.items.compactMap(applied.object)))
      edit.add(NewConstraint(content), heldBy: host, seed: "recorded \(number)")
    }
    let recorded = try edit.verified()
    let devices = try ["iPhone SE 3", "iPad Pro 11"].map { Situation(mode: .runTime, device: try Device.named($0)) }
    for situation in [Situation()] + devices {
      let expected = LayoutEngine().layouts(of: applied, in: situation).solved
      #expect(expected.flatMap(\.conflicts).isEmpty)
      let frames = LayoutEngine().layouts(of: recorded, in: situation).solved.flatMap(\.views)
      #expect(frames.count > 4 && frames.map(\.view.id) == expected.flatMap(\.views).map(\.view.id))
      for (view, other) in zip(expected.flatMap(\.views), frames) {
        let (one, two) = (view.frame, other.frame)
        let differences = [one.x - two.x, one.y - two.y, one.width - two.width, one.height - two.height]
        #expect(differences.allSatisfy { $0.magnitude < 0.01 }, "\(layout.name): \(view.view.id) \(one) \(two)")
      }
    }
  }
}
