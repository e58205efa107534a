import IBXML

/// A comparison of elements with the content of known documents.
struct FormatCheck {
  private(set) var problems: [FormatProblem] = []
  private let places: ElementNesting
  /// Elements whose content follows rules of its own.
  static let free: NameSet = [
    "dictionary", "customFonts", "metadata", "configuration", "accessibilityOverrides",
  ]
  private static let texts: NameSet = ["string", "mutableString", "mutableData", "data", "bytes"]
  private static let viewLists: NameSet = [
    .subviews, .objects, "items", "beginningViews", "middleViews", "endViews", "popoverPassthroughViews", "array",
    "mutableArray",
  ]
  /// Elements whose roles are all known.
  private static let closed: NameSet = [
    .rect, .viewLayoutGuide, "state", "autoresizingMask", "barButtonItem", "fontDescription", "textInputTraits",
    "navigationItem", "tabBarItem", "tableViewCellContentView",
  ]
  /// Lists that occur once in an element.
  static let lists: NameSet = [
    .subviews, .constraints, .connections, .objects, .scenes, .resources, .userDefinedRuntimeAttributes,
    .gestureRecognizers, "prototypes", "sections", "items", "cells", "layoutGuides", "dependencies",
  ]

  static let layouts: Name = "layouts"

  /// The end of the layouts of a manually kept document, which have a grammar of their own.
  private var endOfLayouts = 0

  private let ofDocument: [Name]

  init(_ document: Document, places: ElementNesting = .known) {
    self.places = places
    ofDocument = document.isSavedByInterfaceBuilder ? RequiredAttributes.ofDocument : []
  }

  mutating func visit(_ element: Element, attributesAreFine: Bool) {
    guard element.index >= endOfLayouts else { return }
    if element.name == FormatCheck.layouts, element.parent?.name == .document {
      endOfLayouts = element.subtree.endIndex
    }
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
    if !attributesAreFine { AttributeJudge.judge(element) { problems.append($0) } }
  }

  mutating func visit(_ text: TextNode) {
    guard let element = text.parent, !FormatCheck.texts.contains(element.name), element.kind.isKnown,
      !text.text.allSatisfy(\.isWhitespace)
    else { return }
    problems.append(FormatProblem(element: element, place: text.range, kind: .strayText))
  }

  private mutating func note(_ kind: FormatProblem.Kind, at element: Element) {
    problems.append(FormatProblem(element: element, place: element.startTagRange, kind: kind))
  }

  private mutating func judgePlace(of element: Element) {
    guard let parent = element.parent, parent.kind.isKnown, !FormatCheck.free.contains(parent.name) else { return }
    let row = places.rows[element.name]
    let key = element.attribute(.key)
    // Objects at the level of scenes are judged elsewhere: by whether they are in a list of objects.
    let isObjectOfScene = FormatCheck.sceneLists.contains(parent.name) && element.attribute(.id) != nil
    if !isObjectOfScene, FormatCheck.isMisplaced(element.name, row, hasRole: key != nil, in: parent.name, places) {
      note(.misplacedElement(in: parent.name), at: element)
    } else if let row {
      judgeRole(of: element, key, row)
    }
  }

  private static let sceneLists: NameSet = [.scene, .scenes]

  private static func isMisplaced(
    _ name: Name, _ row: ElementNesting.Row?, hasRole: Bool, in parent: Name, _ places: ElementNesting
  ) -> Bool {
    let isView = ElementKind(name).isView
    if let row, let parents = row.parents, !parents.contains(parent) {
      return row.parentsAreOfAllRoles || !hasRole || row.keys?.isEmpty != false
    }
    if let members = places.rows[parent]?.children { return !members.contains(name) }
    if parent == .subviews { return !isView }
    // Interface Builder keeps cells there that lost their controls.
    if parent == .objects, row?.needsKey == true { return !ElementKind(name).isCell }
    return isView && !hasRole && row?.needsKey != true && !viewLists.contains(parent)
  }

  static func place(of name: Name, in parent: Name) -> FormatAnswers.Nesting {
    if !ElementKind(parent).isKnown || free.contains(parent) { return [.withoutRole, .withAnyRole] }
    let places = ElementNesting.known
    let row = places.rows[name]
    var place: FormatAnswers.Nesting = []
    if !isMisplaced(name, row, hasRole: false, in: parent, places), row?.keys == nil || row?.needsKey == false {
      place.insert(.withoutRole)
    }
    if !isMisplaced(name, row, hasRole: true, in: parent, places) {
      place.insert(row?.keys == nil ? .withAnyRole : .withKnownRole)
    }
    return place
  }

  private mutating func judgeRole(of element: Element, _ attribute: Attribute?, _ row: ElementNesting.Row) {
    guard let keys = row.keys.map({ Set($0.map { String($0) }) }) else { return }
    guard let attribute else {
      if row.needsKey { note(.missingRole, at: element) }
      return
    }
    let key = attribute.value
    if keys.contains(key) { return }
    let nearest = Misspelling.nearest(to: key, among: keys.sorted())
    let others = ElementNesting.elementsByKey[key] ?? []
    let isWrongElement = !others.isEmpty && !element.kind.isView && !keys.isEmpty
    guard nearest != nil || isWrongElement || FormatCheck.closed.contains(element.name) else { return }
    problems.append(
      FormatProblem(
        element: element, place: attribute.range, kind: .unknownRole(key, nearest: nearest, others: others)))
  }

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
  static let mostRoles = 64

  /// Returns nil if the parent can have several such children.
  private func role(of child: Element) -> Range<Int>? {
    // Xcode itself writes the sizes of some text views twice.
    if child.name == FormatCheck.size { return nil }
    if let key = child.attribute(.key) { return key.valueRange }
    return FormatCheck.lists.contains(child.name) ? child.nameInStartTag : nil
  }
}

extension Element {
  fileprivate var nameInStartTag: Range<Int> {
    let start = startTagRange.lowerBound + 1
    return start..<min(start + name.text.utf8.count, startTagRange.upperBound)
  }
}
