import IBModel
import IBScene
import IBXML

/// What AppKit adds around the alignment rectangle of a control in one era.
struct AppKitControl: Sendable {
  var insets: EdgeInsets
  /// Height of the baseline above the alignment rectangle's bottom; nil where it is not known.
  var baseline: Double?

  /// Times in which controls looked alike.
  enum Era: Int, Sendable {
    case beforeMacOS11, macOS11, macOS26

    init(toolsVersion: Int) {
      self = toolsVersion < 17300 ? .beforeMacOS11 : toolsVersion < 24100 ? .macOS11 : .macOS26
    }
  }

  /// The control of a style in a size; a size without a row of its own is like the regular one.
  ///
  /// - Parameter height: of the stored frame: some controls changed theirs within an era.
  static func named(_ style: String, size: String, height: Double?, _ era: Era) -> AppKitControl? {
    let exact = height.flatMap { Int(exactly: $0) }.flatMap { table["\(style)|\(size) \($0)"] }
    let eras = exact ?? table["\(style)|\(size)"] ?? table["\(style)|regular"]
    return eras?[era.rawValue]
  }

  private static let table: [String: [AppKitControl]] = {
    var table: [String: [AppKitControl]] = [:]
    for line in AppKitControlTable.text.split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmed }
      guard cells.count == 5 else { continue }
      var eras: [AppKitControl] = []
      for cell in cells.dropFirst(2) {
        if let control = AppKitControl(cell) ?? eras.last { eras.append(control) }
      }
      table["\(cells[0])|\(cells[1])"] = eras
    }
    return table
  }()

  private init?(_ cell: Substring) {
    let parts = cell.split(separator: "/")
    let numbers = parts.first?.split(separator: " ").compactMap { Double($0) } ?? []
    guard numbers.count == 4 else { return nil }
    insets = EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    baseline = parts.count > 1 ? Double(parts[1].trimmed) : nil
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    guard let start = firstIndex(where: { $0 != " " }), let end = lastIndex(where: { $0 != " " }) else { return "" }
    return self[start...end]
  }
}

extension ResolvedScene {
  /// The row of a view of AppKit; nil for views without insets.
  func appKitControl(_ view: ViewIndex) -> AppKitControl? {
    let element = self[view].object.element
    let cell = element.children.first { $0[.key] == "cell" }
    let size = cell?["controlSize"] ?? element["controlSize"] ?? "regular"
    let style = appKitStyle(view, cell)
    let isBare = style == "button check regularSquare" && cell?["imagePosition"] == "only"
    return AppKitControl.named(
      isBare ? style + " only" : style, size: size, height: self[view].storedFrame?.height,
      AppKitControl.Era(toolsVersion: environment.toolsVersion))
  }

  private func appKitStyle(_ view: ViewIndex, _ cell: Element?) -> String {
    let element = self[view].object.element
    let kind = element.name.text
    switch kind {
    case "button", "popUpButton":
      let bordered = cell?["borderStyle"]?.contains("order") == true
      let style = "\(kind) \(cell?["type"] ?? "push") \(cell?["bezelStyle"] ?? "rounded")"
      let isPlain = ["push rounded", "check regularSquare", "radio regularSquare", "help helpButton", "inline inline"]
        .contains { style == "button \($0)" }
      return bordered && !isPlain ? style + " bordered" : style
    case "textField", "secureTextField", "searchField", "comboBox", "tokenField":
      if cell?["borderStyle"] == "bezel" { return kind + (cell?["bezelStyle"] == "round" ? " bezel round" : " bezel") }
      return kind + (cell?["borderStyle"] != nil ? " border" : cell?["drawsBackground"] == "YES" ? " plain" : " label")
    case "segmentedControl": return "\(kind) \(cell?["style"] ?? "rounded")"
    case "slider":
      let ticks = cell?["numberOfTickMarks"] != nil
      return ticks
        ? "\(kind) ticks \(cell?["tickMarkPosition"] ?? "below")" : "\(kind) \(cell?["sliderType"] ?? "linear")"
    case "datePicker": return "\(kind) \(cell?["datePickerStyle"] ?? "textFieldAndStepper")"
    case "progressIndicator": return "\(kind) \(element["style"] ?? "bar")"
    case "box": return boxStyle(view)
    case "tabView": return "\(kind) \(element["type"] ?? "topTabsBezelBorder")"
    case "imageView": return cell?["imageFrameStyle"].map { "\(kind) \($0)" } ?? kind
    default: return kind
    }
  }

  private func boxStyle(_ view: ViewIndex) -> String {
    let element = self[view].object.element
    switch element["boxType"] ?? "primary" {
    case "separator": return isVerticalSeparator(view) ? "box separator vertical" : "box separator horizontal"
    case "primary": return element["titlePosition"] == "noTitle" ? "box primary noTitle" : "box primary"
    case let other: return "box \(other)"
    }
  }
}
