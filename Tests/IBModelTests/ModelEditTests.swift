import IBModel
import IBXML
import Testing
import TestSupport

private let tops = NewConstraint(ConstraintContent(.init("a", .top), .equal, .init("b", .top)))

private func topsElement(_ id: String) -> String {
  "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"b\" secondAttribute=\"top\" id=\"\(id)\"/>"
}

private let views = subviews(view("a") + view("b"))

private func constraint(_ id: String, _ attributes: String = #"firstAttribute="width" constant="1""#) -> String {
  "<constraint \(attributes) id=\"\(id)\"/>"
}

private func mask(_ content: String) -> String { "<mask key=\"constraints\">\n\(content)\n</mask>" }

private func variation(_ key: String, _ content: String) -> String {
  "<variation key=\"\(key)\">\n\(content)\n</variation>"
}

private func exclude(_ id: String) -> String { "<exclude reference=\"\(id)\"/>" }

@Suite struct AddingConstraintTests {
  @Test(arguments: [["000-00-000", "zzz-zz-zzz"], ["000-00-000", "000-00-001"], ["zzz-zz-zzz"], ["-1", "_"]])
  func theListStaysSortedById(existing: [String]) throws {
    var id = ""
    let before = Storyboard.text(
      view: views + "\n" + constraints(existing.map { constraint($0) }.joined(separator: "\n")))
    let after = try edited(before) {
      id = try $0.add(tops, heldBy: $0.document.object(named: "vie-wv-iew"), seed: "s").rawValue
    }
    let sorted = (existing + [id]).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let lines = sorted.map { $0 == id ? topsElement(id) : constraint($0) }
    #expect(after == Storyboard.text(view: views + "\n" + constraints(lines.joined(separator: "\n"))))
  }

  /// Where format.md, section 2, sees the list among its neighbours before and from Xcode 12.
  @Test(arguments: [("16097.2", true), ("16097", true), ("17156", false), ("21701", false)])
  func aNewListStandsAtItsPlaceOfThatXcode(toolsVersion: String, isBeforeGuide: Bool) throws {
    var id = ""
    let guide = #"<viewLayoutGuide key="safeArea" id="saf"/>"#
    let color = #"<color key="backgroundColor" white="1" alpha="1"/>"#
    let rest = isBeforeGuide ? [color, "+", guide] : [guide, color, "+"]
    let form = { (list: String) in
      Storyboard.text(
        view: ([views] + rest + ["<connections/>"]).map { $0 == "+" ? list : $0 }.joined(separator: "\n"),
        toolsVersion: toolsVersion)
    }
    let after = try edited(form("")) {
      id = try $0.add(tops, heldBy: $0.document.object(named: "vie-wv-iew"), seed: "s").rawValue
    }
    #expect(after == form(constraints(topsElement(id))))
  }

  @Test(arguments: [
    ("vie-wv-iew", #"firstAttribute="top" secondItem="a""#),
    ("a", #"firstItem="a" firstAttribute="top" secondItem="a""#),
  ]) func theFirstItemIsLeftOutExactlyWhenItIsTheHost(firstItem: String, expected: String) throws {
    let new = NewConstraint(ConstraintContent(.init(ObjectID(firstItem), .top), .equal, .init("a", .top)))
    let after = try edited(Storyboard.text(view: views)) {
      try $0.add(new, heldBy: $0.document.object(named: "vie-wv-iew"), seed: "s")
    }
    #expect(after.contains("<constraint \(expected) secondAttribute=\"top\" id="))
  }

  @Test func attributesStandInXcodesOrder() throws {
    let content = ConstraintContent(
      .init("a", .leading), .lessThanOrEqual, .init("b", .leading), multiplier: try #require(Multiplier("1:2")),
      constant: .number(8), priority: 750)
    let new = NewConstraint(content, otherAttributes: [.identifier: "i"])
    let after = try edited(Storyboard.text(view: views)) {
      try $0.add(new, heldBy: $0.document.object(named: "vie-wv-iew"), seed: "s")
    }
    let expected =
      #"<constraint firstItem="a" firstAttribute="leading" relation="lessThanOrEqual" secondItem="b" "#
      + #"secondAttribute="leading" multiplier="1:2" priority="750" constant="8" identifier="i" id="#
    #expect(after.contains(expected))
  }

  @Test func theViewsItTiesLoseTheirFixedFrame() throws {
    let fixed = subviews(["a", "b", "d"].map { view($0, attributes: #"fixedFrame="YES" "#) }.joined())
    let document = try read(
      edited(Storyboard.text(view: fixed)) {
        try $0.add(tops, heldBy: $0.document.object(named: "vie-wv-iew"), seed: "s")
      })
    #expect(try ["a", "b", "d"].map { try document.object(named: $0).element["fixedFrame"] } == [nil, nil, "YES"])
  }

  /// A constraint is added, or one that is there is uninstalled: a variation then stands before the connections.
  @Test(arguments: [("", []), (constraints(constraint("c1")), ["variation"])] as [(String, [String])])
  func whatIsAddedLastStandsInXcodesOrder(list: String, more: [String]) throws {
    let document = try read(
      edited(Storyboard.text(view: list)) {
        let root = try $0.document.object(named: "vie-wv-iew")
        if !list.isEmpty { try $0.uninstall($0.document.constraint("c1")) }
        $0.addOutlet("targetView", from: root, to: "vie-wv-iew")
        $0.setRuntimeAttribute(
          "k", to: NewElement(.userDefinedRuntimeAttribute, [NewAttribute(.keyPath, "k")]), on: root)
        if list.isEmpty { $0.add(NewConstraint(ConstraintContent(.init(root.id, .width))), heldBy: root, seed: "s") }
      })
    let names = try document.object(named: "vie-wv-iew").element.children.map(\.name.text)
    #expect(names == ["rect", "constraints", "userDefinedRuntimeAttributes"] + more + ["connections"])
  }
}

@Suite struct RemovingConstraintTests {
  static func removed(_ ids: [ObjectID], from text: String) throws -> String {
    try edited(text) { edit in for id in ids { try edit.remove(edit.document.constraint(id)) } }
  }

  @Test func theListKeepsTheOthers() throws {
    let form = { (list: String) in Storyboard.text(view: views + "\n" + constraints(list)) }
    #expect(
      try Self.removed(["c2"], from: form(constraint("c1") + "\n" + constraint("c2") + "\n" + constraint("c3")))
        == form(constraint("c1") + "\n" + constraint("c3")))
  }

  @Test func anEmptyListGoesToo() throws {
    let before = Storyboard.text(view: views + "\n" + constraints(constraint("c1") + "\n" + constraint("c2")))
    #expect(try Self.removed(["c1", "c2"], from: before) == Storyboard.text(view: views))
  }

  @Test func masksAndVariationsThatOnlySpokeOfItGoToo() throws {
    let form = { (list: String, variations: String) in Storyboard.text(view: views + "\n" + list + "\n" + variations) }
    let before = form(
      constraints(constraint("c1")),
      variation("default", mask(exclude("c1"))) + "\n"
        + variation("widthClass=compact", mask(#"<include reference="c1"/>"#)))
    #expect(try Self.removed(["c1"], from: before) == form("", ""))
  }

  @Test func masksThatSpeakOfOthersStay() throws {
    let form = { (list: String, excludes: String) in
      Storyboard.text(view: views + "\n" + constraints(list) + "\n" + variation("default", mask(excludes)))
    }
    let before = form(constraint("c1") + "\n" + constraint("c2"), exclude("c1") + "\n" + exclude("c2"))
    #expect(try Self.removed(["c1"], from: before) == form(constraint("c2"), exclude("c2")))
  }

  @Test func aVariationThatSaysMoreStays() throws {
    let before = Storyboard.text(
      view: views + "\n" + constraints(constraint("c1")) + "\n<variation key=\"widthClass=compact\" alpha=\"0.5\">\n"
        + mask(exclude("c1")) + "\n</variation>")
    let after = Storyboard.text(view: views + "\n<variation key=\"widthClass=compact\" alpha=\"0.5\"/>")
    #expect(try Self.removed(["c1"], from: before) == after)
  }

  @Test func outletsAndCollectionsGoToo() throws {
    let form = { (list: String, connections: String) in
      Storyboard.text(view: views + "\n" + list, controller: connections)
    }
    let connections =
      "<connections>\n<outlet property=\"gap\" destination=\"c1\" id=\"o1\"/>\n"
      + "<outletCollection property=\"gaps\" destination=\"c1\" id=\"o2\"/>\n</connections>"
    #expect(try Self.removed(["c1"], from: form(constraints(constraint("c1")), connections)) == form("", ""))
  }

  @Test func aConstraintWithoutIdTakesNoOtherReferenceAlong() throws {
    let connections = "<connections>\n<outlet property=\"gap\" destination=\"\" id=\"o1\"/>\n</connections>"
    let before = Storyboard.text(view: constraints(#"<constraint firstAttribute="width"/>"#), controller: connections)
    let after = try edited(before) { edit in try edit.remove(#require(edit.document.constraints.first { _ in true })) }
    #expect(after == Storyboard.text(controller: connections))
  }
}

@Suite struct UninstallingConstraintTests {
  static let list = constraints(constraint("c1") + "\n" + constraint("c2") + "\n" + constraint("c3"))

  static func form(_ variations: String) -> String {
    Storyboard.text(view: views + "\n" + list + "\n" + variations + "\n<connections/>")
  }

  static func uninstalled(_ ids: [ObjectID], from text: String) throws -> String {
    try edited(text) { edit in for id in ids { try edit.uninstall(edit.document.constraint(id)) } }
  }

  /// Ids, variations before, variations after: masks list their members in the order of the constraints.
  static let cases: [(ids: [ObjectID], before: String, after: String)] = [
    (["c2"], "", variation("default", mask(exclude("c2")))),
    (["c1", "c3"], "", variation("default", mask(exclude("c1") + "\n" + exclude("c3")))),
    (["c3", "c1"], "", variation("default", mask(exclude("c1") + "\n" + exclude("c3")))),
    (
      ["c2"], variation("default", mask(exclude("c1") + "\n" + exclude("c3"))),
      variation("default", mask(["c1", "c2", "c3"].map(exclude).joined(separator: "\n")))
    ),
    (
      ["c3", "c2"], variation("default", mask(exclude("c1"))),
      variation("default", mask(["c1", "c2", "c3"].map(exclude).joined(separator: "\n")))
    ),
    (
      ["c1"], variation("default", "<mask key=\"subviews\">\n<exclude reference=\"a\"/>\n</mask>"),
      variation("default", "<mask key=\"subviews\">\n<exclude reference=\"a\"/>\n</mask>\n" + mask(exclude("c1")))
    ),
    (
      ["c2", "c1"], variation("default", "<mask key=\"subviews\">\n<exclude reference=\"a\"/>\n</mask>"),
      variation(
        "default",
        "<mask key=\"subviews\">\n<exclude reference=\"a\"/>\n</mask>\n" + mask(exclude("c1") + "\n" + exclude("c2")))
    ),
    (
      ["c1"], variation("widthClass=compact", mask(exclude("c2"))),
      variation("default", mask(exclude("c1"))) + "\n" + variation("widthClass=compact", mask(exclude("c2")))
    ), (["c1"], variation("default", mask(exclude("c1"))), variation("default", mask(exclude("c1")))),
    (["c1", "c1"], "", variation("default", mask(exclude("c1")))),
    (
      ["c1"],
      variation("default", mask(exclude("c1"))) + "\n"
        + variation("widthClass=compact", mask(#"<include reference="c1"/>"#)),
      variation("default", mask(exclude("c1")))
    ),
  ]

  @Test(arguments: cases) func theDefaultVariationExcludesIt(ids: [ObjectID], before: String, after: String) throws {
    #expect(try Self.uninstalled(ids, from: Self.form(before)) == Self.form(after))
  }
}

@Suite struct ObjectEditTests {
  static func outlet(_ property: String, _ id: String) -> String {
    "<outlet property=\"\(property)\" destination=\"vie-wv-iew\" id=\"\(id)\"/>"
  }

  @Test(arguments: ["alpha", "mid", "zoom"]) func outletsStaySortedByPropertyBehindActions(property: String) throws {
    var id = ""
    let form = { (outlets: [String]) in
      Storyboard.text(
        controller: "<connections>\n<action selector=\"tap:\" destination=\"x\" id=\"i0\"/>\n"
          + outlets.joined(separator: "\n") + "\n<segue destination=\"y\" kind=\"show\" id=\"i3\"/>\n</connections>")
    }
    let existing = [("beta", "i1"), ("title", "i2")]
    let after = try edited(form(existing.map(Self.outlet))) {
      id = try $0.addOutlet(property, from: $0.document.object(named: "con-tr-oll"), to: "vie-wv-iew").rawValue
    }
    #expect(after == form((existing + [(property, id)]).sorted { $0.0 < $1.0 }.map(Self.outlet)))
  }

  static func attribute(_ keyPath: String, _ value: String) -> String {
    "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(keyPath)\" value=\"\(value)\"/>"
  }

  static func newAttribute(_ keyPath: String, _ value: String) -> NewElement {
    NewElement(
      .userDefinedRuntimeAttribute,
      [NewAttribute(.type, "string"), NewAttribute(.keyPath, keyPath), NewAttribute(.value, value)])
  }

  static func runtimeForm(_ attributes: [String]) -> String {
    let list = "<userDefinedRuntimeAttributes>\n\(attributes.joined(separator: "\n"))\n</userDefinedRuntimeAttributes>"
    return Storyboard.text(view: attributes.isEmpty ? "" : list)
  }

  /// Attributes before, key paths and values set one after the other (nil removes), attributes after.
  static let runtime: [(before: [String], sets: [(String, String?)], after: [String])] = [
    ([], [("k", "1")], [attribute("k", "1")]),
    (
      [attribute("a", "0"), attribute("z", "0")], [("k", "1")],
      [attribute("a", "0"), attribute("z", "0"), attribute("k", "1")]
    ),
    (
      [attribute("a", "0"), attribute("k", "0"), attribute("z", "0")], [("k", "1")],
      [attribute("a", "0"), attribute("k", "1"), attribute("z", "0")]
    ), ([attribute("k", "0"), attribute("k", "1")], [("k", "2")], [attribute("k", "0"), attribute("k", "2")]),
    ([attribute("k", "0"), attribute("a", "0"), attribute("k", "1")], [("k", nil)], [attribute("a", "0")]),
    ([attribute("k", "0")], [("k", nil)], []), ([], [("k", "1"), ("k", "2")], [attribute("k", "2")]),
    ([], [("k", "1"), ("k", nil)], []), ([attribute("k", "0")], [("k", "1"), ("k", "0")], [attribute("k", "0")]),
    ([attribute("k", "0")], [("k", nil), ("k", "1")], [attribute("k", "1")]),
  ]

  @Test(arguments: runtime)
  func aRuntimeAttributeIsSetInItsPlace(before: [String], sets: [(String, String?)], after: [String]) throws {
    let text = try edited(Self.runtimeForm(before)) { edit in
      for (keyPath, value) in sets {
        try edit.setRuntimeAttribute(
          keyPath, to: value.map { Self.newAttribute(keyPath, $0) }, on: edit.document.object(named: "vie-wv-iew"))
      }
    }
    #expect(text == Self.runtimeForm(after))
  }

  static func color(_ white: String) -> NewElement {
    NewElement("color", [NewAttribute("key", "backgroundColor"), NewAttribute("white", white)])
  }

  static func colorForm(_ white: String?) -> String {
    Storyboard.text(
      view: views + "\n" + (white.map { "<color key=\"backgroundColor\" white=\"\($0)\"/>" } ?? "") + "\n"
        + constraints(constraint("c")))
  }

  static let colors: [(before: String?, sets: [String?], after: String?)] = [
    (nil, ["1"], "1"), (nil, ["1", "1"], "1"), (nil, ["1", "0"], "0"), (nil, ["1", nil], nil), ("1", ["1"], "1"),
    ("1", ["0"], "0"), ("1", ["0", "0"], "0"), ("1", ["0", "1"], "1"), ("1", [nil], nil), ("1", [nil, "0"], "0"),
    ("1", [nil, "1"], "1"), ("1", ["0", nil], nil), (nil, [nil], nil),
  ]

  @Test(arguments: colors) func theChildSetLastIsTheChild(before: String?, sets: [String?], after: String?) throws {
    let text = try edited(Self.colorForm(before)) { edit in
      for white in sets {
        try edit.setChild(
          "color", key: "backgroundColor", to: white.map(Self.color),
          in: edit.document.object(named: "vie-wv-iew").element)
      }
    }
    #expect(text == Self.colorForm(after))
  }

  @Test(arguments: [["alpha", "hidden"], ["hidden", "alpha"]] as [[Name]])
  func newAttributesStandInXcodesOrderHoweverStated(names: [Name]) throws {
    let text = try edited(Storyboard.text(view: subviews(view("a")))) { edit in
      for name in names { try edit.setAttribute(name, to: "1", on: edit.document.object(named: "a").element) }
    }
    #expect(text.contains(#"<view hidden="1" alpha="1" id="a">"#))
  }

  @Test(arguments: [[0, 1], [1, 0]]) func newChildrenStandInXcodesOrderHoweverStated(order: [Int]) throws {
    let font = NewElement("fontDescription", [NewAttribute("key", "fontDescription"), NewAttribute("type", "system")])
    let color = NewElement("color", [NewAttribute("key", "textColor"), NewAttribute("white", "0")])
    let text = try edited(Storyboard.text(view: subviews("<label id=\"a\">\n<rect key=\"frame\"/>\n</label>"))) {
      edit in
      for child in order.map({ [font, color][$0] }) {
        try edit.setChild(child.name, key: child["key"], to: child, in: edit.document.object(named: "a").element)
      }
    }
    #expect(
      try read(text).object(named: "a").element.children.map(\.name.text) == ["rect", "fontDescription", "color"])
  }
}

@Suite struct OrderTests {
  /// From format.md, section 2: the order of every iOS view's attributes.
  @Test(
    arguments: [
      ("alpha", "contentMode"), ("hidden", "contentMode"), ("userLabel", nil), ("fixedFrame", "id"),
      ("key", "contentMode"),
    ] as [(Name, Name?)])
  func aNewAttributeStandsBeforeTheNextOfXcodesOrder(name: Name, next: Name?) throws {
    let document = try read(#"<document><objects><view contentMode="center" id="a"/></objects></document>"#)
    let element = try document.object(named: "a").element
    #expect(AttributeOrder.place(of: name, in: element, on: .iOS).map { element.attributes[$0].name } == next)
  }

  /// No scroll view of the measured documents had an alpha, but every view has its place for it.
  @Test func anAttributeNeverSeenOnAViewStandsWhereViewsHaveIt() throws {
    let text = #"<document><objects><scrollView hidden="YES" contentMode="center" id="a"/></objects></document>"#
    let element = try read(text).object(named: "a").element
    #expect(AttributeOrder.place(of: "alpha", in: element, on: .iOS) == 1)
  }

  @Test func anUnknownAttributeStandsBeforeTheId() throws {
    let element = try read(#"<document><objects><view contentMode="center" id="a"/></objects></document>"#).object(
      named: "a"
    ).element
    #expect(AttributeOrder.place(of: "unheardOf", in: element, on: .iOS) == 1)
  }

  @Test func anUnknownElementHasTheOrderOfAView() {
    #expect(AttributeOrder.names(for: "unheardOfView", on: .iOS) == AttributeOrder.names(for: "view", on: .iOS))
  }

  /// From format.md, section 2: children of an iOS view from Xcode 12 on.
  @Test(
    arguments: [
      (NewElement("rect", [NewAttribute("key", "frame")]), "subviews"),
      (NewElement("viewLayoutGuide", [NewAttribute("key", "safeArea")]), "color"),
      (NewElement("constraints"), "connections"), (NewElement("userDefinedRuntimeAttributes"), "connections"),
      (NewElement("variation", [NewAttribute("key", "default")]), "connections"),
      (NewElement("point", [NewAttribute("key", "canvasLocation")]), nil),
    ] as [(NewElement, String?)])
  func aNewChildStandsBeforeTheNextOfXcodesOrder(child: NewElement, next: String?) throws {
    let document = try read(
      #"<document toolsVersion="21701"><objects><view id="a"><subviews/><color key="backgroundColor"/><connections/></view></objects></document>"#
    )
    #expect(try ChildOrder.place(of: child, in: document.object(named: "a").element, of: document)?.name.text == next)
  }
}
