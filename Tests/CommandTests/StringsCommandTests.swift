import Foundation
import IBBase
import TestSupport
import Testing

@Suite struct StringsCommandTests {
  private static let view = """
    <subviews> <label text="Full name" lineBreakMode="tailTruncation" id="abc-de-fgh">
    <rect key="frame" x="16" y="20" width="80" height="21"/></label>
    <button id="bcd-ef-ghi"><rect key="frame" x="16" y="60" width="100" height="30"/>
    <state key="normal" title="Save &quot;all&quot;"/>
    <attributedString key="userComments"><fragment content="Saves the profile"/></attributedString></button>
    <label text="Address" id="cde-fg-hij"><rect key="frame" x="16" y="90" width="100" height="21"/></label>
    <label text="%d of %@" id="def-gh-ijk"><rect key="frame" x="16" y="120" width="100" height="21"/></label>
    <label text="ACME" id="efg-hi-jkl"><rect key="frame" x="16" y="150" width="100" height="21"/>
    <attributedString key="userComments"><fragment content="#bc-ignore!"/></attributedString></label>
    <segmentedControl id="fgh-ij-klm"><rect key="frame" x="16" y="180" width="100" height="28"/>
    <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl> </subviews>
    """

  private static let german = """
    /* Class = "UILabel"; text = "Name"; ObjectID = "abc-de-fgh"; */
    "abc-de-fgh.text" = "Name";

    /* Class = "UIButton"; normalTitle = "Save \\"all\\""; ObjectID = "bcd-ef-ghi"; */
    "bcd-ef-ghi.normalTitle" = "Sichern";

    /* Class = "UILabel"; text = "%d of %@"; ObjectID = "def-gh-ijk"; */
    "def-gh-ijk.text" = "%d von %d";

    /* a key of code */
    "Welcome" = "Willkommen";

    /* Class = "UILabel"; text = "Gone"; ObjectID = "xyz-12-abc"; */
    "xyz-12-abc.text" = "Weg";

    """

  private let scratch = ScratchFolder([
    "Base.lproj/Main.storyboard": Storyboard.text(view: Self.view), "de.lproj/Main.strings": Self.german,
  ])
  private let document = "Base.lproj/Main.storyboard"

  private func strings(_ arguments: String...) throws -> Outcome { try scratch.ibt(["strings"] + arguments) }

  @Test func `the texts are written as Xcode writes them`() throws {
    let outcome = try strings("export", document)
    #expect(outcome.code == 0)
    #expect(
      outcome.text.hasPrefix(
        """

        /* Class = "UILabel"; text = "Full name"; ObjectID = "abc-de-fgh"; */
        "abc-de-fgh.text" = "Full name";

        /* Class = "UIButton"; normalTitle = "Save \\"all\\""; ObjectID = "bcd-ef-ghi"; Note = "Saves the profile"; */
        "bcd-ef-ghi.normalTitle" = "Save \\"all\\"";

        """), "\(outcome)")
    #expect(
      outcome.text.hasSuffix(
        """

        /* Class = "UISegmentedControl"; fgh-ij-klm.segmentTitles[1] = "Two"; ObjectID = "fgh-ij-klm"; */
        "fgh-ij-klm.segmentTitles[1]" = "Two";

        """))
    #expect(outcome.text.contains("efg-hi-jkl.text"))
  }

  @Test func `a language has its translations, and what must not be translated is left out`() throws {
    let outcome = try strings("export", "--language", "de", document)
    #expect(outcome.text.contains(#""bcd-ef-ghi.normalTitle" = "Sichern";"#))
    #expect(outcome.text.contains(#""cde-fg-hij.text" = "Address";"#) && !outcome.text.contains("efg-hi-jkl"))
  }

  @Test func `a catalog has the translations`() throws {
    let catalog = try strings("export", "--format", "xcstrings", document)
    #expect(catalog.text.contains("\"state\" : \"translated\",\n            \"value\" : \"Sichern\""), "\(catalog)")
  }

  @Test func `notes say what fits into a label with a fixed width`() throws {
    let outcome = try strings("export", "--notes", document)
    let line = outcome.lines.first { $0.contains("abc-de-fgh") }
    #expect(
      line?.contains(" Fits = \"") == true && line?.contains(" characters at 17 points\"; */") == true, "\(outcome)")
  }

  @Test(arguments: [
    ("de.strings", ["--language", "de"]), ("a.xcstrings", ["--format", "xcstrings"]),
    ("Main.strings", []),
  ]) func `what was exported changes nothing`(file: String, options: [String]) throws {
    #expect(try scratch.ibt(["strings", "export", document, "-o", file] + options).code == 0)
    let before = try scratch.snapshot()
    let languages = options.contains("--format") ? [] : options
    let outcome = try scratch.ibt(["strings", "import", file, document, "--in-place"] + languages)
    #expect(outcome.code == 0 && outcome.complaint.contains("nothing changes"), "\(outcome)")
    #expect(try scratch.snapshot() == before)
  }

  @Test func `translations change only their own bytes`() throws {
    try scratch.write(
      "\"abc-de-fgh.text\" = \"Voller \\\"Name\\\"\";\n\"cde-fg-hij.text\" = \"Adresse\";\n", "new.strings")
    let outcome = try strings("import", "new.strings", document, "--language", "de", "--in-place")
    #expect(outcome.code == 0, "\(outcome)")
    let expected = Self.german.replacing("= \"Name\";\n", with: "= \"Voller \\\"Name\\\"\";\n")
    let addition = """

      /* Class = "UILabel"; text = "Address"; ObjectID = "cde-fg-hij"; */
      "cde-fg-hij.text" = "Adresse";

      """
    #expect(try scratch.text("de.lproj/Main.strings") == expected + addition)
  }

  @Test func `a new language gets a file`() throws {
    try scratch.write("\"cde-fg-hij.text\" = \"Adresse\";\n\"zzz.text\" = \"A\";\n", "new.strings")
    let outcome = try strings("import", "new.strings", document, "--language", "fr", "--in-place")
    #expect(outcome.complaint.contains("the document has no text `zzz.text`; skipped"), "\(outcome)")
    #expect(try scratch.text("fr.lproj/Main.strings").contains(#""cde-fg-hij.text" = "Adresse";"#))
  }

  @Test func `texts of the document are replaced`() throws {
    try scratch.write(
      "\"bcd-ef-ghi.normalTitle\" = \"Keep <it>\";\n\"fgh-ij-klm.segmentTitles[1]\" = \"2\";\n", "Main.strings")
    let before = try scratch.text(document)
    #expect(try strings("import", "Main.strings", document, "--in-place").code == 0)
    let expected = before.replacing("Save &quot;all&quot;", with: "Keep &lt;it&gt;").replacing(
      #"title="Two""#, with: #"title="2""#)
    #expect(try scratch.text(document) == expected)
  }

  private func wide(_ text: String) -> [UInt8] {
    return [0xFF, 0xFE] + text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
  }

  @Test func `UTF-16 stays UTF-16`() throws {
    try scratch.write(wide(Self.german), "de.lproj/Main.strings")
    try scratch.write(#""bcd-ef-ghi.normalTitle" = "Speichern";"#, "new.strings")
    #expect(try strings("import", "new.strings", document, "--language", "de", "--in-place").code == 0)
    let expected = Self.german.replacing(#""Sichern""#, with: #""Speichern""#)
    #expect(try scratch.bytes("de.lproj/Main.strings") == wide(expected))
  }

  @Test func `what is wrong is listed`() throws {
    let outcome = try strings(
      "check", document, "--only", "missing", "--only", "stale", "--only", "changed", "--only", "placeholders")
    #expect(outcome.code == 1)
    #expect(
      outcome.lines == [
        "de.lproj/Main.strings:2: changed: abc-de-fgh.text: the text was “Name” and is now “Full name”",
        "de.lproj/Main.strings: missing: cde-fg-hij.text: “Address” is not translated",
        "de.lproj/Main.strings:8: placeholders: def-gh-ijk.text: the text has the placeholders %@ %d and the translation “%d von %d” has the placeholders %d %d",
        "de.lproj/Main.strings: missing: fgh-ij-klm.segmentTitles[0]: “One” is not translated",
        "de.lproj/Main.strings: missing: fgh-ij-klm.segmentTitles[1]: “Two” is not translated",
        "de.lproj/Main.strings:14: stale: xyz-12-abc.text: the document has no such object",
      ])
    let json = try strings("check", document, "--only", "stale", "--format", "json")
    #expect(json.text.contains(#""kind":"stale","key":"xyz-12-abc.text","language":"de""#), "\(json)")
    #expect(try strings("check", document, "--language", "fr").code == 0)
  }

  @Test func `empty translations, languages without a file and copies of the document differ`() throws {
    try scratch.write([
      "de.lproj/Main.strings": "\"cde-fg-hij.text\" = \" \";\n", "fr.lproj/Localizable.strings": "",
      "it.lproj/Main.storyboard": Storyboard.text(view: Self.view), "it.lproj/Localizable.strings": "",
    ])
    #expect(
      try strings("check", document, "--only", "untranslated", "--only", "missing").lines.filter {
        $0.contains("cde") || $0.contains("fr.lproj")
      } == [
        "de.lproj/Main.strings:1: untranslated: cde-fg-hij.text: the translation of “Address” is empty",
        "fr.lproj/Main.strings: missing: abc-de-fgh.text: there is no such file: “Full name” and 5 more",
      ])
    #expect(try strings("check", "it.lproj/Main.storyboard").code == 0)
    let lint = try scratch.ibt("lint", "--select", "missing_translation", ".")
    #expect(lint.text.contains("translated in de.lproj (`cde-fg-hij.text`)"), "\(lint)")
    #expect(lint.text.contains("no translation in fr.lproj: “Full name” and 3 more"), "\(lint)")
    #expect(!lint.text.contains("it.lproj"))
    let outcome = try strings("import", "de.lproj/Main.strings", document, "--language", "fr", "--in-place")
    #expect(outcome.complaint.contains("empty translation of `cde-fg-hij.text`; skipped"), "\(outcome)")
    #expect(!outcome.complaint.contains("say it already"))
  }

  @Test func `a translation that is too long for its label is found`() throws {
    try scratch.write("\"abc-de-fgh.text\" = \"Vollständiger Vor- und Nachname\";\n", "de.lproj/Main.strings")
    let outcome = try strings("check", document, "--only", "long")
    #expect(outcome.code == 1 && outcome.lines.count == 1, "\(outcome)")
    #expect(
      outcome.text.hasPrefix("de.lproj/Main.strings:1: long: abc-de-fgh.text: “Vollständiger Vor- und Nachname” needs ")
    )
  }

  @Test func `stale entries are removed with their comments, and nothing else`() throws {
    let outcome = try strings("prune", "--in-place", ".")
    #expect(outcome.code == 0 && outcome.complaint.contains(":14: xyz-12-abc.text removed"), "\(outcome)")
    let kept = Self.german.range(of: "\n/* Class = \"UILabel\"; text = \"Gone\"")
    #expect(try scratch.text("de.lproj/Main.strings") == kept.map { String(Self.german[..<$0.lowerBound]) })
    #expect(try strings("prune", "--check", ".").code == 0)
  }

  @Test func `stale entries of a catalog are removed`() throws {
    let catalog = { (entries: String) in
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries)\n  },\n  \"version\" : \"1.0\"\n}"
    }
    let kept = "    \"abc-de-fgh.text\" : {\n      \"localizations\" : {\n\n      }\n    }"
    try scratch.write(catalog("\(kept),\n    \"xyz-12-abc.text\" : {\n\n    }"), "Main.xcstrings")
    #expect(try strings("prune", "--in-place", "--quiet", ".").code == 0)
    #expect(try scratch.text("Main.xcstrings") == catalog(kept))
    try scratch.write(#""abc-de-fgh.text" = "Vorname";"#, "new.strings")
    #expect(try strings("import", "new.strings", document, "--language", "de", "--in-place").code == 0)
    #expect(try scratch.text("Main.xcstrings").contains(#""value" : "Vorname""#))
  }

  @Test func `scenes are drawn and laid out in a language`() throws {
    for command in ["render", "canvas", "preview"] {
      let options = [[], ["--language", "de"], ["--language", "pseudo"]]
      let pictures = try options.map { try scratch.ibt([command] + $0 + [document]) }
      #expect(pictures.allSatisfy { $0.code == 0 } && Set(pictures.map(\.text)).count == 3, "\(pictures)")
    }
    let named = #"title="Profile" id="con-tr-oll""#
    try scratch.write(try scratch.text(document).replacing(#"id="con-tr-oll""#, with: named), document)
    try scratch.write(Self.german + #""con-tr-oll.title" = "Profil";"#, "de.lproj/Main.strings")
    let scene = try scratch.ibt("layout", "--language", "de", "--scene", "Profile", document)
    #expect(scene.code == 0 && scene.text.contains("of Profil (con-tr-oll)"), "\(scene)")
    let outcome = try scratch.ibt("layout", "--language", "pseudo", document)
    #expect(outcome.complaint.contains("(abc-de-fgh) is cut off: it needs"), "\(outcome)")
    let unknown = try scratch.ibt("layout", "--language", "fr", document)
    #expect(unknown.isPlainFailure && unknown.complaint.contains("it is into de"), "\(unknown)")
  }

  @Test(arguments: [
    ["export", ".", "--language", "de", "--language", "fr"], ["import", "nothing.strings", "."],
    ["import", "Base.lproj/Main.storyboard", "."], ["import", "bad.strings", "."],
    ["import", "bad.xcstrings", "."], ["check", "--only", "bogus"], ["bogus"],
  ]) func `mistakes are one line and change nothing`(arguments: [String]) throws {
    for name in ["bad.strings", "bad.xcstrings"] { try scratch.write("<<<<<<< a\n", name) }
    let before = try scratch.snapshot()
    let outcome = try scratch.ibt(["strings"] + arguments)
    #expect(outcome.isPlainFailure, "\(outcome)")
    #expect(try scratch.snapshot() == before)
  }

  @Test func `a damaged file with translations is an error`() throws {
    try scratch.write(#""a" = "#, "de.lproj/Main.strings")
    let outcome = try strings("prune", "--in-place", ".")
    #expect(
      outcome.isPlainFailure && outcome.complaint.contains("de.lproj/Main.strings: is not a strings file"), "\(outcome)"
    )
  }
}
