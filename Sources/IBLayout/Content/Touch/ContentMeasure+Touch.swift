import IBModel
import IBXML

extension ContentMeasure {
  /// The content size of a UIKit view.
  func touchSize(of view: Object, _ control: Control, availableWidth: Double?) -> ContentSize? {
    let element = view.element
    switch control {
    case .label: return labelSize(of: view, availableWidth: availableWidth)
    case .button: return buttonSize(of: element, availableWidth: availableWidth)
    case .textField: return fieldSize(of: element)
    case .image: return imageSize(of: element).map { ContentSize(toPixels($0)) }
    case .segmentedControl: return segmentedControlSize(of: element)
    case .activityIndicator: return TouchControls.activityIndicator(style: element[.style])
    case .pageControl: return pageControlSize(of: element)
    case .datePicker: return datePickerSize(of: element)
    // Above a home indicator toolbars are higher, without its space being part of them.
    case .toolbar where hasHomeIndicator: return ContentSize(height: 49)
    case .textView, .popUpButton, .searchField, .comboBox, .colorWell, .levelIndicator, .box, .pathControl: return nil
    case .switch, .slider, .stepper, .progress, .searchBar, .picker, .navigationBar, .toolbar, .tabBar:
      return TouchControls.size(of: control, version: toolsVersion)
    }
  }

  // MARK: Labels

  /// The text of a label in its fonts.
  func labelText(of view: Object) -> StyledText {
    let element = view.element
    let font = self.font(of: element) ?? systemFont(size: 17)
    if element[.usesAttributedText] == "YES", let attributed = element.child(.attributedString, key: "attributedText") {
      return styledText(attributed, default: font)
    }
    return StyledText(element.string(.labelText) ?? "", font)
  }

  /// The most lines a label has; 0 is as many as it takes.
  func lineLimit(of view: Object) -> Int {
    view.element[.numberOfLines].flatMap { Int($0) } ?? 1
  }

  private func labelSize(of view: Object, availableWidth: Double?) -> ContentSize {
    let limit = lineLimit(of: view)
    let preferred = view.element.number(.preferredMaxLayoutWidth) ?? 0
    let width = limit == 1 ? nil : preferred > 0 ? min(preferred, availableWidth ?? preferred) : availableWidth
    let lines = labelText(of: view).lines(within: width, limit: limit)
    return ContentSize(toPixels(Size(width: lines.width, height: lines.height)))
  }

  /// The `<fontDescription>` of a view.
  func font(of element: Element) -> Font? {
    element.child(.fontDescription, key: "fontDescription").flatMap { font(describedBy: $0) }
  }

  // MARK: Fields

  private func fieldSize(of element: Element) -> ContentSize {
    let font = self.font(of: element) ?? systemFont(size: 14)
    let text = element.string(.labelText).flatMap { $0.isEmpty ? nil : $0 } ?? element.string("placeholder") ?? ""
    let width = font.width(of: text).rounded(.up)
    if element[.borderStyle] == "roundedRect" {
      let height = TouchControls.size(of: .textField, version: toolsVersion)?.height ?? 0
      return ContentSize(width: width + 14, height: max(height, (font.lineHeight + 8).rounded(.up)))
    }
    // Editable text is a little higher than that of labels since iOS 13.
    let line = font.lineHeight.rounded(.up)
    let height = toolsVersion >= 16000 ? line + (font.size > 15 ? 1 : 0) : line
    switch element[.borderStyle] {
    case "line", "bezel": return ContentSize(width: width + 14, height: height + 4)
    default: return ContentSize(width: width + 1, height: height)
    }
  }

  // MARK: Controls

  private func segmentedControlSize(of element: Element) -> ContentSize {
    let font = systemFont(size: 13)
    var widths: [Double] = []
    for segment in element.child(.segments)?.children(.segment).map({ $0 }) ?? [] {
      let content = segment.string(.title).map { font.width(of: $0).rounded() } ?? imageSize(of: segment)?.width ?? 0
      widths.append(segment.number(.width) ?? content + 14)
    }
    let height = TouchControls.size(of: .segmentedControl, version: toolsVersion)?.height
    let isEqual = element["apportionsSegmentWidthsByContent"] != "YES"
    let width = isEqual ? (widths.max() ?? 0) * Double(widths.count) : widths.reduce(0, +)
    let dividers = Double(max(widths.count - 1, 0))
    return ContentSize(width: width + dividers, height: height)
  }

  /// Dots of 7 points with 9 between them.
  private func pageControlSize(of element: Element) -> ContentSize {
    let pages = max(element.number(.numberOfPages) ?? 0, 0)
    let size = TouchControls.size(of: .pageControl, version: toolsVersion)
    return ContentSize(width: pages > 0 ? pages * 16 - 9 : 0, height: size?.height)
  }

  private func datePickerSize(of element: Element) -> ContentSize {
    switch element[.style] {
    case "compact":
      let width = element[.datePickerMode] == "dateAndTime" ? 212.0 : element[.datePickerMode] == "time" ? 87 : 120
      return ContentSize(width: width, height: 34.5)
    case "inline": return ContentSize(width: 320, height: element[.datePickerMode] == "date" ? 330 : 380)
    default: return ContentSize(width: 320, height: 216)
    }
  }

  /// A size rounded up to whole pixels; sums of advances that miss a pixel by rounding errors stay below it.
  func toPixels(_ size: Size) -> Size {
    Size(
      width: ((size.width * scale - 0.001).rounded(.up) / scale),
      height: ((size.height * scale - 0.001).rounded(.up) / scale))
  }
}
