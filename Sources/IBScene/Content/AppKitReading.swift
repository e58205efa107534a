import IBModel
import IBXML

extension AttributeReader {
  /// A control of AppKit; nil for other views.
  mutating func appKit(
    _ element: Element, _ kind: ElementKind, _ control: ControlKind, _ images: ImageTable
  ) -> AppKitSettings? {
    let cell = element.child(withKey: "cell")
    let source = cell?[.controlSize] == nil ? element : cell ?? element
    guard let control = appKitControl(element, cell, kind, control, images) else { return nil }
    return AppKitSettings(
      size: value(.controlSize, of: source) ?? .regular, font: cell.flatMap { cellFont($0) }, control: control)
  }

  /// Fonts that follow the appearance are those of the control's size.
  private mutating func cellFont(_ cell: Element) -> FontSettings? {
    guard let font = cell.child(withKey: "font"), font[.usesAppearanceFont] != "YES" else { return nil }
    return self.font(font)
  }

  private mutating func appKitControl(
    _ element: Element, _ cell: Element?, _ kind: ElementKind, _ control: ControlKind, _ images: ImageTable
  ) -> AppKitControl? {
    switch control {
    case .textField, .searchField, .comboBox: return .field(field(element, cell, kind))
    case .button: return cell.map { .button(buttonCell($0, images)) }
    case .popUpButton: return cell.map { .popUpButton(buttonCell($0, images), items: menuItems($0)) }
    case .segmentedControl:
      return cell.map {
        .segmentedControl(value(.style, of: $0) ?? .rounded, segments($0, title: .label, images))
      }
    case .slider: return .slider(slider(cell))
    case .datePicker:
      return .datePicker(cell.flatMap { value(.datePickerStyle, of: $0) } ?? .textFieldAndStepper)
    case .progress: return .progressIndicator(value(.style, of: element) ?? .bar)
    case .image:
      return .image(
        cell.flatMap { image(of: $0, images) }, frame: cell.flatMap { value(.imageFrameStyle, of: $0) } ?? .none)
    case .stepper: return .plain(.stepper)
    case .switchControl: return .plain(.switch)
    case .colorWell: return .plain(.colorWell)
    case .levelIndicator: return .plain(.levelIndicator)
    case .pathControl: return .plain(.pathControl)
    case .box: return .plain(.container)
    case .label, .textView, .activityIndicator, .searchBar, .picker, .pageControl, .navigationBar, .toolbar, .tabBar:
      return nil
    }
  }

  // MARK: Fields

  private mutating func field(_ element: Element, _ cell: Element?, _ kind: ElementKind) -> FieldCell {
    var field = FieldCell(
      kind: fieldKind(kind), text: .empty, border: .none, drawsBackground: false, isEditable: false,
      isCentered: false, wraps: true, preferredWidth: nil)
    if let preferred = measure(.preferredMaxLayoutWidth, of: element), preferred > 0 {
      field.preferredWidth = preferred
    }
    guard let cell else { return field }
    field.text = fieldText(cell)
    field.border = fieldBorder(cell)
    field.drawsBackground = flag(.drawsBackground, of: cell)
    field.isEditable = flag(.editable, of: cell)
    field.isCentered = text(.alignment, of: cell) == "center"
    field.wraps = wraps(cell)
    return field
  }

  private func fieldKind(_ kind: ElementKind) -> FieldCell.Kind {
    switch kind {
    case .secureTextField: .secure
    case .tokenField: .token
    case .searchField: .search
    case .comboBox: .comboBox
    default: .text
    }
  }

  private mutating func fieldText(_ cell: Element) -> TextContent {
    if let attributed = cell.child(withKey: "attributedTitle") ?? cell.child(.attributedString) {
      return attributedText(attributed)
    }
    let title = string(.title, of: cell) ?? ""
    return .plain(title.isEmpty ? string(.placeholderString, of: cell) ?? "" : title)
  }

  private mutating func fieldBorder(_ cell: Element) -> FieldCell.Border {
    let border: CellBorder? = value(.borderStyle, of: cell)
    switch border {
    case nil: return .none
    case .bezel: return .bezel(isRound: text(.bezelStyle, of: cell) == "round")
    case .border, .borderAndBezel: return .line
    }
  }

  private func wraps(_ cell: Element) -> Bool {
    let mode = text(.lineBreakMode, of: cell) ?? "wordWrapping"
    return (mode == "wordWrapping" || mode == "charWrapping") && !flag(.usesSingleLineMode, of: cell)
  }

  // MARK: Buttons

  private mutating func buttonCell(_ cell: Element, _ images: ImageTable) -> ButtonCell {
    ButtonCell(
      kind: value(.type, of: cell) ?? .push, bezel: value(.bezelStyle, of: cell),
      border: value(.borderStyle, of: cell),
      title: styledText(.title, attributed: "attributedTitle", of: cell), image: image(of: cell, images),
      imagePosition: value(.imagePosition, of: cell) ?? .none)
  }

  /// The titles of the items a pop-up button shows.
  private func menuItems(_ cell: Element) -> [String] {
    let items = cell.child(.menu)?.child(.items)?.children.map { $0 } ?? []
    return items.filter { $0.name == .menuItem && !flag(.hidden, of: $0) }.map { string(.title, of: $0) ?? "" }
  }

  // MARK: Sliders

  private mutating func slider(_ cell: Element?) -> SliderCell {
    guard let cell else { return SliderCell(isCircular: false, tickMarks: nil, tickMarkPosition: .below) }
    return SliderCell(
      isCircular: text(.sliderType, of: cell) == "circular", tickMarks: measure(.numberOfTickMarks, of: cell),
      tickMarkPosition: value(.tickMarkPosition, of: cell) ?? .below)
  }
}
