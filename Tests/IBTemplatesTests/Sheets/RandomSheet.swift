import IBTemplates
import TestSupport

/// Makes layout sheets from the grammar, with as many problems as wanted.
struct RandomSheet {
  private var random: SeededGenerator
  private var damage: Int

  init(seed: UInt64, damage: Int) {
    random = SeededGenerator(seed: seed)
    self.damage = damage
  }

  mutating func sheet() -> String { element(SheetGrammar.root, depth: 0, isInner: false) }

  private mutating func element(_ name: String, depth: Int, isInner: Bool) -> String {
    guard let row = SheetGrammar.row(name) else { return "" }
    var attributes: [String] = []
    for attribute in chosen(row, isInner: isInner) {
      let isBroken = strikes()
      let value = isBroken ? wrong(attribute.value) : right(attribute.value)
      attributes.append(#" \#(attribute.name)="\#(value)""#)
    }
    if strikes() { attributes.append(#" nonsense="1""#) }
    var content = children(of: row, depth: depth)
    if strikes() { content += "<nonsense/>" }
    if case .text = row.content { content = content.isEmpty ? "[a]-8-[b]" : content }
    let hasValue = attributes.contains { $0.hasPrefix(" value=") || $0.hasPrefix(" default=") }
    if case .formatElement = row.content, !hasValue, content.isEmpty {
      content = #"<color key="x" white="1"><any>text</any></color>"#
    }
    return "<\(name)\(attributes.joined())>\(content)</\(name)>"
  }

  private mutating func strikes() -> Bool {
    guard damage > 0, Int.random(in: 0..<12, using: &random) == 0 else { return false }
    damage -= 1
    return true
  }

  private mutating func chosen(_ row: SheetGrammar, isInner: Bool) -> [SheetGrammar.Attribute] {
    var list: [SheetGrammar.Attribute] = []
    for attribute in row.attributes {
      if attribute.isRequired {
        if !strikes() { list.append(attribute) }
      } else if Int.random(in: 0..<max(4, row.attributes.count / 3), using: &random) == 0 {
        list.append(attribute)
      }
    }
    let satisfies = !strikes()
    let add = { (name: String, list: inout [SheetGrammar.Attribute]) in
      if !list.contains(where: { $0.name == name }), let attribute = row.attributes.first(where: { $0.name == name }) {
        list.append(attribute)
      }
    }
    guard satisfies else { return list }
    switch row.need {
    case .one(let one, let other):
      list.removeAll { $0.name == other }
      add(one, &list)
    case .container(let name):
      list.removeAll { isInner && ($0.name == name || $0.name == "identifier" || $0.name == "numbered") }
      if !isInner { add(name, &list) }
    case .secondItemOrSize:
      add("secondItem", &list)
      add("secondAttribute", &list)
    case .valueOrElement(let one, let other):
      if list.contains(where: { $0.name == one }) { list.removeAll { $0.name == other } }
    case nil: break
    }
    return list
  }

  private mutating func right(_ value: SheetValue) -> String {
    switch value {
    case .text: pick(["", "some text", "a &amp; b"])
    case .name: pick(["a", "Title Label", "card/title", "qTx-1b-90z"])
    case .word: pick(["row", "a_1"])
    case .names: pick(["rows", "a, b", "a,b , c"])
    case .number: pick(["1", "-2.5", "0", ".5", "1e3"])
    case .count: pick(["1", "12"])
    case .ratio: pick(["2", "16:9", "1/3"])
    case .priority: pick(["750", "high", "low - 10", "required"])
    case .priorities(let count): values(count, ["750", "high", "low - 10"])
    case .condition: pick(["portrait", "width gt 500 and not state.x"])
    case .words(let words): words[Int.random(in: 0..<words.count, using: &random)]
    case .options: pick(["alignAllTop", "alignAllTop, directionLeftToRight", ""])
    case .numbers: pick(["gap=12", "gap=1 wide=2.5", ""])
    case .assignments: pick(["isLarge=no", "mode=small x=3"])
    case .lists: pick(["rows=a,b", "rows=a tiles=b,c"])
    case .amounts(let count): values(count, ["8", "gap", "-1"])
    case .kept(let count):
      values(count, ["8", "≥ 20 @high", "min 1, max gap", "16:9", "none", "= 3 @low+5", "at least 2"])
    }
  }

  private mutating func values(_ count: Int, _ candidates: [String]) -> String {
    let isOne = count == 1 || Bool.random(using: &random)
    return (0..<(isOne ? 1 : count)).map { _ in pick(candidates) }.joined(separator: ";")
  }

  private mutating func wrong(_ value: SheetValue) -> String {
    switch value {
    case .text, .condition: ""
    case .name: " "
    case .word: pick(["1a", "a b", ""])
    case .names: pick(["a,", ",", ""])
    case .number, .ratio: pick(["x", "", "1 2", "1,5"])
    case .count: pick(["0", "-1", "1.5", "x"])
    case .priority: pick(["", "highest", "high++1"])
    case .priorities: pick(["", "high;", "750;750;750"])
    case .words: pick(["nonsense", ""])
    case .options: "alignNothing"
    case .numbers: pick(["gap", "gap=x", "=1"])
    case .assignments: pick(["a", "a=", "1=2"])
    case .lists: pick(["rows", "rows=a,,b"])
    case .amounts, .kept: pick(["", "8;8;8;8;8;8", "8 @", "%", "8,,8"])
    }
  }

  private mutating func pick(_ candidates: [String]) -> String {
    candidates[Int.random(in: 0..<candidates.count, using: &random)]
  }

  private mutating func children(of row: SheetGrammar, depth: Int) -> String {
    guard depth < 5, !row.children.isEmpty else { return strikes() ? "<keep/>" : "" }
    let limit = row.element == "view" ? 1 : 3
    var hasElse = false
    return (0..<Int.random(in: 0...limit, using: &random)).map { _ in
      let name = strikes() ? "view" : row.children[Int.random(in: 0..<row.children.count, using: &random)]
      if name == "else" {
        guard !hasElse else { return "" }
        hasElse = true
      }
      return element(name, depth: depth + 1, isInner: row.element == "view")
    }.joined()
  }
}
