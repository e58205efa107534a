import IBBase
import IBModel
import IBXML

/// The grammar of layout sheets as a RelaxNG schema, for editors.
///
/// It covers elements and attributes, but not conditions, visual formats and names.
package enum SheetSchema {
  package static var text: String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<!-- Written by `ibt layouts schema`. -->",
      #"<grammar xmlns="http://relaxng.org/ns/structure/1.0" datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">"#,
      "  <start>", #"    <ref name="\#(SheetGrammar.root)"/>"#, "  </start>",
    ]
    lines += define("statements", SheetGrammar.statements.map { #"<ref name="\#($0)"/>"# }.choice)
    for row in SheetGrammar.all { lines += definitions(of: row) }
    lines += anyElement + values
    return (lines + ["</grammar>", ""]).joined(separator: "\n")
  }

  private static func define(_ name: String, _ content: [String]) -> [String] {
    [#"  <define name="\#(name)">"#] + content.map { "    \($0)" } + ["  </define>"]
  }

  private static func definitions(of row: SheetGrammar) -> [String] {
    guard case .container(let container) = row.need else { return define(row.element, element(row, row.attributes)) }
    let inner = row.attributes.filter { $0.name != container && !SheetGrammar.isIdentification($0.name) }
    let outer = row.attributes.map { attribute in
      attribute.name == container
        ? SheetGrammar.Attribute(name: container, value: attribute.value, isRequired: true) : attribute
    }
    return define(row.element, element(row, outer)) + define("inner-\(row.element)", element(row, inner))
  }

  private static func element(_ row: SheetGrammar, _ attributes: [SheetGrammar.Attribute]) -> [String] {
    let special = special(row.need)
    let plain = attributes.filter { !special.names.contains($0.name) }
    var content = plain.flatMap { $0.isRequired ? pattern($0) : pattern($0).wrapped("optional") }
    content += special.pattern(row) + children(of: row)
    return content.isEmpty
      ? ["<element name=\"\(row.element)\"><empty/></element>"]
      : ["<element name=\"\(row.element)\">"] + content.map { "  \($0)" } + ["</element>"]
  }

  private static func children(of row: SheetGrammar) -> [String] {
    switch row.content {
    case .text: return ["<text/>"]
    case .formatElement: return []
    case .nothing: break
    }
    if row.element == "view" {
      return row.children.map { #"<ref name="inner-\#($0)"/>"# }.choice.wrapped("optional")
    }
    if row.children.isEmpty { return ["<empty/>"] }
    let hasElse = row.children.contains("else")
    let names =
      row.children.starts(with: SheetGrammar.statements) ? ["statements"] : row.children.filter { $0 != "else" }
    let repeated = names.map { #"<ref name="\#($0)"/>"# }.choice.wrapped("zeroOrMore")
    return hasElse ? (repeated + [#"<ref name="else"/>"#].wrapped("optional")).wrapped("interleave") : repeated
  }

  private static func pattern(_ attribute: SheetGrammar.Attribute) -> [String] {
    [#"<attribute name="\#(attribute.name)">"#] + value(attribute.value).map { "  \($0)" } + ["</attribute>"]
  }

  private static func value(_ value: SheetValue) -> [String] {
    if case .words(let words) = value { return words.map { "<value>\($0)</value>" }.choice }
    return value.expression == nil ? ["<text/>"] : [#"<ref name="\#(value.schemaName)"/>"#]
  }

  private static var values: [String] {
    var known: [String: String] = [:]
    for attribute in SheetGrammar.all.flatMap(\.attributes) {
      known[attribute.value.schemaName] = attribute.value.expression
    }
    return known.ordered(by: \.key).flatMap { name, expression in
      define(
        name,
        [#"<data type="string">"#, #"  <param name="pattern">\#(Escaping.text(expression))</param>"#, "</data>"])
    }
  }

  /// Patterns of attributes that depend on each other.
  private static func special(_ need: SheetGrammar.Need?) -> Special {
    switch need {
    case .one(let one, let other):
      Special(names: [one, other]) { row in
        [one, other].flatMap { row.attribute($0).map(pattern) ?? [] }.wrapped("choice")
      }
    case .valueOrElement(let one, let other):
      Special(names: [one, other]) { row in
        ([one, other].flatMap { row.attribute($0).map(pattern) ?? [] } + [#"<ref name="any"/>"#]).wrapped("choice")
      }
    case .secondItemOrSize:
      Special(names: ["firstAttribute", "secondItem", "secondAttribute"]) { row in
        let pair = ["firstAttribute", "secondItem", "secondAttribute"].flatMap { row.attribute($0).map(pattern) ?? [] }
        let size =
          [#"<attribute name="firstAttribute">"#]
          + ["width", "height"].map { "<value>\($0)</value>" }.choice.map { "  \($0)" } + ["</attribute>"]
        return (pair.wrapped("group") + size).wrapped("choice")
      }
    case .container, nil: Special(names: []) { _ in [] }
    }
  }

  private struct Special {
    var names: Set<String>
    var pattern: (SheetGrammar) -> [String]
  }

  private static let anyElement = [
    #"  <define name="any">"#, "    <element>", "      <anyName/>", "      <zeroOrMore>", "        <choice>",
    "          <attribute>", "            <anyName/>", "          </attribute>", "          <text/>",
    #"          <ref name="any"/>"#, "        </choice>", "      </zeroOrMore>", "    </element>", "  </define>",
  ]
}

extension [String] {
  fileprivate func wrapped(_ name: String) -> [String] { ["<\(name)>"] + map { "  \($0)" } + ["</\(name)>"] }

  fileprivate var choice: [String] { count > 1 ? wrapped("choice") : self }
}

extension SheetValue {
  fileprivate var schemaName: String {
    switch self {
    case .amounts(let count): "value-amounts-\(count)"
    case .kept(let count): "value-kept-\(count)"
    case .priorities(let count): "value-priorities-\(count)"
    default: "value-\(self)"
    }
  }

  /// nil where any text is valid, or where the schema does not check.
  fileprivate var expression: String? {
    let (number, word) = (SheetValue.numberExpression, SheetValue.wordExpression)
    let name = #"[^,]*[^,\s][^,]*"#
    switch self {
    case .text, .condition, .words: return nil
    case .name: return #".*\S.*"#
    case .word: return word
    case .names: return "\(name)(,\(name))*"
    case .number: return number
    case .count: return #"\+?0*[1-9][0-9]*"#
    case .ratio: return "\(number)([:/]\(number))?"
    case .priority: return SheetValue.spacedPriority
    case .priorities(let count): return SheetValue.several(count, SheetValue.spacedPriority)
    case .options:
      let options = VisualFormatOptions.named.map(\.name).joined(separator: "|")
      return #"[\s,]*((\#(options))([\s,]+(\#(options)))*)?[\s,]*"#
    case .numbers: return #"\s*(\#(word)=\#(number)(\s+\#(word)=\#(number))*)?\s*"#
    case .assignments: return #"\s*(\#(word)=[^=\s]+(\s+\#(word)=[^=\s]+)*)?\s*"#
    case .lists:
      let list = #"[^=\s,]+(,[^=\s,]+)*"#
      return #"\s*(\#(word)=\#(list)(\s+\#(word)=\#(list))*)?\s*"#
    case .amounts(let count):
      return SheetValue.several(count, #"\s*=?=?\s*(\#(number)|\#(SheetValue.metricExpression))\s*"#)
    case .kept(let count): return SheetValue.several(count, SheetValue.keptExpression)
    }
  }

  private static func several(_ count: Int, _ one: String) -> String {
    count == 1 ? one : "\(one)(;\(one)){0}|\(one)(;\(one)){\(count - 1)}"
  }

  private static let numberExpression = #"[+\-]?([0-9]+(\.[0-9]+)?|\.[0-9]+)([eE][+\-]?[0-9]+)?"#
  private static let wordExpression = "[A-Za-z_][A-Za-z0-9_]*"
  private static let metricExpression = #"[\p{L}_][\p{L}0-9_]*"#
  private static let priorityExpression =
    #"(\#(numberExpression)|(required|high|low|fitting)(\s*[+\-]\s*\#(numberExpression))?)"#

  private static let spacedPriority = #"\s*\#(priorityExpression)\s*"#

  private static var keptExpression: String {
    let relation = "(at least |at most |min |max |≥|≤|>=|<=|==|=)"
    let amount = #"(\#(numberExpression)(\s*:\s*\#(numberExpression))?|\#(metricExpression))"#
    let one = #"\s*\#(relation)?\s*\#(amount)\s*(@\s*\#(priorityExpression)\s*)?"#
    return "\(one)(,\(one))*"
  }
}

extension SheetGrammar {
  static func isIdentification(_ name: String) -> Bool { name == "identifier" || name == "numbered" }
}
