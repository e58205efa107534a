import IBModel
import IBXML

extension Object {
  /// Whether the view belongs to a controller, so it usually fills the screen.
  var fillsScreen: Bool { isView && element[.key] == "view" && element.parent?.kind.isController == true }
}
