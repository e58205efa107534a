/// A value of views: `attribute view="photo" keyPath="alpha" value="0.5"`.
public struct ValueStatement: LayoutStatement {
  /// The views.
  public var views: LayoutNames
  /// The key path.
  public var keyPath: String
  /// The written form of the value.
  public var content: EvaluatedLayout.Value.Content
  /// The place in the sheet.
  public var range: Range<Int>?

  /// Creates a value of views.
  public init(
    _ views: LayoutNames, _ keyPath: String, _ content: EvaluatedLayout.Value.Content, range: Range<Int>? = nil
  ) {
    (self.views, self.keyPath, self.content, self.range) = (views, keyPath, content, range)
  }

  /// Adds the value for each view.
  public func add(to context: inout LayoutContext) throws(LayoutProblem) {
    for id in try context.items(views) {
      context.add(EvaluatedLayout.Value(view: id, keyPath: keyPath, content: content, range: range))
    }
  }
}
