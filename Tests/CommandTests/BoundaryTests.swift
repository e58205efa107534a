import Foundation
import TestSupport
import Testing

/// The boundary of what nobody named: it stays within its repository, and what has changed since it was read is not overwritten.
@Suite struct BoundaryTests {
  private let scratch = ScratchFolder()
  private let secret = "SECRET-7f3a"

  /// A repository whose files of each kind are links out of it.
  init() throws {
    let document = String(decoding: try Package.example("Greeting.storyboard"), as: UTF8.self)
    try scratch.write(Array(document.utf8), "app/Main.storyboard")
    try scratch.write(Array("class Own: UIViewController {}".utf8), "app/Own.swift")
    try scratch.shell("git init -q app")
    let outside = [
      "Other.storyboard": document.replacing("<scenes>", with: "<!-- \(secret) --><scenes>"),
      "Other.swift": "class Own2: UIViewController { let s = \"\(secret)\" }",
      "Main.strings": "\"\(secret).text\" = \"\(secret)\";", "Main.layouts.xml": "<\(secret)/>",
      ".ibt-baseline": secret, ".ibt.yml": secret, "Info.plist": secret, "Contents.json": secret,
    ]
    for (name, text) in outside { try scratch.write(Array(text.utf8), "out/\(name)") }
    for folder in ["de.lproj", "Assets.xcassets/a.imageset"] {
      try FileManager.default.createDirectory(atPath: scratch.path("app/\(folder)"), withIntermediateDirectories: true)
    }
    for (link, target) in [
      ("Other.storyboard", "Other.storyboard"), ("Other.swift", "Other.swift"),
      ("de.lproj/Main.strings", "Main.strings"),
      ("fr.lproj", ""), ("Main.layouts.xml", "Main.layouts.xml"), ("Info.plist", "Info.plist"),
      ("Assets.xcassets/a.imageset/Contents.json", "Contents.json"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path("app/\(link)"), withDestinationPath: scratch.path("out/\(target)"))
    }
  }

  @Test(arguments: [
    "lint .", "lint --select all .", "tree .", "unused", "graph .", "strings check .", "strings prune .",
    "strings prune --in-place .", "layouts .", "find view .",
    "templates .", "refs Main.storyboard", "set view alpha=0.5 --all --in-place .", "format --in-place .",
    "rename --class Own2 Own3 --in-place .", "lint --fix .", "render Main.storyboard -o ../picture.svg",
  ])
  func linksOutOfTheRepositoryAreNeitherReadNorWritten(command: String) throws {
    let outside = {
      try FileManager.default.subpathsOfDirectory(atPath: scratch.path("out")).sorted().map {
        try scratch.bytes("out/\($0)")
      }
    }
    let before = try outside()
    let outcome = try scratch.ibt(command.split(separator: " ").map(String.init), in: "app")
    #expect(!outcome.text.contains(secret) && !outcome.complaint.contains(secret) && !outcome.isSignal)
    #expect(try outside() == before)
  }

  @Test func aLinkedDocumentIsNamedInANote() throws {
    let outcome = try scratch.ibt(["tree", "."], in: "app")
    #expect(
      outcome.complaint.contains("`Other.storyboard` leads out of its repository or project") && outcome.code == 0)
    #expect(try scratch.ibt(["tree", "Other.storyboard"], in: "app").code == 0)
  }

  @Test(arguments: [
    ("ln -s ../out/.ibt.yml app/.ibt.yml", "leads out of its repository"),
    ("ln -s /etc/passwd app/.ibt.yml", "leads out of its repository"),
    ("ln -s /dev/zero app/.ibt.yml", "leads out of its repository"),
    ("ln -s /dev/zero app/.ibt-baseline", "leads out of its repository"),
    ("ln -s ../out/.ibt-baseline app/.ibt-baseline", "leads out of its repository"),
    ("mkfifo app/.ibt-baseline", "it is not a regular file"),
    ("echo 'extends: ../out/.ibt.yml' > app/.ibt.yml", "is outside the repository"),
    ("echo 'extends: /etc/passwd' > app/.ibt.yml", "is outside the repository"),
    ("echo 'project: {sources: [../../../../../..]}' > app/.ibt.yml", "is outside the repository"),
    ("echo SECRET-7f3a > app/.ibt.yml", "must be a mapping"),
  ])
  func configurationsAndBaselinesStayInside(setup: String, message: String) throws {
    try scratch.shell(setup)
    let outcome = try scratch.ibt(["lint", "Main.storyboard"], in: "app")
    #expect(outcome.code == 2 && outcome.complaint.contains(message), "\(outcome.complaint)")
    #expect(!outcome.complaint.contains(secret) && !outcome.complaint.contains("root:"))
  }

  @Test(arguments: ["target", "missing"], ["git install", "git uninstall", "git status", "config init"])
  func settingsAreNotWrittenThroughLinks(target: String, command: String) throws {
    let line = "*.xib merge=ibt diff=ibt\n"
    try scratch.write(line, "out/target")
    try scratch.shell("cd app && ln -s ../out/\(target) .gitattributes && ln -s ../out/\(target) .ibt.yml")
    let outcome = try scratch.ibt(command.split(separator: " ").map(String.init), in: "app")
    #expect(outcome.code == 2 && outcome.output.isEmpty && !outcome.complaint.contains("merge=ibt"), "\(outcome)")
    #expect(try scratch.text("out/target") == line && scratch.shell("ls out/missing").code != 0)
  }

  @Test func aLayoutSheetHasALimit() throws {
    try scratch.shell("cd app && rm Main.layouts.xml && head -c 1048577 /dev/zero >Main.layouts.xml")
    #expect(try scratch.ibt(["lint", "Main.storyboard"], in: "app").text.contains("it has more than 1 MB"))
  }

  @Test func aLinkWithinTheRepositoryIsFollowed() throws {
    try scratch.shell("cd app && mkdir shared && mv Main.storyboard shared && ln -s shared/Main.storyboard .")
    #expect(try scratch.ibt(["tree", "."], in: "app").text.contains("Main.storyboard"))
  }

  @Test func gitRunsNoProgramOfANestedRepository() throws {
    try scratch.shell("cd app && git init -q sub && git -C sub config core.fsmonitor 'touch ../PWNED; false'")
    try scratch.write(try scratch.bytes("app/Main.storyboard"), "app/sub/Sub.storyboard")
    for command in ["lint .", "find view .", "format --check .", "strings check ."] {
      _ = try scratch.ibt(command.split(separator: " ").map(String.init), in: "app")
    }
    #expect(!FileManager.default.fileExists(atPath: scratch.path("app/PWNED")))
  }

  @Test func gitRunsNoFilterToCompareFilesAndChecksNoSignature() throws {
    let signature = #"printf '\n[GNUPG:] SIG_CREATED \n' >&2; echo '-----BEGIN PGP SIGNATURE-----'"#
    try scratch.write("#!/bin/sh\ntouch ../PWNED; cat >/dev/null; \(signature)\n", "app/sign")
    try scratch.shell(
      """
      cd app && chmod +x sign
      git config gpg.program ./sign && git config log.showSignature true
      git add Main.storyboard && git -c user.name=a -c user.email=a@b commit -qS -m x && rm ../PWNED
      echo '*.storyboard filter=x' >.gitattributes && git config filter.x.clean 'touch ../PWNED; cat'
      git config filter.x.required true && sed -i.old 's/<viewController /<viewController title="New" /' Main.storyboard
      """)
    #expect(try scratch.ibt(["diff"], in: "app").text.contains("New"))
    #expect(!FileManager.default.fileExists(atPath: scratch.path("PWNED")))
  }

  /// In a partial clone, git fetches objects from wherever the configuration says.
  @Test(arguments: ["diff", "diff HEAD", "lint --diff-base HEAD ."])
  func gitFetchesNothingWithAProgramOfTheRepository(command: String) throws {
    try scratch.shell(
      """
      cd app && git add Main.storyboard && git commit -qm a && sed -i.old 's/<viewController /& title="x" /' Main.storyboard
      git config remote.origin.url 'ext::sh -c touch% ../PWNED'; git config protocol.ext.allow always
      git config remote.origin.promisor true; git config extensions.partialClone origin
      git config core.repositoryformatversion 1
      object=$(git rev-parse HEAD:Main.storyboard); rm -f ".git/objects/${object:0:2}/${object:2}"
      """)
    let outcome = try scratch.ibt(command.split(separator: " ").map(String.init), in: "app")
    #expect(!FileManager.default.fileExists(atPath: scratch.path("PWNED")))
    #expect(outcome.code == 2 && outcome.complaint.contains("git fetch --refetch --no-filter"), "\(outcome.complaint)")
  }

  /// Of writers that overlap, each edit survives or its writer says no.
  @Test func noEditIsLostBetweenWriters() throws {
    let outcomes = try scratch.shell(
      """
      cd app; for i in 1 2 3 4 5 6 7 8; do
        (for j in 1 2 3; do "$ibt" add label Main.storyboard --to gR1-vw-Top --name "w$i-$j" --in-place >/dev/null 2>"$i.log" \
        && echo "w$i-$j"; done) & done; wait
      """)
    let text = String(decoding: try scratch.bytes("app/Main.storyboard"), as: UTF8.self)
    #expect(!outcomes.lines.isEmpty)
    for name in outcomes.lines { #expect(text.contains("\"\(name)\"")) }
  }
}
