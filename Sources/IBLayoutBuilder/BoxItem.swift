import IBTemplates

/// A view in a box.
public typealias Item = Box.Item

extension Box.Item {
  /// Creates a view in a box; without a name, a hidden view for an inner box.
  public init(
    _ view: LayoutName? = nil, width: Double? = nil, height: Double? = nil, flex: Double? = nil,
    align: Box.Alignment? = nil, halign: Box.HorizontalPosition? = nil, valign: Box.VerticalPosition? = nil,
    margins: Box.Margins = Box.Margins(), box: Box? = nil
  ) {
    self.init(view, box: box, range: nil)
    self.width = width.map { .number($0) }
    self.height = height.map { .number($0) }
    self.flex = flex
    self.align = align
    horizontalPlace = halign
    verticalPlace = valign
    self.margins = margins
  }
}
