import Testing

@testable import IBDrawing

@Suite struct LayeredLayoutTests {
  @Test func nodesAreBehindThoseThatLeadToThem() {
    let layout = LayeredLayout(count: 4, edges: [(0, 1), (1, 2), (0, 2), (2, 3)])
    #expect(layout.columns == [0, 1, 2, 3])
  }

  @Test func anEdgeThatClosesACircleIsIgnored() {
    let layout = LayeredLayout(count: 3, edges: [(0, 1), (1, 2), (2, 0), (1, 1)])
    #expect(layout.columns == [0, 1, 2])
    #expect(layout.order == [[0], [1], [2]])
  }

  @Test func nodesFollowTheOrderOfThoseBeforeThem() {
    let layout = LayeredLayout(count: 4, edges: [(0, 3), (1, 2)])
    #expect(layout.order == [[0, 1], [3, 2]])
  }

  @Test func aGraphWithoutNodesHasNoColumns() { #expect(LayeredLayout(count: 0, edges: []).order.isEmpty) }
}
