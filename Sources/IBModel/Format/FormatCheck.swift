import IBXML

/// Compares elements with what documents are known to contain.
struct FormatCheck {
  private(set) var deviations: [FormatDeviation] = []
  private let places: ElementPlaces
  private var attributes = AttributeJudge()
  /// What is inside such elements follows rules of its own.
  private static let free: NameSet = [
    "dictionary", "customFonts", "metadata", "configuration", "accessibilityOverrides",
  ]
  /// Elements that have text.
  private static let texts: NameSet = ["string", "mutableString", "mutableData", "data", "bytes"]
  /// Lists that have views of any kind.
  private static let viewLists: NameSet = [
    .subviews, .objects, "items", "beginningViews", "middleViews", "endViews", "popoverPassthroughViews", "array",
    "mutableArray",
  ]
  /// Elements all of whose roles are known.
  private static let closed: NameSet = [
    .rect, .viewLayoutGuide, "state", "autoresizingMask", "barButtonItem", "fontDescription", "textInputTraits",
    "navigationItem", "tabBarItem", "tableViewCellContentView",
  ]
  /// Lists that there is only one of in an element.
  private static let lists: NameSet = [
    .subviews, .constraints, .connections, .objects, .scenes, .resources, .userDefinedRuntimeAttributes,
    .gestureRecognizers, "prototypes", "sections", "items", "cells", "layoutGuides", "dependencies",
  ]

  /// The first element behind the layouts that a manually kept document has; these have a grammar of their own.
  private var endOfLayouts = 0

  /// The attributes that the document element needs.
  private let ofDocument: [Name]

  init(_ document: Document, places: ElementPlaces = .known) {
    self.places = places
    ofDocument = document.isSavedByInterfaceBuilder ? RequiredAttributes.ofDocument : []
  }

  mutating func visit(_ element: Element) {
    guard element.index >= endOfLayouts else { return }
    if element.name == "layouts", element.parent?.name == .document { endOfLayouts = element.subtree.endIndex }
    guard element.index >= endOfLayouts else { return }
    guard element.kind.isKnown else {
      let names = ElementKind.all.lazy.map(\.name.text)
      let nearest = Misspelling.nearest(to: element.name.text, among: names).map { Name($0) }
      return note(.unknownElement(nearest: nearest), at: element)
    }
    judgePlace(of: element)
    judgeChildren(of: element)
    let required = element.name == .document ? ofDocument : RequiredAttributes.byElement[element.name] ?? []
    for name in required where element.attribute(name) == nil { note(.missingAttribute(name), at: element) }
    attributes.judge(element) { deviations.append($0) }
  }

  /// Lets later documents know what it learned.
  func share() { attributes.share() }

  mutating func visit(_ text: TextNode) {
    guard let element = text.parent, !FormatCheck.texts.contains(element.name), element.kind.isKnown,
      !text.text.allSatisfy(\.isWhitespace)
    else { return }
    deviations.append(FormatDeviation(element: element, place: text.range, kind: .strayText))
  }

  private mutating func note(_ kind: FormatDeviation.Kind, at element: Element) {
    deviations.append(FormatDeviation(element: element, place: element.startTagRange, kind: kind))
  }

  // MARK: Places and roles

  private mutating func judgePlace(of element: Element) {
    guard let parent = element.parent, parent.kind.isKnown, !FormatCheck.free.contains(parent.name) else { return }
    let row = places.rows[element.name]
    let key = element.attribute(.key)
    if isMisplaced(element, row, hasRole: key != nil, in: parent) {
      note(.misplacedElement(in: parent.name), at: element)
    } else if let row {
      judgeRole(of: element, key, row)
    }
  }

  private func isMisplaced(_ element: Element, _ row: ElementPlaces.Row?, hasRole: Bool, in parent: Element) -> Bool {
    // An object at the level of scenes is the business of another question: whether it is in a list of objects.
    if parent.name == .scene || parent.name == .scenes, element.attribute(.id) != nil { return false }
    if let parents = row?.parents, !parents.contains(parent.name) { return !hasRole || row?.keys?.isEmpty != false }
    if let members = places.rows[parent.name]?.children { return !members.contains(element.name) }
    if parent.name == .subviews { return !element.kind.isView }
    if parent.name == .objects, row?.needsKey == true { return true }
    return element.kind.isView && !hasRole && row?.needsKey != true && !FormatCheck.viewLists.contains(parent.name)
  }

  private mutating func judgeRole(of element: Element, _ attribute: Attribute?, _ row: ElementPlaces.Row) {
    guard let keys = row.keys else { return }
    guard let attribute else {
      if row.needsKey { note(.missingRole, at: element) }
      return
    }
    let key = attribute.value
    if keys.contains(key) { return }
    let nearest = Misspelling.nearest(to: key, among: keys.sorted())
    let others = places.elementsByKey[key] ?? []
    let isWrongElement = !others.isEmpty && !element.kind.isView && !keys.isEmpty
    guard nearest != nil || isWrongElement || FormatCheck.closed.contains(element.name) else { return }
    deviations.append(
      FormatDeviation(
        element: element, place: attribute.range, kind: .unknownRole(key, nearest: nearest, others: others)))
  }

  // MARK: Repetitions

  private mutating func judgeChildren(of parent: Element) {
    guard !parent.isSelfClosed, places.rows[parent.name]?.children == nil, !FormatCheck.free.contains(parent.name)
    else { return }
    // Most elements have few children, and a comparison of bytes is cheaper than a text.
    var roles: [Range<Int>] = []
    var firsts: [Element] = []
    let bytes = parent.tree.source.utf8
    for child in parent.children where child.name != .variation {
      guard let role = role(of: child) else { continue }
      if let index = roles.firstIndex(where: { bytes[$0] == bytes[role] }) {
        note(.repeatedElement(first: firsts[index]), at: child)
      } else if roles.count < FormatCheck.mostRoles {
        roles.append(role)
        firsts.append(child)
      }
    }
  }

  private static let size: Name = "size"

  /// More roles than any element has.
  private static let mostRoles = 64

  /// Where it is written what a child is in its parent, if there can be only one such child.
  private func role(of child: Element) -> Range<Int>? {
    // Xcode itself writes the sizes of some text views twice.
    if child.name == FormatCheck.size { return nil }
    if let key = child.attribute(.key) { return key.valueRange }
    return FormatCheck.lists.contains(child.name) ? child.nameInStartTag : nil
  }
}

extension Element {
  /// The bytes of its name in the start tag.
  fileprivate var nameInStartTag: Range<Int> {
    let start = startTagRange.lowerBound + 1
    return start..<min(start + name.text.utf8.count, startTagRange.upperBound)
  }
}
