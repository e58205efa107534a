import IBXML
import Testing
import TestSupport

/// A text, one change to it, and the text that a careful user would write.
struct EditExample: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let before: String
  let after: String
  let change: @Sendable (inout TreeEdit) throws -> Void

  init(_ name: String, _ before: String, _ after: String, change: @escaping @Sendable (inout TreeEdit) throws -> Void) {
    testDescription = name
    self.before = before
    self.after = after
    self.change = change
  }
}

extension TreeEdit {
  func element(_ name: String) throws -> Element { try #require(tree.elements.first { $0.name.text == name }) }

  fileprivate mutating func insertNew(before name: String? = nil) throws {
    try insert(new, into: element("l"), before: name.map { try element($0) })
  }

  fileprivate mutating func remove(_ name: String) throws { try remove(element(name)) }

  fileprivate mutating func set(_ name: Name, _ value: String) { setAttribute(name, to: value, on: tree.root) }

  fileprivate mutating func unset(_ name: Name) { removeAttribute(name, from: tree.root) }
}

func edited(_ text: String, _ change: (inout TreeEdit) throws -> Void) throws -> String {
  var edit = TreeEdit(try read(text))
  try change(&edit)
  return String(decoding: try edit.applied(), as: UTF8.self)
}

private let new = NewElement("n", [NewAttribute("k", "v")])
private let list = "<l>\n    <a/>\n    <b/>\n    <c/>\n</l>\n"

@Suite struct TreeEditTests {
  static let insertions = [
    EditExample("first", list, "<l>\n    <n k=\"v\"/>\n    <a/>\n    <b/>\n    <c/>\n</l>\n") {
      try $0.insertNew(before: "a")
    },
    EditExample("middle", list, "<l>\n    <a/>\n    <n k=\"v\"/>\n    <b/>\n    <c/>\n</l>\n") {
      try $0.insertNew(before: "b")
    }, EditExample("last", list, "<l>\n    <a/>\n    <b/>\n    <c/>\n    <n k=\"v\"/>\n</l>\n") { try $0.insertNew() },
    EditExample(
      "into a self-closed element", "<r>\n    <l/>\n</r>", "<r>\n    <l>\n        <n k=\"v\"/>\n    </l>\n</r>"
    ) { try $0.insertNew() },
    EditExample("into a self-closed element with a space", #"<l a="1" />"#, "<l a=\"1\">\n    <n k=\"v\"/>\n</l>") {
      try $0.insertNew()
    },
    EditExample(
      "into an element opened and closed", "<r>\n    <l></l>\n</r>",
      "<r>\n    <l>\n        <n k=\"v\"/>\n    </l>\n</r>"
    ) { try $0.insertNew() },
    EditExample("into an element with an empty line", "<l>\n</l>", "<l>\n    <n k=\"v\"/>\n</l>") {
      try $0.insertNew()
    }, EditExample("on one line", "<l><a/><b/></l>", #"<l><a/><n k="v"/><b/></l>"#) { try $0.insertNew(before: "b") },
    EditExample("last on one line", "<l><a/></l>", #"<l><a/><n k="v"/></l>"#) { try $0.insertNew() },
    EditExample(
      "with tabs", "<r>\n\t<l>\n\t\t<a/>\n\t</l>\n</r>", "<r>\n\t<l>\n\t\t<a/>\n\t\t<n k=\"v\"/>\n\t</l>\n</r>"
    ) { try $0.insertNew() },
    EditExample(
      "with tabs into a self-closed element", "<r>\n\t<l/>\n</r>", "<r>\n\t<l>\n\t\t<n k=\"v\"/>\n\t</l>\n</r>"
    ) { try $0.insertNew() },
    EditExample("with CR LF", "<l>\r\n  <a/>\r\n</l>", "<l>\r\n  <n k=\"v\"/>\r\n  <a/>\r\n</l>") {
      try $0.insertNew(before: "a")
    },
    EditExample(
      "with CR LF into a self-closed element", "<r>\r\n  <l/>\r\n</r>",
      "<r>\r\n  <l>\r\n    <n k=\"v\"/>\r\n  </l>\r\n</r>"
    ) { try $0.insertNew() },
    EditExample(
      "after a comment", "<l>\n    <!-- c -->\n    <a/>\n</l>", "<l>\n    <!-- c -->\n    <n k=\"v\"/>\n    <a/>\n</l>"
    ) { try $0.insertNew(before: "a") },
    EditExample(
      "two in the order stated", list, "<l>\n    <a/>\n    <m/>\n    <n k=\"v\"/>\n    <b/>\n    <c/>\n</l>\n"
    ) {
      try $0.insert(NewElement("m"), into: $0.element("l"), before: $0.element("b"))
      try $0.insertNew(before: "b")
    },
    EditExample(
      "with children and text", "<l>\n    <a/>\n</l>",
      "<l>\n    <a/>\n    <m>\n        <n k=\"v\"/>\n        <s>&lt;x&gt;</s>\n    </m>\n</l>"
    ) { try $0.insert(NewElement("m", children: [new, NewElement("s", text: "<x>")]), into: $0.element("l")) },
  ]

  @Test(arguments: insertions) func aNewChildStandsWhereXcodeWouldPutIt(_ example: EditExample) throws {
    #expect(try edited(example.before, example.change) == example.after)
  }

  static let removals = [
    EditExample("first", list, "<l>\n    <b/>\n    <c/>\n</l>\n") { try $0.remove("a") },
    EditExample("middle", list, "<l>\n    <a/>\n    <c/>\n</l>\n") { try $0.remove("b") },
    EditExample("last", list, "<l>\n    <a/>\n    <b/>\n</l>\n") { try $0.remove("c") },
    EditExample("two neighbours", list, "<l>\n    <a/>\n</l>\n") {
      try $0.remove("b")
      try $0.remove("c")
    }, EditExample("the only child", "<l a=\"1\">\n    <a/>\n</l>", #"<l a="1"/>"#) { try $0.remove("a") },
    EditExample("all children", list, "<l/>\n") { for name in ["c", "a", "b"] { try $0.remove(name) } },
    EditExample("with what is in it", "<l>\n    <a>\n        <x/>\n    </a>\n    <b/>\n</l>", "<l>\n    <b/>\n</l>") {
      try $0.remove("a")
      try $0.setAttribute("k", to: "v", on: $0.element("x"))
      try $0.insert(new, into: $0.element("x"))
    },
    EditExample(
      "with what is in it, however it is stated", "<l>\n    <a>\n        <x/>\n    </a>\n    <b/>\n</l>",
      "<l>\n    <b/>\n</l>"
    ) {
      try $0.remove("x")
      try $0.remove("a")
    }, EditExample("on one line", "<l><a/><b/></l>", "<l><b/></l>") { try $0.remove("a") },
    EditExample("the only one on one line", "<l><a/></l>", "<l/>") { try $0.remove("a") },
    EditExample("with CR LF", "<l>\r\n  <a/>\r\n  <b/>\r\n</l>", "<l>\r\n  <b/>\r\n</l>") { try $0.remove("a") },
    EditExample("with tabs", "<l>\n\t<a/>\n\t<b/>\n</l>", "<l>\n\t<a/>\n</l>") { try $0.remove("b") },
    EditExample("over several lines", "<l>\n    <a\n      k=\"v\"\n    />\n    <b/>\n</l>", "<l>\n    <b/>\n</l>") {
      try $0.remove("a")
    },
    EditExample("before spaces at the line's end", "<l>\n    <a/>  \n    <b/>\n</l>", "<l>\n    <b/>\n</l>") {
      try $0.remove("a")
    },
    EditExample("beside a comment", "<l>\n    <a/><!-- c -->\n    <b/>\n</l>", "<l>\n    <!-- c -->\n    <b/>\n</l>") {
      try $0.remove("a")
    },
    EditExample("the only child beside a comment", "<l>\n    <!-- c -->\n    <a/>\n</l>", "<l>\n    <!-- c -->\n</l>") {
      try $0.remove("a")
    },
    EditExample("the only child with a comment in it", "<l>\n    <a>\n        <!-- c -->\n    </a>\n</l>", "<l/>") {
      try $0.remove("a")
    }, EditExample("beside text", "<l>text <a/> more</l>", "<l>text  more</l>") { try $0.remove("a") },
  ]

  @Test(arguments: removals) func aRemovedChildLeavesNoTrace(_ example: EditExample) throws {
    #expect(try edited(example.before, example.change) == example.after)
  }

  static let replacements = [
    EditExample("first", list, "<l>\n    <n k=\"v\"/>\n    <b/>\n    <c/>\n</l>\n") {
      try $0.replace($0.element("a"), with: new)
    },
    EditExample("only child", "<l>\n    <a>\n        <x/>\n    </a>\n</l>", "<l>\n    <n k=\"v\"/>\n</l>") {
      try $0.replace($0.element("a"), with: new)
    }, EditExample("on one line", "<l><a/></l>", #"<l><n k="v"/></l>"#) { try $0.replace($0.element("a"), with: new) },
    EditExample("the later one wins", list, "<l>\n    <n k=\"v\"/>\n    <b/>\n    <c/>\n</l>\n") {
      try $0.replace($0.element("a"), with: NewElement("m"))
      try $0.replace($0.element("a"), with: new)
    },
    EditExample("its contents, too", "<l>\n    <a>\n        <x/>\n    </a>\n</l>", "<l>\n    <n k=\"v\"/>\n</l>") {
      try $0.replace($0.element("a"), with: new)
      try $0.setAttribute("k", to: "v", on: $0.element("x"))
      try $0.remove("x")
    },
    EditExample("removed and inserted at once", list, "<l>\n    <n k=\"v\"/>\n    <b/>\n    <c/>\n</l>\n") {
      try $0.remove("a")
      try $0.insertNew(before: "a")
    },
    EditExample(
      "the last removed and one inserted as the last", list, "<l>\n    <a/>\n    <b/>\n    <n k=\"v\"/>\n</l>\n"
    ) {
      try $0.remove("c")
      try $0.insertNew()
    },
    EditExample("all removed and one inserted", list, "<l>\n    <n k=\"v\"/>\n</l>\n") {
      for name in ["a", "b", "c"] { try $0.remove(name) }
      try $0.insertNew()
    },
    EditExample(
      "all removed and one inserted, with CR LF", "<l>\r\n    <a/>\r\n</l>", "<l>\r\n    <n k=\"v\"/>\r\n</l>"
    ) {
      try $0.remove("a")
      try $0.insertNew()
    },
    EditExample("all removed and one inserted, on one line", "<l><a/></l>", #"<l><n k="v"/></l>"#) {
      try $0.remove("a")
      try $0.insertNew()
    },
  ]

  @Test(arguments: replacements) func aReplacementStandsInThePlaceOfTheOld(_ example: EditExample) throws {
    #expect(try edited(example.before, example.change) == example.after)
  }

  static let attributes = [
    EditExample("set in its place", #"<a b = '1' c="2"/>"#, #"<a b = '3' c="2"/>"#) { $0.set("b", "3") },
    EditExample("with the quotes it has", "<a b='1'/>", "<a b='it&#39;s \"'/>") { $0.set("b", "it's \"") },
    EditExample("to what it is", "<a b='&#65;'/>", "<a b='&#65;'/>") { $0.set("b", "A") },
    EditExample("new and last", "<a b='1'/>", #"<a b='1' c="2"/>"#) { $0.set("c", "2") },
    EditExample("new and the only one", "<a></a>", #"<a c="2"></a>"#) { $0.set("c", "2") },
    EditExample("new and the only one before a space", "<a />", #"<a c="2" />"#) { $0.set("c", "2") },
    EditExample("new before another", "<a b='1' d='3'/>", #"<a b='1' c="2" d='3'/>"#) {
      $0.setAttribute("c", to: "2", on: $0.tree.root, before: 1)
    }, EditExample("removed first", "<a b='1' c='2'/>", "<a c='2'/>") { $0.unset("b") },
    EditExample("removed last", "<a b='1' c='2'/>", "<a b='1'/>") { $0.unset("c") },
    EditExample("removed on a line of its own", "<a\n  b='1'\n  c='2'>t</a>", "<a\n  b='1'>t</a>") { $0.unset("c") },
    EditExample("removed where there is none", "<a b='1'/>", "<a b='1'/>") { $0.unset("c") },
    EditExample("all removed", "<a b='1' c='2' />", "<a />") {
      $0.unset("b")
      $0.unset("c")
    },
    EditExample("the last removed and a new one set", "<a b='1' c='2'/>", #"<a b='1' d="3"/>"#) {
      $0.unset("c")
      $0.set("d", "3")
    },
    EditExample("set twice", "<a b='1'/>", "<a b='3'/>") {
      $0.set("b", "2")
      $0.set("b", "3")
    },
    EditExample("removed and set again", "<a b='1'/>", "<a b='2'/>") {
      $0.unset("b")
      $0.set("b", "2")
    },
    EditExample("set while a child is inserted", "<a/>", "<a b=\"1\">\n    <n k=\"v\"/>\n</a>") {
      $0.set("b", "1")
      $0.insert(new, into: $0.tree.root)
    },
    EditExample("set while all children go", "<a>\n    <x/>\n</a>", #"<a b="1"/>"#) {
      $0.set("b", "1")
      try $0.remove("x")
    }, EditExample("escaped", "<a/>", #"<a b="&lt;&amp;&gt;&quot;'&#10;"/>"#) { $0.set("b", "<&>\"'\n") },
  ]

  @Test(arguments: attributes) func anAttributeIsChangedAndNothingElse(_ example: EditExample) throws {
    #expect(try edited(example.before, example.change) == example.after)
  }

  @Test func theValueToComeIsTheOneStated() throws {
    var edit = TreeEdit(try read("<a b='1' c='2' d='3'/>"))
    edit.setAttribute("b", to: "9", on: edit.tree.root)
    edit.removeAttribute("c", from: edit.tree.root)
    #expect(["b", "c", "d"].map { edit.value(of: $0, on: edit.tree.root) } == ["9", nil, "3"])
  }

  @Test(arguments: 0..<60) func insertingAndRemovingAgainGivesTheOriginal(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = RandomLines.document(&random)
    let tree = try read(text)
    let parents = tree.elements.filter { !$0.children.isEmpty || $0.isSelfClosed }
    for parent in parents {
      var edit = TreeEdit(tree)
      let siblings = Array(parent.children)
      edit.insert(
        NewElement("new"), into: parent, before: siblings.isEmpty || random.oneIn(3) ? nil : random.pick(siblings))
      let more = try XMLTree(parsing: edit.applied())
      var undo = TreeEdit(more)
      try undo.remove(#require(more.elements.first { $0.name == "new" }))
      #expect(try String(decoding: undo.applied(), as: UTF8.self) == text, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<60) func whatIsRemovedIsGoneAndTheRestStays(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let tree = try read(RandomLines.document(&random))
    var edit = TreeEdit(tree)
    for element in tree.elements.dropFirst() where random.oneIn(4) { edit.remove(element) }
    let kept = tree.elements.filter { !edit.isRemoved($0) }.map { $0["id"] }
    #expect(try XMLTree(parsing: edit.applied()).elements.map { $0["id"] } == kept, "seed \(seed)")
  }
}

@Suite struct SpliceTests {
  static func applied(_ splices: [Splice]) throws -> String {
    String(decoding: try splices.applied(to: Array("0123456789".utf8)), as: UTF8.self)
  }

  @Test func bytesOutsideStayAsTheyAre() throws {
    #expect(try Self.applied([Splice(5..<7, "x"), Splice(0..<1, ""), Splice(10..<10, "end")]) == "1234x789end")
  }

  @Test func insertionsAtOnePlaceKeepTheOrderOfTheList() throws {
    #expect(try Self.applied([Splice(1..<1, "a"), Splice(1..<2, "-"), Splice(1..<1, "b")]) == "0ab-23456789")
  }

  @Test(arguments: [[2..<5, 4..<6], [2..<5, 2..<5], [2..<9, 4..<5], [2..<5, 3..<3]]) func overlappingSplicesAreRefused(
    ranges: [Range<Int>]
  ) { #expect(throws: ExplainedError.self) { try Self.applied(ranges.map { Splice($0, "") }) } }

  @Test func neighboursDoNotOverlap() throws {
    #expect(try Self.applied([Splice(2..<5, "a"), Splice(5..<7, "b"), Splice(2..<2, "c")]) == "01cab789")
  }
}

/// Random documents with one element per line, as Xcode and others write them, with an `id` on every element.
private enum RandomLines {
  static func document(_ random: inout SeededGenerator) -> String {
    let lineEnd = random.pick(["\n", "\n", "\r\n"])
    let unit = random.pick(["    ", "  ", "\t"])
    var count = 0
    let text = lines(depth: 0, unit: unit, lineEnd: lineEnd, &count, &random)
    return #"<?xml version="1.0"?>"# + lineEnd + text + random.pick(["", lineEnd])
  }

  private static func lines(
    depth: Int, unit: String, lineEnd: String, _ count: inout Int, _ random: inout SeededGenerator
  ) -> String {
    let indentation = String(repeating: unit, count: depth)
    count += 1
    let tag = "\(indentation)<e id=\"\(count)\""
    if depth > 0, depth > 3 || random.oneIn(3) { return tag + "/>" }
    var text = tag + ">"
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      if random.oneIn(5) { text += lineEnd + indentation + unit + "<!-- c -->" }
      text += lineEnd + lines(depth: depth + 1, unit: unit, lineEnd: lineEnd, &count, &random)
    }
    return text + lineEnd + indentation + "</e>"
  }
}
