import IBModel
import IBXML

extension Rule {
  static let mixedAutoresizing = Rule(
    "mixed_autoresizing", .layout, .warning, fix: .unsafe,
    check: .document { document, findings in
      guard document.usesAutoLayout else { return }
      // Few views follow their mask, and most constraints have no item that does.
      let candidates = Set(document.views.lazy.filter { $0.followsMask(in: document) }.map(\.id))
      guard !candidates.isEmpty else { return }
      var reported: Set<Object> = []
      for constraint in document.constraints where !constraint.isPlaceholder {
        for item in constraint.items where candidates.contains(item) {
          guard let view = document.object(item), constraint.decidesFrame(of: view, in: document),
            reported.insert(view).inserted
          else { continue }
          findings.report(
            view.element, "\(view.reference) has constraints, but its autoresizing mask decides its frame as well",
            related: [Finding.Related(constraint.element, "a constraint of the view")],
            fix: .setting("translatesAutoresizingMaskIntoConstraints", of: view.element, to: "NO", .unsafe))
        }
      }
    })
}

extension Object {
  private static let placingViews: Set<Name> = ["stackView", "clipView", "toolbar", "splitView"]

  /// Whether the system turns the autoresizing mask of a subview into constraints. A stack view disables that.
  fileprivate func followsMask(in document: Document) -> Bool {
    guard isView, let list = element.parent, list.name == .subviews, let superview = list.parent,
      !Object.placingViews.contains(superview.name)
    else { return false }
    switch bool("translatesAutoresizingMaskIntoConstraints") {
    case true: return true
    case false: return false
    default:
      // Interface Builder writes NO for every other view.
      return document.isSavedByInterfaceBuilder
        || element.child(withKey: "autoresizingMask")?.name == "autoresizingMask"
    }
  }
}

extension Constraint {
  /// Whether the constraint requires the view's size or distance to an ancestor. Other dependencies do not conflict.
  fileprivate func decidesFrame(of view: Object, in document: Document) -> Bool {
    guard relation == .equal, priority == ConstraintContent.required else { return false }
    if isConstantSize { return true }
    return items.compactMap { document.object($0) }.contains { item in
      let other = LayoutGuide(item)?.view ?? item
      return other != view && other.element.contains(view.element)
    }
  }
}
