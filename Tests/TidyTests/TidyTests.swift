import Foundation
import Testing
import TestSupport

/// What keeps the sources tidy and no compiler checks.
@Suite struct TidyTests {
  /// What a module under `Sources` may import, apart from the standard library.
  static let allowed: [String: Set<String>] = [
    "CPlatform": [],
    "CLibXML2": [],
    "CLibYAML": [],
    "IBPlatform": ["CPlatform"],
    "IBXML": ["CLibXML2", "CPlatform", "IBPlatform"],
    "IBModel": ["CPlatform", "IBPlatform", "IBXML"],
    "IBSelector": ["IBXML", "IBModel"],
    "IBSolver": [],
    "IBScene": ["IBPlatform", "IBXML", "IBModel", "FoundationEssentials", "Foundation"],
    "IBAssets": ["IBXML", "IBModel", "FoundationEssentials", "Foundation"],
    "IBLayout": ["IBModel", "IBScene", "IBSolver"],
    "IBDrawing": ["CPlatform", "IBModel", "IBScene", "IBLayout"],
    "IBTemplates": ["IBXML", "IBModel", "IBScene"],
    "IBLayoutBuilder": ["IBModel", "IBTemplates"],
    "IBSources": [],
    "IBReport": [],
    "IBLint": [
      "IBAssets", "IBSources", "IBXML", "IBModel", "IBReport", "IBScene", "IBSelector", "IBLayout", "IBDrawing",
      "IBTemplates",
    ],
    "IBConfiguration": ["CLibYAML", "IBLint", "IBModel", "IBReport", "IBScene", "IBSelector"],
    "IBWorkspace": [
      "CPlatform", "IBAssets", "IBLint", "IBModel", "IBPlatform", "IBScene", "IBSources", "IBTemplates", "IBXML",
      "Subprocess", "System", "SystemPackage",
    ],
    "ibt": [
      "CPlatform", "IBPlatform", "IBXML", "IBModel", "IBReport", "IBScene", "IBAssets", "IBLayout", "IBDrawing",
      "IBTemplates",
      "IBLint", "IBConfiguration", "IBWorkspace", "ArgumentParser", "SystemPackage",
    ],
    "ibt-dev": [
      "IBXML", "IBModel", "IBScene", "IBSolver", "IBLayout", "IBDrawing", "IBTemplates", "IBWorkspace",
      "ArgumentParser", "SystemPackage",
    ],
  ]

  /// The standard library. The C library is not imported: `CPlatform` provides it with the same types on all systems, and
  /// Synchronization is not, which macOS has only since version 15.
  static let system: Set<String> = ["Swift"]

  struct SourceFile: Sendable, CustomTestStringConvertible {
    var module: String
    var path: String
    var lines: [String]
    var testDescription: String { path }
  }

  static let sources: [SourceFile] = {
    let folder = Corpus.package.appending(path: "Sources")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else { return nil }
      let module = name.prefix { $0 != "/" }
      return SourceFile(
        module: String(module), path: name, lines: text.split(separator: "\n").map(String.init))
    }
  }()

  @Test func thereAreSources() { #expect(!TidyTests.sources.isEmpty) }

  @Test(arguments: sources) func aModuleImportsOnlyModulesBelow(_ file: SourceFile) throws {
    let allowed = try #require(
      TidyTests.allowed[file.module], "the module `\(file.module)` is not in the list of layers")
    let imported = TidyTests.linesOnLinux(of: file).compactMap(TidyTests.importedModule).filter {
      !TidyTests.system.contains($0)
    }
    #expect(Set(imported).subtracting(allowed).isEmpty)
  }

  /// The lines that are compiled where FoundationEssentials exists.
  private static func linesOnLinux(of file: SourceFile) -> [String] {
    var result: [String] = []
    var condition = ""
    var isSubstitute = false
    for line in file.lines {
      if line.hasPrefix("#if ") { condition = line }
      if line.hasPrefix("#else") { isSubstitute = condition == "#if canImport(FoundationEssentials)" }
      if line.hasPrefix("#endif") { isSubstitute = false }
      if !isSubstitute { result.append(line) }
    }
    return result
  }

  private static func importedModule(_ line: String) -> String? {
    let words = line.split(separator: " ").map(String.init)
    guard let index = words.firstIndex(of: "import"), index + 1 < words.count, !line.contains("//") else { return nil }
    guard
      words[..<index].allSatisfy({ $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0) })
    else { return nil }
    let kinds: Set<String> = ["struct", "class", "enum", "func", "protocol", "typealias", "var", "let"]
    let name = kinds.contains(words[index + 1]) && index + 2 < words.count ? words[index + 2] : words[index + 1]
    return String(name.prefix { $0 != "." })
  }

  /// Layout reads scenes, so that nothing about the format has to be known there. All names and values of the format
  /// begin with a lower-case letter, but `YES`, `NO` and those of AppKit's classes.
  @Test(arguments: sources.filter { $0.module == "IBLayout" }) func layoutKnowsNothingOfTheFormat(_ file: SourceFile) {
    let code = file.lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    #expect(code.filter { $0.contains("import IBXML") } == [])
    #expect(code.filter { $0.contains(/"(?:[a-z][A-Za-z]{2,}|YES|NO|NS[A-Za-z]*)"/) } == [])
  }

  /// What differs between systems is in `CPlatform`, whose half for macOS `tools/check-darwin` compiles.
  @Test(arguments: sources) func noFileDistinguishesSystems(_ file: SourceFile) {
    let conditions = file.lines.filter { $0.contains(/#(?:else)?if .*(?:os\(|canImport\(|targetEnvironment)/) }
    let known = ["#if canImport(FoundationEssentials)"]
    // The one file that names the types of swift-subprocess.
    let expected = file.path == "IBWorkspace/Files/Subprocess+System.swift" ? known + ["#if canImport(System)"] : known
    #expect(Set(conditions).subtracting(expected).isEmpty)
  }

  @Test(arguments: sources) func nothingIsForced(_ file: SourceFile) {
    for forced in ["try!", "as!", "fatalError("] {
      let found = file.lines.filter { $0.contains(forced) && !$0.drop { $0 == " " }.hasPrefix("//") }
      #expect(found == [], "\(forced)")
    }
  }

  @Test func theTopLevelHoldsWhatBelongsThere() throws {
    let expected: Set<String> = ["Package.swift", "Sources", "Tests", "Documents", "tools", "README.md"]
    let found = try Set(TidyTests.trackedFiles().map { String($0.prefix { $0 != "/" }) }.filter { !$0.hasPrefix(".") })
    #expect(found.subtracting(expected).isEmpty)
  }

  /// What git keeps; a copy of the package without git has nothing to compare.
  private static func trackedFiles() throws -> [String] {
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "ls-files"]
    git.currentDirectoryURL = Corpus.package
    let output = Pipe()
    git.standardOutput = output
    git.standardError = FileHandle.nullDevice
    try git.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
