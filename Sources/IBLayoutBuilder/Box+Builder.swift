import IBModel
import IBTemplates

extension Box {
  /// Returns a column of views for an item.
  public static func column(
    align: Alignment = .stretch, pack: Pack = .start, spacing: Double = 0, margins: Margins = Margins(),
    @BoxBuilder _ items: () -> [Item]
  ) -> Box {
    Box(.stack(.vertical, align: align, pack: pack, spacing: .number(spacing)), defaultMargins: margins, items())
  }

  /// Returns a row of views for an item.
  public static func row(
    align: Alignment = .stretch, pack: Pack = .start, spacing: Double = 0, margins: Margins = Margins(),
    @BoxBuilder _ items: () -> [Item]
  ) -> Box {
    Box(.stack(.horizontal, align: align, pack: pack, spacing: .number(spacing)), defaultMargins: margins, items())
  }

  /// Returns a box whose views are placed by sides.
  public static func relative(margins: Margins = Margins(), @BoxBuilder _ items: () -> [Item]) -> Box {
    Box(.relative, defaultMargins: margins, items())
  }

  /// Returns a box that each view fills.
  public static func fit(margins: Margins = Margins(), @BoxBuilder _ items: () -> [Item]) -> Box {
    Box(.fit, defaultMargins: margins, items())
  }
}
