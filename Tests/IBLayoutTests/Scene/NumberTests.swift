import IBModel
import IBXML
import Testing

@testable import IBLayout

@Suite struct NumberTests {
  @Test func everyLineIsRead() {
    #expect(NumberTables.known.unreadable == [])
    #expect(NumberTables.known.lines.count > 400)
    let heads = [
      "control", "variant", "metric", "from", "before", "value", "documents", "projects", "against", "source",
    ]
    for table in MeasuredNumber.Table.allCases {
      #expect(table.text.lines.first?.columns().map { String($0) } == heads, "\(table)")
    }
  }

  @Test(arguments: BarHeight.allCases) func everyBarHasAHeight(_ bar: BarHeight) {
    let key = NumberTables.Key(table: .bars, control: bar.row.control, variant: bar.row.variant, metric: .height)
    #expect(NumberTables[key] != nil)
  }

  @Test func everyDeviceIsRead() { #expect(DeviceTable.known.unreadable == []) }

  @Test func everyRuleIsARow() { #expect(PlatformRule.allCases.map(\.name) == RuleRow.all.map { String($0.cells[0]) }) }

  @Test func olderNumbersComeBeforeNewerOnes() {
    for (key, numbers) in NumberTables.known.numbers {
      let firsts = numbers.map(\.first)
      #expect(firsts == firsts.sorted() && Set(firsts).count == firsts.count, "\(key)")
      #expect(NumberTables[key]?.map(\.position) == numbers.map(\.position), "\(key)")
    }
  }

  @Test(arguments: XcodeVersion.allCases) func titlesAreThoseOfTheCases(_ version: XcodeVersion) {
    #expect(version.title == "Xcode " + String("\(version)".dropFirst().map { $0 == "_" ? "." : $0 }))
    #expect(XcodeVersion.byTitle[version.title] == version)
  }

  @Test func linesThatCannotBeReadAreKept() {
    let tables = NumberTables([
      (
        .bars,
        "heads\ntabBar\t-\theight\t-\t-\t49\t9\t3\t0\tmeasured\ntabBar\t-\theight\tXcode 99\t-\t50\t9\t3\t0\tmeasured"
      )
    ])
    #expect(tables.lines.count == 1 && tables.unreadable.count == 1)
  }
}
