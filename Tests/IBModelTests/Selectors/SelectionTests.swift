import IBModel
import Testing

@Suite struct SelectionTests {
  @Test(arguments: [
    // Kinds
    ("button", "save help"), ("control", "field save slider help"), ("interactive", "field save slider help"),
    ("view", "root stack title field save slider help table"), ("scrollView", "table"), ("controller", "vc1 vc2"),
    ("viewController", "vc1 vc2"), ("'viewController'", "vc1"), ("connection", "a1 o1 g1"), ("constraint", "c1 c2"),
    ("* and not view and not constraint", "vc1 a1 o1 g1 p1 vc2 helper"), ("'customObject'", "helper"),
    ("fontDescription", "<fontDescription>"), ("color, slider", "<color> slider"), ("not view and [type=system]", ""),
    // Attributes
    ("[enabled]", "save"), ("control[enabled=false]", "save"), ("control[enabled=true]", "field slider help"),
    ("button[enabled=NO]", "save"), ("button[buttonType=custom]", "save"), ("button[buttonType!=custom]", "help"),
    ("label[numberOfLines=0]", "title"), ("stackView[spacing=8.0]", "stack"), ("stackView[spacing='8.0']", ""),
    ("stackView[spacing!=8]", ""), ("stackView[spacing < 9]", "stack"), ("stackView[spacing<8]", ""),
    ("stackView[spacing<=8]", "stack"), ("stackView[spacing>7.5]", "stack"), ("stackView[spacing>8]", ""),
    ("stackView[spacing>=8]", "stack"), ("[text=User name]", "title"), ("[text='User name']", "title"),
    ("[text*=name]", "title"), ("[text^=User]", "title"), ("[text$=name]", "title"), ("[text^=name]", ""),
    ("[text~=User*]", "title"), ("[text~=/^[A-Z]\\w+ name$/]", "title"), ("[text~=/USER/i]", "title"),
    ("label[fontDescription/pointSize>=17]", "title"), ("label[fontDescription/pointSize>17]", ""),
    ("label[textColor/systemColor=labelColor]", "title"), ("label[fontDescription/type]", "title"),
    ("['newAttribute'=1]", ""), ("[@layer.cornerRadius>=8]", "slider"), ("[@isBranded=true]", "slider"),
    ("[@isBranded]", "slider"),
    // Names
    ("#save", "save"), ("button#save", "save"), (".BrandButton", "save"), (".Brand*", "save"), ("view.Login*", ""),
    (".*Controller", "vc1"), (":text(Save*)", "save"), (":text('Name')", "field"), (":text(/[nN]ame/)", "title field"),
    (":name(Name Field)", "field"), (":name(Login)", "vc1"),
    // Relations
    ("button:inside(stackView)", "save"), ("stackView button", "save"), ("viewController stackView button", "save"),
    ("button:parent(view)", "save help"), ("button:parent('view')", "help"), ("stackView > button", "save"),
    ("viewController > button", ""), ("button:sibling(label)", "save"), ("button:sibling(button)", ""),
    ("view:has(label)", "root stack"), ("view:has(button[enabled=false])", "root stack"),
    ("label:has(fontDescription[type=system])", "title"), ("button:connectedTo(viewController)", "save"),
    ("action:connectedTo(controller)", "a1"), ("controller:connectedTo(tableViewController)", "vc1"),
    ("view:connectedBy(outlet)", "title"), ("view:connectedBy(outlet[property~=title*])", "title"),
    ("controller:connectedBy(segue)", "vc2"), ("controller:connectedBy(button)", "vc1"),
    ("constraint:constrains(slider)", "c2"), ("view:constrainedBy(constraint[firstAttribute=width])", "help"),
    ("view:constrainedBy(constraint[constant=8])", "root slider"),
    ("button:scene([storyboardIdentifier=login])", "save help"), (":scene(.Login*) and placeholder", "p1"),
    ("view:scene(tableViewController)", "table"),
    // Size classes
    ("constraint[constant=30]", ""), (":under(wC, constraint[constant=30])", "c1"),
    ("constraint:under(w:compact, [constant=30])", "c1"), (":under(wR hC, constraint[constant=30])", ""),
    ("slider:installed", "slider"), ("slider:under(wC, :installed)", ""),
    ("slider:not(:under(wC, :installed))", "slider"),
    // Words between them
    ("button or slider", "save slider help"), ("button, slider", "save slider help"),
    ("button and [enabled=false]", "save"), ("not view and .Login*", "vc1"), ("button:not([enabled=false])", "help"),
    ("button and not ([enabled=false] or [buttonType=system])", ""), ("(button, slider)[enabled=true]", "slider help"),
    ("view:has(button:inside(stackView)):inside(viewController):not(:sibling(slider))", "root"),
    ("\n  button\n  and [hidden=true]\n", "save"),
  ]) func `a selector selects objects in document order`(selector: String, expected: String) throws {
    #expect(try SelectorFixture.selected(selector) == expected)
  }

  @Test(arguments: [
    ("button", "b p"), ("'button'", "b"), ("textField", "t s"), ("control", "b p t s sl"), ("view", "root b p t s sl"),
    ("customView", "root"), ("cell", "bc"), (":text(Push)", "b bc"), ("buttonCell:inside(button)", "bc"),
  ]) func `subclasses belong to the platform`(selector: String, expected: String) throws {
    #expect(try SelectorFixture.selected(selector, in: SelectorFixture.macOS) == expected)
  }
}
