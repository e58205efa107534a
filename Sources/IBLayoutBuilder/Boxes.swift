import IBTemplates

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a column of views in a view.
public func VBox(
  in container: LayoutName, align: Box.Alignment = .stretch, pack: Box.Pack = .start, spacing: Double = 0,
  margins: Box.Margins = Box.Margins(), @BoxBuilder _ items: () -> [Box.Item]
) -> BoxStatement {
  BoxStatement(in: container, .column(align: align, pack: pack, spacing: spacing, margins: margins, items))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a row of views in a view.
public func HBox(
  in container: LayoutName, align: Box.Alignment = .stretch, pack: Box.Pack = .start, spacing: Double = 0,
  margins: Box.Margins = Box.Margins(), @BoxBuilder _ items: () -> [Box.Item]
) -> BoxStatement {
  BoxStatement(in: container, .row(align: align, pack: pack, spacing: spacing, margins: margins, items))
}
