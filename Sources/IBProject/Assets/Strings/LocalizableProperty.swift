import IBModel

/// A property whose text Xcode writes to strings files, and its place in documents.
struct LocalizableProperty {
  /// The elements that have it; nil for any object.
  let elements: [ElementKind]?
  let platforms: [Platform]
  /// The part of a key after the id, such as `normalTitle`; in lists it ends with `[#]`.
  let name: String
  /// Steps to the text: elements such as `state[normal]`, with `@attribute` at the end, which may also be a `<string>`
  /// with that key. In lists the last element stands for all of its name.
  let place: String
  let steps: [(name: Name, key: String?)]
  let attribute: Name?
  /// The number of surveyed projects with such keys; 0 for names that were only seen elsewhere.
  let projects: Int

  init(_ elements: String, _ platforms: [Platform], _ name: String, _ place: String, projects: Int) {
    self.elements = elements == "*" ? nil : elements.split(separator: " ").map { ElementKind(Name(String($0))) }
    (self.platforms, self.name, self.place, self.projects) = (platforms, name, place, projects)
    var steps = place.split(separator: "/")[...]
    attribute = steps.last?.hasPrefix("@") == true ? steps.popLast().map { Name(String($0.dropFirst())) } : nil
    self.steps = steps.map { step in
      let parts = step.split { $0 == "[" || $0 == "]" }
      return (Name(String(parts[0])), parts.count > 1 ? String(parts[1]) : nil)
    }
  }

  var isList: Bool { name.hasSuffix("[#]") }

  func name(at index: Int) -> String { isList ? String(name.dropLast(2)) + "\(index)]" : name }

  /// The properties of an object's kind, followed by those of all objects.
  static func all(of kind: ElementKind, on platform: Platform) -> [LocalizableProperty] {
    index[platform].map { $0.byKind[kind] ?? $0.ofAll } ?? []
  }

  private struct Index {
    var byKind: [ElementKind: [LocalizableProperty]] = [:]
    var ofAll: [LocalizableProperty] = []
  }

  private static let index: [Platform: Index] = {
    var result: [Platform: Index] = [:]
    for row in table {
      for platform in row.platforms {
        if let elements = row.elements {
          for kind in elements { result[platform, default: Index()].byKind[kind, default: []].append(row) }
        } else {
          result[platform, default: Index()].ofAll.append(row)
        }
      }
    }
    return result.mapValues { index in
      Index(
        byKind: index.byKind.mapValues { own in
          own + index.ofAll.filter { other in !own.contains { $0.place == other.place } }
        }, ofAll: index.ofAll)
    }
  }()

  /// The names of all properties, with `[#]` for indices.
  static let names = Set(table.map(\.name))

  /// Whether Xcode writes keys that end with a name, such as `normalTitle` or `segmentTitles[2]`.
  static func isKnown(_ name: some StringProtocol) -> Bool {
    guard let bracket = name.firstIndex(of: "[") else { return names.contains(String(name)) }
    let index = name[bracket...].dropFirst().dropLast()
    return name.hasSuffix("]") && !index.isEmpty && index.allSatisfy(\.isNumber)
      && names.contains(String(name[..<bracket]) + "[#]")
  }

  /// The properties whose texts Xcode writes to strings files.
  ///
  /// Read from the keys, and the comments before them, of 2,900 strings files and catalogs in 16 projects, beside the
  /// documents they belong to: a row is where documents have the text that the comment quotes. The titles of pop-up
  /// buttons are missing because Xcode does not write them (none of 33), and attributed texts because no project has a
  /// key of one.
  static let table: [LocalizableProperty] = [
    LocalizableProperty("label textField textView searchBar", uiKit, "text", "@text", projects: 8),
    LocalizableProperty("textField searchBar", uiKit, "placeholder", "@placeholder", projects: 5),
    LocalizableProperty("searchBar navigationItem", uiKit, "prompt", "@prompt", projects: 0),
    LocalizableProperty("searchBar", uiKit, "scopeButtonTitles[#]", "scopeButtonTitles/string", projects: 0),
    LocalizableProperty("button", uiKit, "normalTitle", "state[normal]/@title", projects: 6),
    LocalizableProperty("button", uiKit, "selectedTitle", "state[selected]/@title", projects: 0),
    LocalizableProperty("button", uiKit, "highlightedTitle", "state[highlighted]/@title", projects: 0),
    LocalizableProperty("button", uiKit, "disabledTitle", "state[disabled]/@title", projects: 0),
    LocalizableProperty(
      "button", uiKit, "configuration.title", "buttonConfiguration[configuration]/@title", projects: 1),
    LocalizableProperty(
      "button", uiKit, "configuration.subtitle", "buttonConfiguration[configuration]/@subtitle", projects: 0),
    LocalizableProperty("segmentedControl", uiKit, "segmentTitles[#]", "segments/segment/@title", projects: 2),
    LocalizableProperty("barButtonItem tabBarItem navigationItem", uiKit, "title", "@title", projects: 5),
    LocalizableProperty("tableViewSection", uiKit, "headerTitle", "@headerTitle", projects: 3),
    LocalizableProperty("tableViewSection", uiKit, "footerTitle", "@footerTitle", projects: 1),
    LocalizableProperty(
      """
      viewController tableViewController collectionViewController navigationController tabBarController \
      splitViewController pageViewController glkViewController avPlayerViewController hostingController
      """, uiKit, "title", "@title", projects: 2),
    LocalizableProperty(
      "*", uiKit, "accessibilityLabel", "accessibility[accessibilityConfiguration]/@label", projects: 3),
    LocalizableProperty(
      "*", uiKit, "accessibilityHint", "accessibility[accessibilityConfiguration]/@hint", projects: 1),
    LocalizableProperty("*", uiKit, "ibShadowedToolTip", "@toolTip", projects: 1),

    LocalizableProperty("label", [.watchOS], "text", "@text", projects: 2),
    LocalizableProperty("button", [.watchOS], "title", "@title", projects: 0),

    LocalizableProperty(
      """
      buttonCell textFieldCell searchFieldCell secureTextFieldCell tokenFieldCell comboBoxCell formCell box menu \
      menuItem window viewController tabViewController splitViewController \
      pagecontroller collectionViewItem
      """, [.macOS], "title", "@title", projects: 14),
    LocalizableProperty("buttonCell", [.macOS], "alternateTitle", "@alternateTitle", projects: 0),
    LocalizableProperty(
      "textFieldCell searchFieldCell secureTextFieldCell tokenFieldCell comboBoxCell formCell pathCell", [.macOS],
      "placeholderString", "@placeholderString", projects: 5),
    LocalizableProperty("tabViewItem", [.macOS], "label", "@label", projects: 6),
    LocalizableProperty("tableColumn", [.macOS], "headerCell.title", "tableHeaderCell[headerCell]/@title", projects: 6),
    LocalizableProperty("tableColumn", [.macOS], "headerToolTip", "@headerToolTip", projects: 2),
    LocalizableProperty("toolbarItem", [.macOS], "label", "@label", projects: 4),
    LocalizableProperty("toolbarItem", [.macOS], "paletteLabel", "@paletteLabel", projects: 3),
    LocalizableProperty("toolbarItem", [.macOS], "title", "@title", projects: 0),
    LocalizableProperty("toolbarItem", [.macOS], "toolTip", "@toolTip", projects: 1),
    LocalizableProperty("window", [.macOS], "subtitle", "@subtitle", projects: 0),
    LocalizableProperty("segmentedCell", [.macOS], "ibShadowedLabels[#]", "segments/segment/@label", projects: 2),
    LocalizableProperty("segmentedCell", [.macOS], "ibShadowedToolTips[#]", "segments/segment/@toolTip", projects: 1),
    LocalizableProperty("comboBoxCell", [.macOS], "ibShadowedObjectValues[#]", "objectValues/string", projects: 2),
    LocalizableProperty(
      "binding", [.macOS], "ibShadowedIsNilPlaceholder", "dictionary[options]/string[NSNullPlaceholder]", projects: 1),
    LocalizableProperty(
      "binding", [.macOS], "ibShadowedNoSelectionPlaceholder",
      "dictionary[options]/string[NSNoSelectionPlaceholder]", projects: 1),
    LocalizableProperty(
      "binding", [.macOS], "ibShadowedMultipleValuesPlaceholder",
      "dictionary[options]/string[NSMultipleValuesPlaceholder]", projects: 1),
    LocalizableProperty(
      "binding", [.macOS], "ibShadowedNotApplicablePlaceholder",
      "dictionary[options]/string[NSNotApplicablePlaceholder]", projects: 1),
    LocalizableProperty("*", [.macOS], "ibShadowedToolTip", "@toolTip", projects: 8),
    LocalizableProperty(
      "*", [.macOS], "ibExternalAccessibilityDescription", "accessibility/@description", projects: 3),
    LocalizableProperty("*", [.macOS], "ibExternalAccessibilityHelp", "accessibility/@help", projects: 0),
  ]

  private static let uiKit: [Platform] = [.iOS, .tvOS]
}
