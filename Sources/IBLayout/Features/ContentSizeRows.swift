import IBModel
import IBSolver
import IBXML

extension SystemBuilder {
  /// Views keep close to the size of their content: hugging pulls in, compression resistance holds up.
  mutating func addContentSizes() {
    for node in tree.nodes.indices where tree.nodes[node].placement == .constrained {
      for axis in Axis.allCases {
        guard let content = contents.extent(of: node, axis) else { continue }
        addContentSize(content, node, axis)
      }
    }
  }

  private mutating func addContentSize(_ content: Double, _ node: Int, _ axis: Axis) {
    let origin = RowOrigin.contentSize(tree.nodes[node].object)
    let hugging = axis == .horizontal ? Name.horizontalHugging : .verticalHugging
    let resistance = axis == .horizontal ? Name.horizontalCompressionResistance : .verticalCompressionResistance
    addRow(size(node, axis) - content, .atMost, priority: priority(hugging, of: node) ?? 250, origin)
    addRow(size(node, axis) - content, .atLeast, priority: priority(resistance, of: node) ?? 750, origin)
  }

  /// A priority written in a view, within what priorities may be.
  func priority(_ name: Name, of node: Int) -> Double? {
    tree.number(name, of: node).map { Swift.min(Swift.max($0, 0.001), LinearSystem.required) }
  }
}
