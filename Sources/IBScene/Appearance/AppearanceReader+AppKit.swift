import IBModel
import IBXML

extension AppearanceReader {
  /// What is special about the kind of a view of AppKit.
  mutating func appKitControl(of view: ResolvedView) -> ControlAppearance {
    let element = view.object.element
    if view.kind == .visualEffectView { return .effect(isDark: nil) }
    let cell = element.child(withKey: "cell")
    let source = cell ?? element
    let detail = detail(of: view, element, cell)
    if detail == .none, cell == nil { return .none }
    return .appKit(
      AppKitAppearance(
        detail: detail, textColor: attributes.color("textColor", of: source),
        backgroundColor: attributes.color("backgroundColor", of: source), alignment: alignment("alignment", of: source),
        lineBreak: attributes.text("lineBreakMode", of: source).flatMap { LineBreak($0) } ?? .wrap))
  }

  private mutating func detail(
    of view: ResolvedView, _ element: Element, _ cell: Element?
  ) -> AppKitAppearance.Detail {
    switch view.kind {
    case .textField, .secureTextField, .tokenField, .searchField, .comboBox:
      guard let cell else { return .field(isPlaceholder: false) }
      let isEmpty = (attributes.string("title", of: cell) ?? "").isEmpty && cell.child("attributedString") == nil
      return .field(isPlaceholder: isEmpty)
    case .button: return button(cell)
    case .popUpButton, .comboButton: return popUpButton(cell)
    case .slider: return range(cell, value: "doubleValue", isIndeterminate: false)
    case .levelIndicator: return range(cell, value: "doubleValue", isIndeterminate: false)
    case .progressIndicator:
      return range(element, value: "doubleValue", isIndeterminate: attributes.flag("indeterminate", of: element))
    case .segmentedControl: return segmentedControl(cell)
    case .colorWell: return .colorWell(attributes.color("color", of: element))
    case .box: return .box(box(element))
    case .tabView: return tabs(element)
    case .tableView, .outlineView: return .table(table(element))
    case .textView:
      return .textView(textView(element), drawsBackground: attributes.text("drawsBackground", of: element) != "NO")
    case .scrollView:
      return .scroll(
        drawsBackground: attributes.text("drawsBackground", of: element) != "NO",
        hasBorder: attributes.text("borderType", of: element) != "none")
    case .switchControl: return .switchControl(isOn: element["state"] == "on")
    default: return .none
    }
  }

  private mutating func button(_ cell: Element?) -> AppKitAppearance.Detail {
    guard let cell else { return .button(isOn: false, isDefault: false) }
    let key = attributes.string("keyEquivalent", of: cell) ?? ""
    return .button(isOn: cell["state"] == "on", isDefault: key == "\r" || key == "\n")
  }

  private func popUpButton(_ cell: Element?) -> AppKitAppearance.Detail {
    let items = cell?.child("menu")?.child("items")?.children.map { $0 } ?? []
    let selected = cell?["selectedItem"].flatMap { id in items.first { $0[.id] == id } }
    let title = selected?[.title] ?? cell?[.title] ?? items.first?[.title] ?? ""
    return .popUpButton(title: title, pullsDown: cell?["pullsDown"] == "YES")
  }

  private mutating func range(
    _ source: Element?, value: Name, isIndeterminate: Bool
  ) -> AppKitAppearance.Detail {
    guard let source else { return .range(RangeAppearance(fraction: 0), isIndeterminate: isIndeterminate) }
    let least = attributes.number("minValue", of: source) ?? 0
    let greatest = attributes.number("maxValue", of: source) ?? 1
    let value = attributes.number(value, of: source) ?? least
    return .range(
      RangeAppearance(fraction: RangeAppearance.fraction(value, from: least, to: greatest)),
      isIndeterminate: isIndeterminate)
  }

  private func segmentedControl(_ cell: Element?) -> AppKitAppearance.Detail {
    let segments = cell?.child("segments")?.children.filter { $0.name == "segment" } ?? []
    return .segmentedControl(selected: Set(segments.indices.filter { segments[$0]["selected"] == "YES" }))
  }

  private mutating func box(_ element: Element) -> MacBoxAppearance {
    let title = attributes.string("title", of: element) ?? ""
    let position: MacBoxAppearance.TitlePosition = attributes.value("titlePosition", of: element) ?? .atTop
    return MacBoxAppearance(
      // A custom box shows no title: the content of those that store one fills them.
      title: title.isEmpty || position == .noTitle || element["boxType"] == "custom" ? nil : title,
      titlePosition: position,
      fill: attributes.color("fillColor", of: element), borderColor: attributes.color("borderColor", of: element),
      borderWidth: element["borderType"] == "none" ? 0 : attributes.measure("borderWidth", of: element) ?? 1,
      cornerRadius: max(0, attributes.measure("cornerRadius", of: element) ?? 0),
      isTransparent: attributes.flag("transparent", of: element))
  }

  private mutating func tabs(_ element: Element) -> AppKitAppearance.Detail {
    let items = element.child("tabViewItems")?.children.filter { $0.name == "tabViewItem" } ?? []
    let front = element["initialItem"].flatMap { id in items.firstIndex { $0[.id] == id } } ?? 0
    return .tabs(items.map { attributes.string("label", of: $0) ?? "" }, front: front)
  }

  private mutating func table(_ element: Element) -> MacTableAppearance {
    let columns = element.child("tableColumns")?.children.filter { $0.name == "tableColumn" } ?? []
    return MacTableAppearance(
      columns: columns.map { column in
        let header = column.child(withKey: "headerCell")
        return MacTableAppearance.Column(
          title: header.flatMap { attributes.string("title", of: $0) } ?? "",
          width: max(0, attributes.measure(.width, of: column) ?? 0))
      },
      alternatesRows: attributes.flag("alternatingRowBackgroundColors", of: element),
      spacing: element.child(withKey: "intercellSpacing").flatMap { $0.number(.width).value } ?? 3)
  }
}
