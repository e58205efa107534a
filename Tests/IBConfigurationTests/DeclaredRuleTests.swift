import IBLint
import Testing

@testable import IBConfiguration

/// Rules that a project declares in its configuration.
@Suite struct DeclaredRuleTests {
  private func messages(_ rule: String, in objects: String) throws -> [String] {
    let loader = ConfigurationLoader { _ in Array("rules:\n  - {\(rule)}\n".utf8) }
    let configuration = try loader.load(".ibt.yml", folder: "/app")
    let rules = try configuration.rules(for: configuration.parts(for: "/app/a.xib"), select: ["mine"])
    let document = "<document><objects>\(objects)</objects></document>"
    return Linter(rules.selection(suppressing: [])).lint(Array(document.utf8)).findings.map {
      "\($0.severity) \($0.message)"
    }
  }

  private let rows = "<tableViewCell rowHeight=\"44\" id=\"a\"/><tableViewCell rowHeight=\"30\" id=\"b\"/>"

  @Test(arguments: [
    (
      "require: {rowHeight: {at_least: 44}}",
      ["`rowHeight` of Table View Cell (b) must be at least 44.0, but is `30`"]
    ),
    ("require: {rowHeight: 30}", ["`rowHeight` of Table View Cell (a) must be `30`, but is `44`"]),
    ("require: {rowHeight: [30, 44]}", []),
    ("require: {rowHeight: {not: 44}}", ["`rowHeight` of Table View Cell (a) must be other than `44`, but is `44`"]),
    ("require: {rowHeight: {pattern: '4*'}}", ["`rowHeight` of Table View Cell (b) must be like `4*`, but is `30`"]),
    (
      "require: {rowHeight: false}",
      [
        "`rowHeight` of Table View Cell (a) must be absent", "`rowHeight` of Table View Cell (b) must be absent",
      ]
    ),
    (
      "require: {rowHeight: {at_least: 40, at_most: 50, not: 44}}",
      [
        "`rowHeight` of Table View Cell (a) must be other than `44` and from 40.0 to 50.0, but is `44`",
        "`rowHeight` of Table View Cell (b) must be other than `44` and from 40.0 to 50.0, but is `30`",
      ]
    ),
  ])
  func `a requirement is checked for matching elements`(rule: String, expected: [String]) throws {
    let found = try messages("id: mine, match: {element: tableViewCell}, \(rule)", in: rows)
    #expect(found == expected.map { "warning \($0)" })
  }

  @Test func `elements are chosen by class and attributes, also of children`() throws {
    let objects = """
      <button customClass="BrandButton" buttonType="system" id="a"><accessibility key="accessibilityConfiguration" label="x"/></button>
      <button customClass="BrandButton" buttonType="system" id="b"/>
      <button customClass="BrandButton" buttonType="custom" id="c"/><button buttonType="system" id="d"/>
      """
    let found = try messages(
      """
      id: mine, match: {element: [button, label], class: 'Brand*', attributes: {buttonType: system}},
          require: {accessibilityConfiguration/label: true}, message: needs a label, severity: error
      """, in: objects)
    #expect(found == ["error Brand Button (b): needs a label"])
  }
}
