import IBModel

extension LiteralLayout {
  /// Swift source with a function that puts views into boxes of LayoutComposer: those of a sheet, and others where the
  /// constraints of a view are those of a box. What no box says is a constraint without it.
  /// - Throws: `EditError` when boxes say nothing of the layout.
  package func composerSource(named name: String) throws(EditError) -> Conversion {
    guard document.platform.isUIKit else {
      throw .impossible("LayoutComposer lays out views of UIKit, and the document is for \(document.platform)")
    }
    guard let boxes = screens.first.map({ ComposerBoxes(self, on: $0) }), !boxes.statements.isEmpty else {
      throw .impossible(
        "no box of LayoutComposer says anything of it: it has no boxes, and its constraints put no view at the sides or "
          + "in the middle of its superview along both axes")
    }
    var conversion = Conversion(document: document, losses: viewLosses + valueLosses + boxes.losses)
    let others = boxes.rest.filter { !hasHelper($0) }
    for constraint in others {
      conversion.losses.append(
        "\(document.text(of: constraint.content)): no box says it; it is a constraint without one")
    }
    if others.count < boxes.rest.count {
      let count = boxes.rest.count - others.count
      conversion.losses.append("\(count) constraints to helper views, which only boxes make")
    }
    let modern = others.map { $0.withSafeArea(in: document) }
    let names = SwiftNames(boxes.statements.flatMap(\.views) + modern.flatMap(\.items), in: document)
    let lines = boxes.statements.flatMap { SwiftComposer(names).lines(of: $0) }
    conversion.text =
      SwiftFile(
        title: sourceTitle, module: "LayoutComposer",
        summary: "Lays views out in boxes, and makes them subviews of the views that these are in.",
        function: "layOut\(SwiftNames.typeName(name) ?? "Boxes")", names: names,
        body: lines + (others.isEmpty ? [] : [names.untranslated]) + SwiftConstraint.activation(modern, names)
      ).text
    return conversion
  }
}

/// Spells boxes as LayoutComposer does. Its function for items is called `$`, which Swift has between backticks.
private struct SwiftComposer {
  let names: SwiftNames

  init(_ names: SwiftNames) { self.names = names }

  func lines(of statement: BoxStatement) -> [String] {
    let view = names.variables[ObjectID(statement.container.text)] ?? statement.container.text
    return ["\(view).applyLayout(\(layout(statement.box)), items: ["] + items(of: statement.box) + ["])"]
  }

  private func items(of box: Box) -> [String] {
    box.items.enumerated().flatMap { position, item in
      let item = position > 0 ? box.spaced(item) : item
      let arguments = self.arguments(of: item).joined(separator: ", ")
      guard let inner = item.box else { return ["  `$`(\(arguments)),"] }
      return ["  `$`(\(arguments), layout: \(layout(inner)), items: ["] + items(of: inner).map { "  \($0)" } + ["  ]),"]
    }
  }

  private func arguments(of item: Box.Item) -> [String] {
    let named: [(String, String?)] = [
      ("width", number(item.width)), ("height", number(item.height)), ("flex", item.flex.map(SwiftConstraint.number)),
      ("align", item.align.map { ".\($0.rawValue)" }), ("halign", item.horizontalPlace.map { ".\($0.rawValue)" }),
      ("valign", item.verticalPlace.map { ".\($0.rawValue)" }), ("marginTop", number(item.margins.top)),
      ("marginLeft", number(item.margins.left)), ("marginBottom", number(item.margins.bottom)),
      ("marginRight", number(item.margins.right)),
    ]
    let view = item.view.map { names.variables[ObjectID($0.text)] ?? $0.text } ?? "nil"
    return [view] + named.compactMap { name, value in value.map { "\(name): \($0)" } }
  }

  private func layout(_ box: Box) -> String {
    var arguments: [String] = []
    let kind: String
    switch box.arrangement {
    case .stack(let axis, let align, let pack, _):
      kind = axis == .vertical ? "VBox" : "HBox"
      if align != .stretch { arguments.append("align: .\(align.rawValue)") }
      if pack != .start { arguments.append("pack: .\(pack.rawValue)") }
    case .relative: kind = "Relative"
    case .fit: kind = "Fit"
    }
    let margins = box.defaultMargins
    if margins != Box.Margins() {
      let sides = [margins.top, margins.left, margins.bottom, margins.right].map { number($0) ?? "0" }
      arguments.append("defaultMargins: (\(sides.joined(separator: ", ")))")
    }
    return "\(kind)(\(arguments.joined(separator: ", ")))"
  }

  private func number(_ amount: KeepValue.Amount?) -> String? { amount.map { SwiftConstraint.number($0.number) } }
}

extension Box {
  /// An item behind another one, with the spacing of the box, which LayoutComposer does not have, in its margin.
  fileprivate func spaced(_ item: Item) -> Item {
    guard case .stack(let axis, _, _, let spacing) = arrangement, spacing.number != 0 else { return item }
    var item = item
    switch axis {
    case .vertical: item.margins.top = .number((item.margins.top ?? defaultMargins.top).distance + spacing.number)
    case .horizontal: item.margins.left = .number((item.margins.left ?? defaultMargins.left).distance + spacing.number)
    }
    return item
  }
}

extension KeepValue.Amount? {
  fileprivate var distance: Double { self?.number ?? 0 }
}
