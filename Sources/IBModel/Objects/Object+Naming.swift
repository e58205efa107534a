import IBXML

extension Object {
  /// A name for the object: its user label, title or text, class, or kind, whichever it has first.
  public var name: String {
    if let label = userLabel, !label.isEmpty { return label }
    if let guide = LayoutGuide(self), !guide.name.isEmpty { return guide.name }
    if let title = visibleTitle { return title }
    if let customClass, !customClass.isEmpty { return Object.words(customClass) }
    return kindTitle
  }

  /// The kind as words: `View Controller`, `Label`.
  public var kindTitle: String { Object.words(element.name.text) }

  /// Names from the outermost object to this one: `Login › View › Stack › Title`.
  public var path: String {
    var names = [name]
    var current = owner
    while let object = current {
      names.append(object.name)
      current = object.owner
    }
    return names.reversed().joined(separator: " › ")
  }

  /// The name with the id, as messages give it: `Title (qTx-1b-90z)`.
  public var reference: String { "\(name) (\(id))" }

  /// Longest text shown as a name, in characters.
  private static let longestTitle = 40

  private var visibleTitle: String? {
    for candidate in titleCandidates {
      let line = candidate.drop(while: \.isNewline).prefix { !$0.isNewline }
      let title = String(line).trimmed()
      if title.isEmpty { continue }
      return title.count > Object.longestTitle ? title.prefix(Object.longestTitle) + "…" : title
    }
    return nil
  }

  /// Number of children that are searched for a title. Objects of real documents have at most about 30. In a hostile
  /// document with 100,000, each message about the object would search them again.
  private static let mostTitledChildren = 100

  private var titleCandidates: [String] {
    var candidates: [String?] = [element[.title], element["text"]]
    for child in element.children.prefix(Object.mostTitledChildren) {
      switch child[.key] {
      case "title", "text": candidates.append(child.text)
      case "normal", "cell", "navigationItem", "tabBarItem":
        candidates.append(child[.title])
        candidates.append(child.child(withKey: "title")?.text)
      default: continue
      }
    }
    candidates.append(element[.placeholder])
    return candidates.compactMap { $0 }
  }

  /// Splits a camel-case name into capitalised words: `tableViewCell` → `Table View Cell`, `URLField` → `URL Field`.
  static func words(_ name: String) -> String {
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
}
