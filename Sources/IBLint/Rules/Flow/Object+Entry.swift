import IBModel
import IBXML

extension Object {
  /// Whether an app can begin with a view controller, or code can make it.
  func isEntry(of document: Document) -> Bool {
    document.tree.root.id(.initialViewController) == id || element["storyboardIdentifier"] != nil
  }
}
