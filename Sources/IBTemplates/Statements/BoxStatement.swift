import IBModel

/// A box in a view: `hbox in="toolbar"`.
public struct BoxStatement: LayoutStatement {
  /// The view.
  public var container: LayoutName
  /// The box.
  public var box: Box
  /// The place in the sheet.
  public var range: Range<Int>?

  /// Creates a box in a view.
  public init(in container: LayoutName, _ box: Box, range: Range<Int>? = nil) {
    (self.container, self.box, self.range) = (container, box, range)
  }

  /// Adds the constraints of the box and of those in it.
  public func add(to context: inout LayoutContext) throws(LayoutProblem) {
    guard let id = try context.item(container) else { return }
    let view = context.document.object(id).flatMap { LayoutGuide($0)?.view?.id } ?? id
    var builder = BoxBuilder(view: view, context: context)
    let items = try builder.items(of: box, path: "", in: view)
    try builder.arrange(items, as: box.arrangement, in: id)
    context = builder.context
  }
}
