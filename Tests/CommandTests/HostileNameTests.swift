import Foundation
import TestSupport
import Testing

/// A document and its file whose names, ids and texts try to begin a line, or to control a terminal.
@Suite struct HostileNameTests {
  private static let name = "::error::\u{1B}[5m\n::error::pwn\u{9B}\u{202E}\u{200B}\u{E0049}.storyboard"
  private static let words = "&#10;::error::pwn##vso[a]&#13;&#x2028;&#x9B;5m&#x202E;&#x61C;&#x200B;&#xE0049;"
  private let scratch = ScratchFolder()

  private static func document(text: String) -> String {
    Storyboard.scenes(
      """
      <scene sceneID="scn~"><objects>
      <viewController id="vc~" userLabel="Screen~" customClass="C~" storyboardIdentifier="~" sceneMemberID="viewController">
      <view key="view" id="root~" userLabel="Root~"><subviews><label text="\(text)~" id="lbl~" userLabel="Title~"/></subviews>
      <constraints>
      <constraint firstItem="lbl~" firstAttribute="leading" secondItem="root~" secondAttribute="leading" id="c1~"/>
      <constraint firstItem="lbl~" firstAttribute="left" secondItem="root~" secondAttribute="left" constant="9" id="c2~"/>
      </constraints></view>
      <connections><outlet property="out~" destination="no~" id="con~"/>
      <outletCollection property="portrait~" destination="c1~" id="col~"/></connections>
      </viewController></objects></scene>
      """
    ).replacing("~", with: words)
  }

  init() throws {
    try scratch.write(["base.xib": Self.document(text: "Old"), Self.name: Self.document(text: "Old")])
    try scratch.write(["ours.xib": Self.document(text: "Ours"), "theirs.xib": Self.document(text: "Theirs")])
    try scratch.shell("git init -q && git add . && git commit -qm $'::error::pwn\\e[5m' && $ibt hook install")
    try scratch.write(Self.document(text: "New"), Self.name)
  }

  /// Expects that a text has the name, begins no line with it, and has no controls but colors of the program.
  private func expectLines(_ text: String, _ command: String) {
    #expect(text.contains("::error::pwn"), "\(command): \(text)")
    // GitHub ignores spaces before a command. Patches have the bytes of documents.
    #expect(!text.contains(/(^|\n)\s*::error::/), "\(command): \(text)")
    #expect(command.hasSuffix("--diff") || !text.contains(/##[a-z]*\[/), "\(command): \(text)")
    let hidden = text.replacing(/\u{1B}\[[0-46;]*m/, with: "").unicodeScalars.filter { scalar in
      let category = scalar.properties.generalCategory
      return scalar != "\n"
        && ([.control, .lineSeparator, .paragraphSeparator].contains(category) || scalar.properties.isBidiControl
          || scalar.properties.isDefaultIgnorableCodePoint)
    }
    #expect(hidden.isEmpty, "\(command): \(text.debugDescription)")
  }

  @Test(arguments: [
    "lint", "lint --color always", "lint --format full", "lint --format xcode", "lint --format github", "tree",
    "find *", "connections", "constraints", "refs Title", "info", "find label",
    "layout", "layout --explain Title", "render --scene no", "format --check", "set label text=x --diff",
    "set label text=x --check", "remove label --diff", "wrap label --in view --check", "constrain T.width=5 --diff",
    "disconnect viewController --name x --check", "replace color red blue --check", "rename Title x --check",
    "textconv", "templates", "templates --check", "apply --template portrait --plan",
    "apply --template portrait --check", "apply --template no", "convert --template portrait --to swift-vfl",
    "transition --from portrait --to portrait", "strings check", "extract Screen --to x.storyboard --check",
    "config show", "diff", "diff HEAD", "diff base.xib", "diff --format markdown base.xib",
    "merge -o merged.xib base.xib theirs.xib", "merge-driver base.xib ours.xib theirs.xib",
  ]) func `names begin no line of a command`(command: String) throws {
    let outcome = try scratch.ibt(command.split(separator: " ").map(String.init) + [Self.name])
    expectLines(outcome.text + outcome.complaint, command)
  }

  @Test func `names begin no line of the hook`() throws {
    let outcome = try scratch.shell("git commit -qam x")
    #expect(outcome.code == 1)
    expectLines(outcome.text + outcome.complaint, "git commit")
  }

  @Test(arguments: [("outline", ""), ("lint", ""), ("read", #","object":"no""#)])
  func `names begin no line of an answer to an agent`(tool: String, object: String) throws {
    let path = Self.name.replacing("\u{1B}", with: #"\u001b"#).replacing("\n", with: #"\n"#)
    let call = #"{"name":"\#(tool)","arguments":{"path":"\#(path)"\#(object)}}"#
    let request = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":\#(call)}"#
    let result = try scratch.ibt("mcp", "--root", ".", input: Array(request.utf8)).objects.first?["result"]
    let content = (result as? [String: Any])?["content"] as? [[String: Any]]
    expectLines(content?.first?["text"] as? String ?? "", tool)
  }
}
