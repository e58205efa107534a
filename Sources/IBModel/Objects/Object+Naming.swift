import IBBase
import IBXML

extension Object {
  /// A name for the object: the first of its user label, title or text, outlet, class, and kind.
  public var name: String {
    if let label = userLabel?.prefix(Object.longestLabel), !label.isEmpty { return String(label) }
    if let guide = LayoutGuide(self), !guide.name.isEmpty { return guide.name }
    if let title = visibleTitle { return title }
    // Controllers and other objects are known by their classes.
    if customClass == nil || isView, let outletName { return outletName }
    if let customClass, !customClass.isEmpty { return Object.words(customClass) }
    return kindTitle
  }

  /// The kind as text: `View Controller`, `Label`.
  public var kindTitle: String { Object.words(element.name.text) }

  /// The names from the outermost object to this one: `Login › View › Stack › Title`.
  public var path: String {
    var names = [name]
    var current = owner
    while let object = current {
      names.append(object.name)
      current = object.owner
    }
    return names.reversed().joined(separator: " › ")
  }

  /// The name with the id for messages: `Title (qTx-1b-90z)`.
  public var reference: String { "\(name) (\(id))" }

  /// In characters.
  private static let (longestTitle, longestLabel) = (40, 1000)

  private var visibleTitle: String? {
    if let title = Object.shown(element[.title]) ?? Object.shown(element[Object.textName]) { return title }
    for child in element.children.prefix(Object.mostTitledChildren) {
      guard let key = child.attribute(.key)?.value else { continue }
      switch key {
      case "title", "text": if let title = Object.shown(child.text) { return title }
      case "normal", "cell", "navigationItem", "tabBarItem":
        let text = Object.shown(child[.title]) ?? Object.shown(child.child(withKey: "title")?.text)
        if let text { return text }
      default: continue
      }
    }
    return Object.shown(element[.placeholder])
  }

  private static func shown(_ text: String?) -> String? {
    guard let text else { return nil }
    let title = firstLine(of: text).trimmed()
    if title.isEmpty { return nil }
    return title.utf8.count > longestTitle && title.count > longestTitle ? title.prefix(longestTitle) + "…" : title
  }

  /// Most titles are one line of ASCII, which needs no Unicode properties.
  private static func firstLine(of text: String) -> Substring {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text[...] }
    return text.drop(while: \.isNewline).prefix { !$0.isNewline }
  }

  /// Objects of real documents have at most about 30. In a hostile document with 100,000, each message about the object
  /// would search them again.
  private static let mostTitledChildren = 100

  private static let textName = Name("text")

  /// Splits a camel-case name into capitalized words: `tableViewCell` → `Table View Cell`, `URLField` → `URL Field`.
  package static func words(_ name: String) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return asciiWords(Array(name.utf8)) }
    let scalars = Array(name.unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      let previous = index > 0 ? scalars[index - 1].properties : nil
      let next = index + 1 < scalars.count ? scalars[index + 1].properties : nil
      let startsWord = scalar.properties.isUppercase && (previous?.isLowercase == true || next?.isLowercase == true)
      if startsWord, index > 0, scalars[index - 1] != "_" { result += " " }
      if index == 0 { result += scalar.properties.uppercaseMapping } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  private static func asciiWords(_ name: [UInt8]) -> String {
    let isUpper = { (index: Int) in (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(name[index]) }
    let isLower = { (index: Int) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(name[index]) }
    var result: [UInt8] = []
    result.reserveCapacity(name.count + 4)
    for index in name.indices {
      if index == 0 {
        result.append(isLower(0) ? name[0] & ~0x20 : name[0])
        continue
      }
      let startsWord = isUpper(index) && (isLower(index - 1) || index + 1 < name.count && isLower(index + 1))
      if startsWord, name[index - 1] != UInt8(ascii: "_") { result.append(UInt8(ascii: " ")) }
      result.append(name[index])
    }
    return String(decoding: result, as: UTF8.self)
  }
}
