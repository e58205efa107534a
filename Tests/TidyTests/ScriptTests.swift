import Foundation
import TestSupport
import Testing

@Suite struct ScriptTests {
  /// Scripts that need Linux, with the reason.
  static let onLinuxOnly = [
    "tools/package": "makes packages for Linux from Debian's", "tools/packaging/deb": "makes a package for Debian",
    "tools/packaging/extras": "is part of tools/package", "tools/packaging/libxml2": "builds Debian's source package",
    "tools/test-fresh": "installs a Debian in a root folder of its own",
    "tools/test-package": "installs a Debian in a root folder of its own",
  ]

  struct Script: Sendable, CustomTestStringConvertible {
    var path: String
    var text: String
    var testDescription: String { path }
  }

  /// Scripts of the shell in `tools`, in Swift, in guides.
  static let scripts: [Script] = tools + hooks + guides

  private static let tools: [Script] = {
    let folder = Corpus.package.appending(path: "tools")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.sorted().compactMap { name in
      guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else { return nil }
      let isScript = text.hasPrefix("#!/usr/bin/env bash") || text.hasPrefix("#!/bin/sh") || name == "setup"
      return isScript ? Script(path: "tools/\(name)", text: text) : nil
    }
  }()

  /// The files that `ibt hook install` writes into repositories.
  private static let hooks: [Script] = {
    let path = "Sources/IBWorkspace/Git/HookScript.swift"
    let text = try? Corpus.text(path)
    return text.map { [Script(path: path, text: $0)] } ?? []
  }()

  /// The blocks of shell commands that users copy.
  private static let guides: [Script] = {
    let files = ["README.md", "Documents/Automate.md", "Documents/Linting.md"]
    return files.compactMap { path in
      let file = Corpus.package.appending(path: path)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
      let blocks = text.matches(of: /```sh\n((?:.*\n)*?)```/).map { String($0.1) }
      // Packages for Debian are installed on Debian.
      let lines = blocks.joined().split(separator: "\n").filter { !$0.hasPrefix("sudo ") }
      return Script(path: path, text: lines.joined(separator: "\n"))
    }
  }()

  @Test func thereAreScripts() {
    #expect(ScriptTests.tools.count > 15)
    #expect(ScriptTests.hooks.count == 1)
    #expect(ScriptTests.guides.count == 3)
  }

  @Test func everyScriptForLinuxExists() {
    #expect(Set(Self.onLinuxOnly.keys).subtracting(Self.scripts.map(\.path)) == [])
  }

  @Test(arguments: scripts.filter { onLinuxOnly[$0.path] == nil }) func aScriptRunsOnMacOS(_ script: Script) {
    #expect(ShellDialect.occurrences(in: script.text) == [])
  }

  @Test(arguments: [
    "mapfile -t lines <list", "declare -A names", "local -A names", "echo ${name,,}", "echo ${name^}",
    "sed -i 's/a/b/' file", "sed -n -i s/a/b/ file", "sed 's/a\\?b//' file", "grep 'a\\|b' file",
    #"root=$(readlink -f "$0")"#, "sha256sum file", "grep -oP 'a' file", "date -d yesterday", "date -u -d @0",
    "stat -c %s file", "cp --reflink=auto a b", "find . | xargs -d '\\n' rm", "mktemp -d --suffix=.x", "mktemp -p /tmp",
    "command |& tee log", "head -n -1 file", "sort -V list", "touch -d yesterday file", "unshare --mount true",
    "timeout 5 command", "find . -printf '%s'", "set -euo pipefail\nlist=()\necho \"${list[@]}\"",
  ]) func whatMacOSLacksIsFound(_ script: String) { #expect(ShellDialect.occurrences(in: script).count == 1) }

  @Test(arguments: [
    #"while IFS= read -r line; do list+=("$line"); done <file"#, "sed -E 's/a?b//' file", "sed -i.old 's/a/b/' file",
    #"readlink "$link""#, "shasum -a 256 file", "grep -E 'a|b' file", "date -u +%F", #"mktemp -d "$folder/x.XXXXXX""#,
    #"git -C "$root" log -1 --format=%ct"#, "# mapfile is not in bash 3.2", "pip install --quiet x | head -1",
    "command 2>&1 | tee log", "set -u\nlist=()\necho ${list[@]+\"${list[@]}\"}", "cp -r a b",
    "find . -print0 | xargs -0 rm",
  ]) func whatMacOSHasIsNot(_ script: String) { #expect(ShellDialect.occurrences(in: script) == []) }
}
