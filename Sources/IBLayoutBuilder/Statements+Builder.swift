import IBModel
import IBTemplates

extension GroupStatement {
  /// Creates a group.
  public init(
    identifier: String? = nil, isNumbered: Bool = false, @LayoutBuilder _ statements: () -> [any LayoutStatement]
  ) {
    self.init(identifier: identifier, isNumbered: isNumbered, statements())
  }
}

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

extension NamedLayout {
  /// Creates a layout in Swift.
  ///
  /// ```swift
  /// let landscape = NamedLayout("landscape", scene: "Login") {
  ///   VFL("|-[photo(==form)]-12-[form]-|")
  ///   view("photo").width == 150 ~ .high
  ///   When("landscape") { view("photo").topInset >= 20 }
  /// }
  /// ```
  public init(
    _ name: LayoutName, scene: LayoutName? = nil, replaces: LayoutReplacement = .participants,
    metrics: [String: Double] = [:], state: [String: StateValue] = [:], lists: [String: [LayoutName]] = [:],
    @LayoutBuilder _ statements: () -> [any LayoutStatement]
  ) {
    self.init(
      name, scene: scene, replacement: replaces, metrics: metrics, state: state, lists: lists, statements: statements())
  }
}

extension TraitsStatement {
  /// Creates statements under traits.
  public init(
    _ pattern: Pattern, @LayoutBuilder _ statements: () -> [any LayoutStatement],
    @LayoutBuilder otherwise: () -> [any LayoutStatement] = { [] }
  ) {
    self.init(pattern, statements(), otherwise: otherwise())
  }
}
