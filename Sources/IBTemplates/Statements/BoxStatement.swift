import IBModel

/// A box in a view: `hbox in="toolbar"`.
public struct BoxStatement: LayoutStatement {
  /// The view.
  public var container: LayoutName
  /// The box.
  public var box: Box
  /// Where it is written.
  public var range: Range<Int>?

  /// A box in a view.
  public init(in container: LayoutName, _ box: Box, range: Range<Int>? = nil) {
    self.container = container
    self.box = box
    self.range = range
  }

  /// Adds the constraints of the box and of those in it.
  public func add(to context: inout LayoutContext) throws(LayoutMistake) {
    guard let id = try context.item(container) else { return }
    let view = context.document.object(id).flatMap { LayoutGuide($0)?.view?.id } ?? id
    var builder = BoxBuilder(view: view, context: context)
    let items = try builder.items(of: box, path: "", in: view)
    try builder.arrange(items, as: box.arrangement, in: id)
    context = builder.context
    context.pile.boxes.append(BoxStatement(in: LayoutName(id.rawValue), try box.resolved(in: context)))
  }
}

extension Box {
  /// The box with ids for names and numbers for metrics, without neighbors that a list does not have.
  fileprivate func resolved(in context: LayoutContext) throws(LayoutMistake) -> Box {
    var box = self
    if case .stack(let axis, let align, let pack, let spacing) = arrangement {
      box.arrangement = .stack(axis, align: align, pack: pack, spacing: try spacing.resolved(in: context))
    }
    box.defaultMargins = try defaultMargins.resolved(in: context)
    box.items = []
    for item in items {
      var resolved = item
      if let name = item.view {
        guard let id = try context.item(name) else { continue }
        resolved.view = LayoutName(id.rawValue)
      }
      resolved.width = try item.width?.resolved(in: context)
      resolved.height = try item.height?.resolved(in: context)
      resolved.margins = try item.margins.resolved(in: context)
      resolved.box = try item.box?.resolved(in: context)
      box.items.append(resolved)
    }
    return box
  }
}

extension Box.Margins {
  fileprivate func resolved(in context: LayoutContext) throws(LayoutMistake) -> Box.Margins {
    Box.Margins(
      top: try top?.resolved(in: context), left: try left?.resolved(in: context),
      bottom: try bottom?.resolved(in: context), right: try right?.resolved(in: context))
  }
}

extension KeepValue.Amount {
  fileprivate func resolved(in context: LayoutContext) throws(LayoutMistake) -> KeepValue.Amount {
    .number(try context.number(self, nil))
  }
}
