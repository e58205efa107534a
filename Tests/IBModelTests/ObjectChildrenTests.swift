import IBModel
import IBXML
import Testing
import TestSupport

@Suite struct ChildrenTests {
  @Test func childrenAreTheObjectsWhoseOwnerIsTheObject() throws {
    let inner = view("aaa", subviews(view("bbb")) + constraints(#"<constraint firstAttribute="width" id="ccc"/>"#))
    let document = try read(Storyboard.text(view: subviews(inner + view("ddd"))))
    for object in document.objects { #expect(object.children == document.objects.filter { $0.owner == object }) }
    #expect(try document.object(named: "aaa").children.map(\.id) == ["bbb", "ccc"])
    #expect(try document.object(named: "vie-wv-iew").family.map(\.id) == ["vie-wv-iew", "aaa", "bbb", "ccc", "ddd"])
  }

  @Test func outermostObjectsHaveNoOwner() throws {
    let document = try read(Storyboard.text(besideController: view("bbb")))
    #expect(document.outermostObjects.map(\.id) == ["con-tr-oll", "fir-st-res", "bbb"])
    #expect(document.outermostObjects == document.objects.filter { $0.owner == nil })
  }

  @Test func aFieldLeadsToItsCellAndTheCellToItsFormatter() throws {
    let cell = #"<textFieldCell key="cell" id="cel"><numberFormatter key="formatter" id="num"/></textFieldCell>"#
    let field = try read(Storyboard.macXib(view("fld", cell, kind: "textField"))).object(named: "fld")
    #expect(field.cell?.id == "cel" && field.cell?.formatter?.id == "num" && field.formatter == nil)
  }

  @Test func bindingsAreConnectionsByName() throws {
    let connections = """
      <connections> <outlet property="delegate" destination="-2" id="o1"/>
      <binding destination="-2" name="value" keyPath="self.title" id="b1"/> </connections>
      """
    let document = try read(Storyboard.macXib(view("fld", connections, kind: "textField")))
    #expect(try document.object(named: "fld").bindings.map(\.id) == ["b1"])
  }

  @Test func resourcesAreKnownByKindAndName() throws {
    let resources = """
      <scenes/><resources><image name="star" catalog="system" width="16" height="16"/>
      <namedColor name="Accent"><color white="0" alpha="1"/></namedColor></resources>
      """
    let document = try read(
      Storyboard.document(resources, type: "com.apple.InterfaceBuilder3.CocoaTouch.XIB", runtime: "iOS.CocoaTouch"))
    #expect(document.resources.map(\.name) == ["star", "Accent"])
    #expect(document.resources.map(\.kind.text) == ["image", "namedColor"])
    #expect(document.resources.map(\.catalog) == ["system", nil])
  }
}

@Suite struct CategoryTests {
  static let categories: [(kind: String, category: ObjectCategory)] = [
    ("viewController", .controller), ("hostingController", .controller), ("window", .window), ("label", .view),
    ("tableViewCell", .view), ("group", .view), ("textFieldCell", .cell), ("panGestureRecognizer", .gestureRecognizer),
    ("barButtonItem", .item), ("menuItem", .menu), ("dateFormatter", .formatter), ("placeholder", .placeholder),
    ("viewLayoutGuide", .layoutGuide), ("outlet", .connection), ("constraint", .constraint), ("gridCell", .other),
    ("arrayController", .other), ("hologram", .other), ("hologramView", .view), ("hologramController", .controller),
  ]

  @Test(arguments: categories) func aKindSaysWhatSortOfThingItIs(kind: String, category: ObjectCategory) throws {
    #expect(try read(Storyboard.xib("<\(kind) id=\"x\"/>")).object(named: "x").category == category)
  }
}

@Suite struct InstallationTests {
  @Test func variationsSayWhereAMemberIsInstalled() throws {
    let content =
      subviews(view("bbb") + view("ccc")) + """
        <variation key="default"><mask key="subviews"><exclude reference="bbb"/></mask></variation>
        <variation key="widthClass=compact"><mask key="subviews">
        <include reference="bbb"/><exclude reference="ccc"/></mask></variation>
        """
    let document = try read(Storyboard.text(view: subviews(view("aaa", content))))
    let first = document.installation(of: try document.object(named: "bbb"))
    let second = document.installation(of: try document.object(named: "ccc"))
    #expect(!first.isByDefault && first.includedBy == ["widthClass=compact"] && first.excludedBy.isEmpty)
    #expect(second.isByDefault && second.includedBy.isEmpty && second.excludedBy == ["widthClass=compact"])
  }
}
