import IBProject
import TestSupport
import Testing

private let sought = Set(
  ["icon-back", "showList", "login.title", "Hello %@", "step-1", "PriceCell", "TrashFolder", "save"].map { NameKey($0) }
)

private func swift(_ code: String) -> NameUses { NameUses(swift: Array(code.utf8), of: sought) }

private func text(_ code: String, isCode: Bool = true) -> NameUses {
  NameUses(text: Array(code.utf8), isCode: isCode, of: sought)
}

@Suite struct NameUsesTests {
  @Test(arguments: [
    (#"let image = UIImage(named: "icon-back")"#, "icon-back", NameUses.Manner.text),
    ("let image = Asset.iconBack.image", "icon-back", .member), ("case iconBack", "icon-back", .member),
    ("let iconBack = 1", "icon-back", .word), ("L10n.Login.title", "login.title", .member),
    (#"Text("Hello \(name)")"#, "Hello %@", .text), (#"open("Images/icon-back.png")"#, "icon-back", .text),
    ("class PriceCell: UITableViewCell {}", "PriceCell", .declaration),
    ("// Generated using SwiftGen\nlet a = \"icon-back\"", "icon-back", .generated),
  ]) func swiftMentionsNamesInEverySpelling(code: String, name: String, manner: NameUses.Manner) {
    #expect(swift(code).mentions[NameKey(name)]?.manner == manner)
  }

  @Test(arguments: [
    (#"[self performSegueWithIdentifier:@"showList" sender:nil];"#, "showList", NameUses.Manner.text),
    ("[NSImage imageNamed:ACImageNameTrashFolder];", "TrashFolder", .text), ("[self save];", "save", .word),
    ("@interface PriceCell : UITableViewCell", "PriceCell", .declaration),
  ]) func objectiveCMentionsNames(code: String, name: String, manner: NameUses.Manner) {
    #expect(text(code).mentions[NameKey(name)]?.manner == manner)
  }

  @Test func whatIsNoUseIsNotMentioned() {
    #expect(swift("// icon-back\nlet a = 1 /* showList */").mentions.isEmpty)
    #expect(text("@synthesize save = _save;").mentions.isEmpty)
    let code = "@IBAction func save() {}"
    let offset = code.utf8.distance(from: code.startIndex, to: code.index(code.startIndex, offsetBy: 15))
    #expect(NameUses(swift: Array(code.utf8), of: sought, skipping: [offset]).mentions.isEmpty)
  }

  @Test func otherFilesMentionWhatIsInThem() {
    #expect(
      text("<key>Icon</key>\n<string>icon-back</string>", isCode: false).mentions[NameKey("icon-back")]?.line == 2)
    #expect(text(#"{"image": "icon-back"}"#, isCode: false).mentions.count == 1)
  }

  /// Literals and interpolations that do not end.
  @Test(arguments: [#""\("#, #"@"\""#, #"'\'"#]) func damagedCodeIsReadInOnePass(code: String) throws {
    let growth = try Growth.measured(from: 5000) { count in
      let code = String(repeating: code, count: count)
      return { #expect(swift(code).mentions.isEmpty && text(code).mentions.isEmpty) }
    }
    #expect(growth < Growth.limit)
  }

  @Test(arguments: [
    #"UIImage(named: "step-\(number)")"#, #"UIImage(named: "step-" + number)"#, #"String(format: "step-%d", number)"#,
    #"UIImage(named: "\(prefix)ep-1")"#,
  ]) func codeBuildsNames(code: String) {
    let letters = NameKey.letters(of: Array("step-1".utf8)[...])
    #expect(swift(code).computed.contains { $0.canBe(letters) })
    #expect(!swift(code).computed.contains { $0.canBe(Array("other".utf8)) })
  }

  @Test func codeLooksUpNamesThatComeFromElsewhere() {
    #expect(swift("UIImage(named: name)").lookups.keys.contains(.asset))
    #expect(swift("let text = key.localized").lookups.keys.contains(.string))
    #expect(text(#"NSLocalizedStringFromTable(rank, @"Ranks", nil)"#).lookups.keys.contains(.string))
    #expect(swift(#"UIImage(named: "icon")"#).lookups.isEmpty)
    #expect(text(#"[UIImage imageNamed:@"icon"]"#).lookups.isEmpty)
  }
}
