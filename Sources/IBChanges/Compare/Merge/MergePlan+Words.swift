import IBModel
import IBXML

extension MergePlan {
  func document(of element: Element) -> Document {
    [ours, theirs].first { $0.document.tree === element.tree }?.document ?? base.document
  }

  func name(of owner: Int) -> (id: ObjectID?, path: String) {
    guard let element = anyElement(owner) else { return (nil, "") }
    if let object = Object(element) {
      return (renamed.later[object.id] ?? object.id, renamed.applied(to: path(of: object)))
    }
    guard element.name == .scene else { return (nil, "the document") }
    let scene = DocumentScene(element: element)
    return (renamed.later[scene.id] ?? scene.id, scene.title)
  }

  /// A path such as `Login › View › Title`, with constraints as equations, and connections by their ends.
  private func path(of object: Object) -> String {
    guard object.element.name == .constraint || Connection(object.element) != nil, let owner = object.owner else {
      return object.path
    }
    return "\(owner.path) › \(text(of: object))"
  }

  func text(of object: Object) -> String {
    let text = ObjectText(object, in: document(of: object.element))
    return object.element.name == .constraint ? text.name : "\(text.kind) \(text.name)"
  }

  func named(_ element: Element) -> String {
    guard let object = Object(element) else {
      return element.name == .scene ? DocumentScene(element: element).title : element.name.text
    }
    let isBetweenObjects = element.name == .constraint || Connection(element) != nil
    return isBetweenObjects ? "\(text(of: object)) (\(object.id))" : object.reference
  }

  /// The name of an element without its object: `radius value`.
  func subject(of identity: Int) -> String {
    guard case .member(_, let name, _, _) = table.keys[identity] else { return "" }
    let text = table.subject(of: identity, in: [ours, theirs, base])
    return text.isEmpty ? name.text : text
  }

  func subject(of name: Name, of identity: Int) -> String {
    let text = isObject(identity) ? "" : table.subject(of: identity, name, in: [ours, theirs, base])
    return text.isEmpty ? name.text : text
  }

  /// Texts of the values of the base and both sides, which are long if the sides have the same short one.
  static func texts(of values: [Element?]) -> [String?] {
    let short = values.map { $0.map(text) }
    return short[1] != short[2]
      ? short : values.map { $0.map { $0.subtree.map(text).filter { !$0.isEmpty }.joined(separator: ", ") } }
  }

  /// A short text of a value: its attributes, or its text.
  static func text(of element: Element) -> String {
    if let parts = ElementRole.partTexts(of: element) { return parts.joined() }
    if !element.text.isEmpty || ElementRole.isText(element) { return element.text }
    let attributes = element.attributes.filter { $0.name != .key && !Noise.isFlag($0.name) }
    return ([element.name.text] + attributes.map { "\($0.name)=\($0.value)" }).joined(separator: " ")
  }

  /// The differing parts of several orders of the same members.
  func names(ofOrders lists: [[Int]]) -> [String] {
    let start = (0..<lists[0].count).first { index in lists.contains { $0[index] != lists[0][index] } } ?? 0
    let end = (start..<lists[0].count).last { index in lists.contains { $0[index] != lists[0][index] } } ?? start
    return lists.map { $0[start...end].compactMap { anyElement($0).map(named) }.joined(separator: ", ") }
  }

  /// Notes the removal of something that neither side removed, because a side removed what it refers to.
  mutating func noteLoss(of subject: String, _ identity: Int, to lost: ObjectID) {
    guard base.has(identity) || ours.has(identity) && theirs.has(identity), let target = table.object(lost),
      let element = anyElement(target)
    else { return }
    let (id, path) = name(of: owner(of: identity))
    let side = !ours.has(target) ? "ours removed" : !theirs.has(target) ? "theirs removed" : "the result lacks"
    let what = subject.isEmpty ? "it" : "`\(subject)`"
    let removed = renamed.applied(to: named(element))
    notes.append("\(path)\(id.map { " (\($0))" } ?? ""): \(what) is gone, because \(side) \(removed)")
  }
}
