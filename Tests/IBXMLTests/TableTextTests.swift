import IBModel
import IBXML
import Testing

@Suite struct TableTextTests {
  @Test func aTableIsSplitIntoLinesColumnsAndWords() {
    let lines = TableText("iOS\tview\talpha hidden\n\nMacOSX\t\tx").lines
    #expect(lines.map { String($0) } == ["iOS\tview\talpha hidden", "MacOSX\t\tx"])
    #expect(lines[0].columns() == ["iOS", "view", "alpha hidden"] && lines[0].firstColumn == "iOS")
    #expect(lines[0].columns()[2].names == ["alpha", "hidden"] && lines[1].columns() == ["MacOSX", "x"])
    #expect(lines[1].columns(keepingEmpty: true) == ["MacOSX", "", "x"])
  }

  @Test func aWordCanBeANumber() {
    #expect(TableText("12 -0.948 0 1.1777 1e3 - a").words.map(\.number) == [12, -0.948, 0, 1.1777, nil, nil, nil])
    #expect(TableText("8 0.25").numbers == [8, 0.25] && TableText("8 x").numbers == nil)
  }

  @Test func anEmptyTableHasNoLines() {
    #expect(TableText("").lines.isEmpty)
    #expect(TableText("").words.isEmpty)
    #expect(TableText("").isEmpty)
  }
}
