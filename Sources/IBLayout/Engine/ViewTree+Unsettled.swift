import IBModel
import IBScene
import IBXML

extension ViewTree {
  /// Whether Xcode calls a view ambiguous though its frame is given, because nothing has laid it out.
  ///
  /// Source: flags of public documents. It is so for labels of table cells in a built-in style when the table does not
  /// show their row; on macOS, before Xcode 11.4, for what boxes, scroll views and tab views show that are ambiguous
  /// or have a fixed frame, which says nothing to the system.
  /// - Parameter ambiguous: the views before it that are.
  func isUnsettled(_ node: Int, _ surroundings: Surroundings, besides ambiguous: [Int: [ViewLayout.Axis]]) -> Bool {
    guard nodes[node].placement == .fixed else { return false }
    switch surroundings.platform {
    case .macOS: return surroundings.toolsVersion < 16000 && isShownByUnsettled(node, besides: ambiguous)
    default: return isLabelOfHiddenRow(node)
    }
  }

  private func isLabelOfHiddenRow(_ node: Int) -> Bool {
    let content = nodes[node].parent
    guard nodes[node].kind == .label, nodes[content].kind == .tableViewCellContentView else { return false }
    let cell = nodes[content].parent
    let table = cell < 0 ? -1 : nodes[cell].parent
    guard table >= 0, nodes[table].kind == .tableView, let row = nodes[cell].stored, let shown = nodes[table].stored
    else { return false }
    return row.y >= shown.height
  }

  private func isShownByUnsettled(_ node: Int, besides ambiguous: [Int: [ViewLayout.Axis]]) -> Bool {
    let parent = nodes[node].parent
    let isOpen = ambiguous[parent] != nil || nodes[parent].element[.fixedFrame] == "YES"
    switch nodes[parent].kind {
    case .box, .scrollView: return isOpen && nodes[node].element[.key] == "contentView"
    case "tabView": return isOpen && isInFront(node, of: parent)
    // Text fills its scroll view, a table is as large as its rows.
    case .clipView: return ambiguous[parent] != nil && nodes[node].kind == .textView
    default: return false
    }
  }

  private func isInFront(_ page: Int, of tabView: Int) -> Bool {
    guard let item = nodes[page].element.parent else { return false }
    if let initial = nodes[tabView].element["initialItem"] { return item[.id] == initial }
    return children(of: tabView).first { _ in true } == page
  }
}
