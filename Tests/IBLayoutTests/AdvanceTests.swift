import CTables
import IBModel
import Testing

@testable import IBLayout

@Suite struct AdvanceTests {
  @Test func everyRowIsACaseAndWhole() {
    let rows = TableText(.advances).lines
    #expect(rows.map { String($0.firstColumn) } == AdvanceTable.allCases.map { "\($0)" })
    #expect(rows.allSatisfy { $0.columns().last?.words.count == AdvanceTable.characters })
    #expect(AdvanceTable.advances.count == rows.count * AdvanceTable.characters)
  }
}
