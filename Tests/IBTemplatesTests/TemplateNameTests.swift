import IBTemplates
import Testing

@Suite struct TemplateNameTests {
  private func matches(_ name: String) throws -> [String] {
    let screen = Screen(
      live: "",
      beside: templateRoot("", id: "abc-de-fgh", label: "Big Template")
        + templateRoot("", id: "por", label: "LDO Layout Template")
        + templateRoot("", id: "lan", label: "LDO Layout Template") + templateRoot("", id: "sma", label: "Small"),
      connections: """
        <outlet property="firstLayout" destination="abc-de-fgh" id="o1"/>
        <outlet property="landscapeLargeListLayout" destination="lan" id="o2"/>
        <outlet property="portraitLargeListLayout" destination="por" id="o3"/>
        """)
    return TemplateName(name).matches(among: try screen.document().viewTemplates).map(\.id)
  }

  @Test(arguments: [
    ("abc-de-fgh", ["abc-de-fgh"]), ("firstLayout", ["abc-de-fgh"]), ("Big Template", ["abc-de-fgh"]),
    ("big", ["abc-de-fgh"]), ("BIG layout", ["abc-de-fgh"]), ("landscape", ["lan"]), ("Portrait", ["por"]),
    ("smallView", ["sma"]), ("list", ["por", "lan"]), ("LDO Layout Template", ["por", "lan"]), ("nothing", []),
    ("", []),
  ]) func findsWhatPeopleMean(name: String, ids: [String]) throws { #expect(try matches(name) == ids) }
}
