import IBModel
import IBXML

extension AppearanceReader {
  /// What is special about the kind of a view.
  mutating func control(of view: ResolvedView) -> ControlAppearance {
    if environment.platform == .macOS { return appKitControl(of: view) }
    let element = view.object.element
    switch view.kind {
    case .label: return .label(label(element))
    case .button: return .button(button(element))
    case .textField: return .textField(textField(element))
    case .textView: return .textView(textView(element))
    case .switchControl: return .switchControl(switchControl(element))
    case .slider: return .range(slider(element))
    case .progressView: return .range(progressView(element))
    case .segmentedControl: return segmentedControl(element)
    case .activityIndicatorView: return .activityIndicator(attributes.color("color", of: element))
    case .pageControl: return .pageControl(pageControl(element))
    case .navigationBar:
      let item = element.child("items")?.child("navigationItem")
      return .navigationBar(navigationBar(of: item, in: element))
    case .toolbar:
      return .toolbar(ToolbarAppearance(items: barItems(element.child("items")), style: barStyle(of: element)))
    case .tabBar: return .tabBar(tabBar(element))
    case .searchBar: return .searchBar(searchBar(element))
    case .tableView: return .table(table(element))
    case .tableViewCell: return .cell(cell(element))
    case .visualEffectView:
      let style = element.child("blurEffect")?[.style]
      return .effect(isDark: style.map { $0.lowercased().hasSuffix("dark") })
    default: return .none
    }
  }

  // MARK: Text

  private mutating func label(_ element: Element) -> LabelAppearance {
    let minimumScale = attributes.number("minimumScaleFactor", of: element)
    let shrinks = attributes.flag("adjustsFontSizeToFit", of: element)
    var appearance = LabelAppearance(
      color: attributes.color("textColor", of: element), alignment: alignment("textAlignment", of: element),
      lineBreak: attributes.text(.lineBreakMode, of: element).flatMap { LineBreak($0) } ?? .truncateTail,
      leastScale: shrinks ? minimumScale.map { min(max($0, 0.1), 1) } ?? 0.5 : nil, shadow: nil)
    if let color = attributes.color("shadowColor", of: element) {
      let offset = element.child(withKey: "shadowOffset")
      let number = { (name: Name) in offset.flatMap { $0.number(name).value } }
      appearance.shadow = TextShadow(color: color, x: number(.width) ?? 0, y: number(.height) ?? -1)
    }
    return appearance
  }

  func alignment(_ name: Name, of element: Element) -> TextAlignment {
    attributes.text(name, of: element).flatMap { TextAlignment(rawValue: $0) } ?? .natural
  }

  private mutating func textField(_ element: Element) -> FieldAppearance {
    let text = attributes.string("text", of: element) ?? ""
    return FieldAppearance(
      isPlaceholder: text.isEmpty, isSecure: element.child("textInputTraits")?["secureTextEntry"] == "YES",
      color: attributes.color("textColor", of: element), alignment: alignment("textAlignment", of: element))
  }

  mutating func textView(_ element: Element) -> TextViewAppearance {
    TextViewAppearance(
      text: attributes.styledText("text", attributed: "attributedText", of: element),
      color: attributes.color("textColor", of: element), alignment: alignment("textAlignment", of: element))
  }

  // MARK: Controls

  private mutating func button(_ element: Element) -> ButtonAppearance {
    let wanted = element["enabled"] == "NO" ? "disabled" : element["selected"] == "YES" ? "selected" : "normal"
    let states = [wanted, "normal"].compactMap { element.child(withKey: $0) }
    let configuration = element.child("buttonConfiguration")
    return ButtonAppearance(
      titleColor: states.compactMap { attributes.color("titleColor", of: $0) }.first,
      alignment: attributes.value("contentHorizontalAlignment", of: element) ?? .center,
      titleInsets: edgeInsets("titleEdgeInsets", of: element), imageInsets: edgeInsets("imageEdgeInsets", of: element),
      style: configuration.map { attributes.value(.style, of: $0) ?? .plain },
      corners: configuration.flatMap { attributes.value("cornerStyle", of: $0) } ?? .dynamic,
      foreground: configuration.flatMap { attributes.color("baseForegroundColor", of: $0) },
      fill: configuration.flatMap { configuration in
        attributes.color("baseBackgroundColor", of: configuration)
          ?? configuration.child("backgroundConfiguration").flatMap { attributes.color("backgroundColor", of: $0) }
      })
  }

  private mutating func edgeInsets(_ key: String, of element: Element) -> Insets {
    guard let inset = element.child(withKey: key) else { return Insets() }
    let number = { (name: Name) in inset.number(name).value.map { min(max($0, -10_000), 10_000) } ?? 0 }
    return Insets(top: number("minY"), left: number("minX"), bottom: number("maxY"), right: number("maxX"))
  }

  private func switchControl(_ element: Element) -> SwitchAppearance {
    SwitchAppearance(
      isOn: attributes.flag("on", of: element), onTint: attributes.color("onTintColor", of: element),
      thumbTint: attributes.color("thumbTintColor", of: element))
  }

  private mutating func slider(_ element: Element) -> RangeAppearance {
    let least = attributes.number("minValue", of: element) ?? 0
    let greatest = attributes.number("maxValue", of: element) ?? 1
    let value = attributes.number(.value, of: element) ?? least
    return RangeAppearance(
      fraction: RangeAppearance.fraction(value, from: least, to: greatest),
      minimumTint: attributes.color("minimumTrackTintColor", of: element),
      maximumTint: attributes.color("maximumTrackTintColor", of: element),
      thumbTint: attributes.color("thumbTintColor", of: element))
  }

  private mutating func progressView(_ element: Element) -> RangeAppearance {
    RangeAppearance(
      fraction: RangeAppearance.fraction(attributes.number("progress", of: element) ?? 0, from: 0, to: 1),
      minimumTint: attributes.color("progressTintColor", of: element),
      maximumTint: attributes.color("trackTintColor", of: element))
  }

  private mutating func segmentedControl(_ element: Element) -> ControlAppearance {
    let selected = attributes.count("selectedSegmentIndex", of: element)
    return .segmentedControl(
      selected: Set([selected].compactMap { $0 }), tint: attributes.color("selectedSegmentTintColor", of: element))
  }

  private mutating func pageControl(_ element: Element) -> PageControlAppearance {
    PageControlAppearance(
      current: attributes.count("currentPage", of: element) ?? 0,
      tint: attributes.color("pageIndicatorTintColor", of: element),
      currentTint: attributes.color("currentPageIndicatorTintColor", of: element))
  }

  // MARK: Bars

  private mutating func searchBar(_ element: Element) -> SearchBarAppearance {
    let text = attributes.string("text", of: element) ?? ""
    return SearchBarAppearance(
      text: text.isEmpty ? attributes.string(.placeholder, of: element) ?? "" : text, isPlaceholder: text.isEmpty,
      isMinimal: element["searchBarStyle"] == "minimal", barTint: attributes.color("barTintColor", of: element),
      showsCancel: attributes.flag("showsCancelButton", of: element),
      scopes: element.child("scopeButtonTitles")?.children.map(\.text) ?? [])
  }

  private mutating func tabBar(_ element: Element) -> TabBarAppearance {
    let items = element.child("items")?.children.filter { $0.name == "tabBarItem" } ?? []
    let selected = element["selectedItem"].flatMap { id in items.firstIndex { $0[.id] == id } } ?? 0
    return TabBarAppearance(tabs: items.map { tab($0) }, selected: selected, style: barStyle(of: element))
  }

  // MARK: Tables

  private mutating func table(_ element: Element) -> TableAppearance {
    TableAppearance(
      style: attributes.value(.style, of: element) ?? .plain,
      hasSeparators: attributes.text("separatorStyle", of: element) != "none",
      separatorColor: attributes.color("separatorColor", of: element),
      separatorInset: separatorInset(of: element), hasPrototypes: element.child("prototypes") != nil,
      sections: element.child("sections")?.children.filter { $0.name == "tableViewSection" }.map { section($0) } ?? [])
  }

  private func separatorInset(of element: Element) -> Double? {
    element.child(withKey: "separatorInset").flatMap { $0.number("minX").value }.map { min(max($0, 0), 10_000) }
  }

  private func section(_ element: Element) -> TableAppearance.Section {
    let title = { (key: Name) in attributes.string(key, of: element).flatMap { $0.isEmpty ? nil : $0 } }
    return TableAppearance.Section(
      header: title("headerTitle"), footer: title("footerTitle"),
      rowCount: element.child("cells")?.children.count { $0.name == "tableViewCell" } ?? 0)
  }

  private mutating func cell(_ element: Element) -> CellAppearance {
    CellAppearance(
      accessory: attributes.value("accessoryType", of: element) ?? .none, separatorInset: separatorInset(of: element))
  }
}

extension RangeAppearance {
  /// Where a value is between two others, from 0 to 1.
  static func fraction(_ value: Double, from least: Double, to greatest: Double) -> Double {
    greatest > least ? min(max((value - least) / (greatest - least), 0), 1) : 0
  }
}
