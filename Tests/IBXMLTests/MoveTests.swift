import IBXML
import Testing

@Suite struct MoveTests {
  private static func element(_ name: Name, in tree: XMLTree) throws -> Element {
    try #require(tree.elements.first { $0.name == name })
  }

  /// The text after moves of elements to parents, before other elements, all found by name.
  private static func moved(
    _ text: String, _ moves: [(Name, Name, Name?)], _ change: (inout TreeEdit) throws -> Void = { _ in }
  ) throws -> String {
    let tree = try XMLTree(parsing: Array(text.utf8))
    var edit = TreeEdit(tree)
    for (name, parent, sibling) in moves {
      edit.move(
        try element(name, in: tree), into: try element(parent, in: tree),
        before: try sibling.map { try element($0, in: tree) })
    }
    try change(&edit)
    let result = try edit.applied()
    #expect(edit.firstDifference(from: try XMLTree(parsing: result)) == nil)
    return String(decoding: result, as: UTF8.self)
  }

  @Test func `a moved element takes its lines along and is indented as its new siblings are`() throws {
    let before = """
      <a>
          <b>
              <!-- note
                   with a second line -->
              <c one="1"
                 two="2">
                  <d>text
            of two lines</d>
              </c>
              <x/>
          </b>
          <e/>
      </a>
      """
    let after = """
      <a>
          <b>
              <!-- note
                   with a second line -->
              <x/>
          </b>
          <c one="1"
                 two="2">
              <d>text
            of two lines</d>
          </c>
          <e/>
      </a>
      """
    #expect(try Self.moved(before, [("c", "a", "e")]) == after)
  }

  @Test func `white space of texts is not indentation`() throws {
    let before = "<a>\n  <b>\n    <c>mixed\n    <d/>\n    </c>\n    <x/>\n  </b>\n</a>"
    let after = "<a>\n  <b>\n    <x/>\n  </b>\n  <c>mixed\n    <d/>\n    </c>\n</a>"
    #expect(try Self.moved(before, [("c", "a", nil)]) == after)
  }

  @Test func `changes inside a moved element go with it`() throws {
    let before = "<a>\n  <b>\n    <c>\n      <d/>\n      <e/>\n    </c>\n    <x/>\n  </b>\n</a>"
    let after = "<a>\n  <b>\n    <x/>\n  </b>\n  <c n=\"1\">\n    <e>\n      <new/>\n    </e>\n  </c>\n</a>"
    let result = try Self.moved(before, [("c", "a", nil)]) { edit in
      edit.setAttribute("n", to: "1", on: try Self.element("c", in: edit.tree))
      edit.remove(try Self.element("d", in: edit.tree))
      edit.insert(NewElement("new"), into: try Self.element("e", in: edit.tree))
    }
    #expect(result == after)
  }

  @Test func `moves can nest and trade places`() throws {
    let before = "<a>\n  <b>\n    <c/>\n    <x/>\n  </b>\n  <d>\n    <e/>\n  </d>\n</a>"
    #expect(
      try Self.moved(before, [("c", "d", "e"), ("d", "b", "x")])
        == "<a>\n  <b>\n    <d>\n      <c/>\n      <e/>\n    </d>\n    <x/>\n  </b>\n</a>")
    #expect(
      try Self.moved(before, [("c", "d", "e"), ("e", "b", "x")])
        == "<a>\n  <b>\n    <e/>\n    <x/>\n  </b>\n  <d>\n    <c/>\n  </d>\n</a>")
  }

  @Test func `an element fills an empty parent and leaves an empty one`() throws {
    #expect(
      try Self.moved("<a>\n  <b>\n    <c/>\n  </b>\n  <d/>\n</a>", [("c", "d", nil)])
        == "<a>\n  <b/>\n  <d>\n    <c/>\n  </d>\n</a>")
    #expect(try Self.moved("<a><b><c/></b><d/></a>", [("c", "a", "d")]) == "<a><b/><c/><d/></a>")
  }

  @Test func `the order of siblings can change`() throws {
    #expect(try Self.moved("<a>\n <b/>\n <c/>\n</a>", [("c", "a", "b")]) == "<a>\n <c/>\n <b/>\n</a>")
    #expect(try Self.moved("<a>\r\n <b/>\r\n <c/>\r\n</a>", [("b", "a", nil)]) == "<a>\r\n <c/>\r\n <b/>\r\n</a>")
  }

  @Test func `an element does not move into itself, and not where it is removed`() throws {
    let tree = try XMLTree(parsing: Array("<a><b><c><d/></c></b><e/></a>".utf8))
    var edit = TreeEdit(tree)
    let find = { (name: Name) in try Self.element(name, in: tree) }
    #expect(!edit.move(try find("b"), into: try find("d")))
    #expect(!edit.move(try find("b"), into: try find("b")))
    #expect(edit.move(try find("c"), into: try find("e")))
    #expect(!edit.move(try find("e"), into: try find("d")))
    #expect(edit.move(try find("b"), into: try find("d")))
    edit.remove(try find("c"))
    #expect(!edit.move(try find("e"), into: try find("d")))
    #expect(try String(decoding: edit.applied(), as: UTF8.self) == "<a><e/></a>")
  }
}
