import IBModel
import IBTemplates
import IBXML
import Testing

/// Every row of every table can be read.
@Suite struct TableTests {
  @Test func everyRowOfTheKeyPathTableIsRead() {
    #expect(KeyPathTable.unreadableRows == [])
    #expect(KeyPathTable.row("alpha", on: "view", platform: .iOS) != nil)
  }
}
