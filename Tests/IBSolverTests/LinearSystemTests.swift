import IBSolver
import Testing

@Suite struct LinearSystemTests {
  @Test func aClearedSystemIsEmpty() {
    var system = LinearSystem()
    let x = system.addVariable()
    system.addRow([.init(1, x)], .equal, .init(3))
    system.removeAll()
    #expect(system.variableCount == 0 && system.rows.isEmpty && system.terms.isEmpty)
  }
}
