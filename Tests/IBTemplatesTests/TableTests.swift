import IBModel
import IBTemplates
import IBXML
import Testing

@Suite struct TableTests {
  @Test func everyRowOfTheKeyPathTableIsRead() {
    #expect(KeyPathTable.unreadableRows == [])
    #expect(KeyPathTable.row("alpha", on: "view", platform: .iOS) != nil)
  }
}
