import Foundation
import TestSupport
import Testing
import IBDevelopment

@Suite struct TidyTests {
  static let manifest = PackageManifest(
    (try? Corpus.text("Package.swift")) ?? "")

  /// Imports that are in no manifest: Foundation where FoundationEssentials exists, System instead of SystemPackage on
  /// macOS, and Dispatch.
  private static let unlisted: [String: Set<String>] = [
    "IBLayout": ["FoundationEssentials", "Foundation"], "IBProject": ["FoundationEssentials", "Foundation"],
    "IBServers": ["FoundationEssentials", "Foundation"], "IBWorkspace": ["System"], "ibt": ["Dispatch"],
    "IBTLintPlugin": plugin, "IBTFixPlugin": plugin, "IBTFormatPlugin": plugin,
  ]
  private static let plugin: Set<String> = ["PackagePlugin", "XcodeProjectPlugin", "Foundation"]

  /// The imports that a module under `Sources` may have, apart from the standard library.
  private static func allowed(in module: String) -> Set<String>? {
    manifest.modules.first { $0.name == module }.map { Set($0.imports).union(unlisted[module] ?? []) }
  }

  /// The standard library. The C library is not imported: `CPlatform` provides it with the same types on all systems, and
  /// Synchronization is not, which macOS has only since version 15.
  static let system: Set<String> = ["Swift"]

  struct SourceFile: Sendable, CustomTestStringConvertible {
    var module: String
    var path: String
    var lines: [String]
    var testDescription: String { path }
  }

  static let sources = files(in: "Sources")

  static func files(in folder: String) -> [SourceFile] {
    let folder = Corpus.package.appending(path: folder)
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else { return nil }
      let module = name.prefix { $0 != "/" }
      return SourceFile(module: String(module), path: name, lines: text.split(separator: "\n").map(String.init))
    }
  }

  @Test func thereAreSources() { #expect(!Self.sources.isEmpty) }

  @Test(arguments: sources) func aModuleImportsOnlyModulesBelow(_ file: SourceFile) throws {
    let allowed = try #require(Self.allowed(in: file.module), "the module `\(file.module)` is not in the manifest")
    let imported = Self.linesOnLinux(of: file).compactMap(Self.importedModule).filter { !Self.system.contains($0) }
    #expect(Set(imported).subtracting(allowed).isEmpty)
  }

  @Test(arguments: manifest.modules) func aModuleDependsOnWhatItImports(_ module: PackageManifest.Module) {
    let imported = Self.sources.filter { $0.module == module.name }.flatMap(\.lines).compactMap(Self.importedModule)
    #expect(Set(module.imports).subtracting(imported) == [])
  }

  /// Without the dependency, whether tests build depends on the order in which modules are compiled.
  @Test(arguments: manifest.tests) func testsDependOnWhatTheyImport(_ tests: PackageManifest.Module) {
    let names = Set(
      (Self.manifest.modules + Self.manifest.tests).map(\.name.moduleName) + ["DocumentLaws", "TestSupport"])
    let imported = Self.files(in: "Tests/" + tests.name).flatMap(\.lines).compactMap(Self.importedModule)
    #expect(Set(imported).intersection(names).subtracting(tests.imports.map(\.moduleName)).isEmpty)
  }

  @Test(arguments: manifest.modules) func aModuleImportsOnlyEarlierOnes(_ module: PackageManifest.Module) throws {
    let names = Self.manifest.modules.map(\.name)
    let index = try #require(names.firstIndex(of: module.name))
    #expect(Set(module.imports).intersection(names[index...]) == [])
    #expect(!module.summary.isEmpty)
  }

  @Test func theListOfModulesIsCurrent() throws {
    let page = try Corpus.text("Documents/Architecture.md")
    #expect(Self.manifest.updated(page) == page, "run `tools/ibt-dev modules`")
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
    guard line.contains("import ") else { return nil }
    let words = line.split(separator: " ").map(String.init)
    guard let index = words.firstIndex(of: "import"), index + 1 < words.count, !line.contains("//") else { return nil }
    guard
      words[..<index].allSatisfy({ $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0) })
    else { return nil }
    let kinds: Set<String> = ["struct", "class", "enum", "func", "protocol", "typealias", "var", "let"]
    let name = kinds.contains(words[index + 1]) && index + 2 < words.count ? words[index + 2] : words[index + 1]
    return String(name.prefix { $0 != "." })
  }

  /// The borders that a module alone does not keep. The folder of the scene is the one place of layout that reads XML and
  /// knows the format, whose names and values begin with a lower-case letter, but `YES`, `NO` and AppKit's classes.
  @Test(arguments: sources.filter { $0.path.hasPrefix("IBLayout/") && !$0.path.hasPrefix("IBLayout/Scene/") })
  func layoutKnowsNothingOfTheFormat(_ file: SourceFile) {
    let code = file.lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    #expect(code.filter { $0.contains("import IBXML") } == [])
    // The words of explanations are for people.
    if file.path.hasPrefix("IBLayout/Explanation/") { return }
    #expect(code.filter { $0.contains("\"") && $0.contains(/"(?:[a-z][A-Za-z]{2,}|YES|NO|NS[A-Za-z]*)"/) } == [])
  }

  /// The scene is what layout starts from, so it asks nothing of the solver.
  @Test(arguments: sources.filter { $0.path.hasPrefix("IBLayout/Scene/") })
  func theSceneKnowsNothingOfTheSolver(_ file: SourceFile) { #expect(!file.lines.contains("import IBSolver")) }

  /// Differences between systems are in `CPlatform`, whose half for macOS `tools/check-darwin` compiles.
  @Test(arguments: sources) func noFileDistinguishesSystems(_ file: SourceFile) {
    let conditions = file.lines.filter {
      $0.utf8.first == UInt8(ascii: "#") && $0.contains(/^#(?:else)?if .*(?:os\(|canImport\(|targetEnvironment)/)
    }
    let known =
      file.module.hasSuffix("Plugin") ? ["#if canImport(XcodeProjectPlugin)"] : ["#if canImport(FoundationEssentials)"]
    // The one file that names the types of swift-subprocess.
    let expected = file.path == "IBWorkspace/Files/Subprocess+System.swift" ? known + ["#if canImport(System)"] : known
    #expect(Set(conditions).subtracting(expected).isEmpty)
  }

  /// What a file uses is in its imports: a module that passes another one on hides who depends on it.
  @Test(arguments: sources) func noImportIsPassedOn(_ file: SourceFile) {
    #expect(file.lines.filter { $0.hasPrefix("@_exported") || $0.hasPrefix("public import") } == [])
  }

  @Test(arguments: sources) func nothingIsForced(_ file: SourceFile) {
    for forced in ["try!", "as!", "fatalError("] {
      #expect(file.lines.filter { $0.contains(forced) && !$0.drop { $0 == " " }.hasPrefix("//") } == [], "\(forced)")
    }
  }

  /// Searches of the standard library are generic code, which asks for metadata at each byte: `range(of:)` does not.
  @Test(arguments: sources.filter { ["IBProject", "IBWorkspace", "IBXML"].contains($0.module) })
  func bytesAreSearchedFast(_ file: SourceFile) {
    let slow = #/\.firstRange\(of:|\.ranges\(of: [\["]|\bRegex[<(]|\.split\(separator: "[^"\\]{2,}"/#
    #expect(file.lines.filter { $0.contains(slow) && !$0.contains("//") } == [])
  }

  @Test func modulesKeepTheBorders() {
    let imports = Dictionary(uniqueKeysWithValues: Self.manifest.modules.map { ($0.name, Set($0.imports)) })
    #expect(imports["IBSolver"] == [] && imports["IBDrawing"]?.contains("IBXML") == false)
    #expect(imports["IBBase"] == ["CPlatform"] && imports["IBXML"]?.contains("CPlatform") == false)
    let foreign: [String: Set<String>] = [
      "IBLayout": ["IBTemplates"], "IBProject": ["IBLayout", "IBTemplates"], "IBChanges": ["IBDrawing", "IBProject"],
      "IBRenaming": ["IBLayout"],
      "IBLint": ["IBChanges", "IBDrawing"],
    ]
    for (module, others) in foreign { #expect(imports[module]?.isDisjoint(with: others) == true, "\(module)") }
    let disk: Set<String> = ["Subprocess", "SystemPackage"]
    for module in Self.manifest.modules.prefix(while: { $0.name != "IBWorkspace" }) {
      #expect(disk.isDisjoint(with: module.imports), "\(module.name)")
    }
  }
}

extension String {
  /// How Swift imports a target of this name.
  fileprivate var moduleName: String { replacing("-", with: "_") }
}
