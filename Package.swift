// swift-tools-version: 6.2
import PackageDescription

/// Strict everywhere: Swift 6 language mode is the default of these tools; warnings are errors in CI (`tools/test`).
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// At a fixed address 54,000 places need no adjustment at each start, which took a quarter of `ibt --version` (6.0 ms, now
/// 4.5). Only for builds with the standard library inside (`tools/package`, `tools/bench`): with a shared one, the loader
/// warns at each start. Packages that depend on this one cannot have such flags.
let fixedAddress: [LinkerSetting] =
  Context.environment["IBT_FIXED_ADDRESS"] == nil
  ? [] : [.unsafeFlags(["-Xclang-linker", "-no-pie"], .when(platforms: [.linux], configuration: .release))]

/// With the standard library inside, and that at a fixed address, `ibt lint` of one document takes half the time. Only
/// the program is linked in this way, not compiled, so that the tests, which need the shared libraries, have the same
/// objects.
let staticProgram: [LinkerSetting] =
  Context.environment["IBT_STATIC_PROGRAM"] == nil
  ? []
  : [
    .unsafeFlags(
      ["-static-stdlib", "-l_FoundationCShims", "-l_FoundationCollections"],
      .when(platforms: [.linux], configuration: .release))
  ]

let package = Package(
  name: "ibt",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "IBXML", targets: ["IBXML"]),
    .library(name: "IBModel", targets: ["IBModel"]),
    .library(name: "IBLayout", targets: ["IBLayout"]),
    .library(name: "IBDrawing", targets: ["IBDrawing"]),
    .library(name: "IBChanges", targets: ["IBChanges"]),
    .library(name: "IBTemplates", targets: ["IBTemplates"]),
    .library(name: "IBLayoutBuilder", targets: ["IBLayoutBuilder"]),
    .library(name: "IBProject", targets: ["IBProject"]),
    .library(name: "IBLint", targets: ["IBLint"]),
    .executable(name: "ibt", targets: ["ibt"]),
    .executable(name: "ibt-dev", targets: ["ibt-dev"]),
    .plugin(name: "IBTLintPlugin", targets: ["IBTLintPlugin"]),
    .plugin(name: "IBTFixPlugin", targets: ["IBTFixPlugin"]),
    .plugin(name: "IBTFormatPlugin", targets: ["IBTFormatPlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
  ],
  targets: [
    /// the headers of libxml2
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    /// the headers of libyaml
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    /// what the C library and the system provide, with the same types on Linux and macOS
    .systemLibrary(name: "CPlatform"),
    /// tables and texts as bytes of the program
    .target(name: "CTables"),
    /// what the standard library lacks: texts on one line, JSON, locks, lazy values, hashes, bytes of caches, the
    /// environment of the process, limits
    .target(name: "IBBase", dependencies: ["CPlatform"], swiftSettings: settings),
    /// bytes → positioned tree; edits as byte splices
    .target(
      name: "IBXML", dependencies: ["CLibXML2", "CTables", "IBBase"], swiftSettings: settings),
    /// what the XML means: objects and their kinds, typed attributes, constraints by meaning, connections, variations,
    /// verified edits; selectors of objects
    .target(
      name: "IBModel", dependencies: ["CPlatform", "CTables", "IBBase", "IBXML"], exclude: ["Tables"],
      swiftSettings: settings),
    /// numbers only: linear constraints with priorities → values, conflicts, what is not determined
    .target(name: "IBSolver", swiftSettings: settings),
    /// a document in a situation → `SceneLayout`: the scene with frames, conflicts, ambiguity, doubts, gaps, faults. The
    /// folder `Scene` reads the XML: environment, typed views and constraints with variations applied; devices
    .target(
      name: "IBLayout", dependencies: ["CTables", "IBBase", "IBModel", "IBSolver", "IBXML"], exclude: ["Scene/Tables"],
      swiftSettings: settings),
    /// a `SceneLayout` → a picture (groups, shapes, lines of text) → SVG
    .target(
      name: "IBDrawing", dependencies: ["CPlatform", "CTables", "IBBase", "IBLayout", "IBModel"],
      exclude: ["Font/LICENSE-OFL.txt", "Tables"], swiftSettings: settings),
    /// templates: each way to write one → one `LayoutChange`; plan, apply, capture; key paths; layout sheets
    .target(
      name: "IBTemplates", dependencies: ["CTables", "IBBase", "IBLayout", "IBModel", "IBXML"], swiftSettings: settings),
    /// layouts written in Swift: the statements of layout sheets with operators and result builders
    .target(name: "IBLayoutBuilder", dependencies: ["IBModel", "IBTemplates"], swiftSettings: settings),
    /// changes of documents: between versions, merges, and as people, scripts and agents state them: set, add, remove, move,
    /// wrap, connect, constrain …
    .target(
      name: "IBChanges", dependencies: ["IBBase", "IBLayout", "IBModel", "IBTemplates", "IBXML"],
      swiftSettings: settings),
    /// the app around a document: sources and what code does with objects of documents, assets, strings, targets, settings,
    /// the other documents, and what refers to what
    .target(
      name: "IBProject", dependencies: ["CTables", "IBBase", "IBModel", "IBXML"], swiftSettings: settings),
    /// changes of names in documents and code: classes, outlets, actions, identifiers
    .target(
      name: "IBRenaming", dependencies: ["IBBase", "IBModel", "IBProject", "IBXML"], swiftSettings: settings),
    /// rules, fixes, reporters; tables and colors of text; `.ibt.yml`
    .target(
      name: "IBLint",
      dependencies: [
        "CLibYAML", "CTables", "IBBase", "IBLayout", "IBModel", "IBProject", "IBTemplates", "IBXML",
      ],
      exclude: ["Tables"], swiftSettings: settings),
    /// files, folders, diffs, git, caches; reads projects, and answers about them: configurations, findings of runs, changes,
    /// merges in progress, scripts, translations, reports with pictures
    .target(
      name: "IBWorkspace",
      dependencies: [
        "CPlatform", "IBBase", "IBChanges", "IBDrawing", "IBLayout", "IBLint", "IBModel", "IBProject", "IBRenaming",
        "IBTemplates", "IBXML",
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ], swiftSettings: settings),
    /// servers for editors (Language Server Protocol) and agents (Model Context Protocol)
    .target(
      name: "IBServers",
      dependencies: [
        "IBBase", "IBChanges", "IBDrawing", "IBLayout", "IBLint", "IBModel", "IBProject", "IBTemplates", "IBWorkspace",
        "IBXML",
      ], swiftSettings: settings),
    /// one thin file per command
    .executableTarget(
      name: "ibt",
      dependencies: [
        "CPlatform", "IBBase", "IBChanges", "IBDrawing", "IBLayout", "IBLint", "IBModel", "IBProject", "IBRenaming",
        "IBServers", "IBTemplates", "IBWorkspace", "IBXML",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ], swiftSettings: settings,
      linkerSettings: fixedAddress + staticProgram),
    /// checks of `ibt` itself: the evidence for measured rules, systems as text, the list of modules
    .target(
      name: "IBDevelopment", dependencies: ["IBBase", "IBLayout", "IBModel", "IBSolver", "IBXML"],
      swiftSettings: settings),
    /// benchmarks and checks for people who work on `ibt`
    .executableTarget(
      name: "ibt-dev",
      dependencies: [
        "IBDevelopment", "IBLayout", "IBModel", "IBSolver", "IBWorkspace",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ], swiftSettings: settings),
    /// checks the documents of a target in builds of SwiftPM and Xcode
    .plugin(
      name: "IBTLintPlugin", capability: .buildTool(), dependencies: ["ibt"], path: "Sources/IBTLintPlugin"),
    /// `swift package plugin ibt-fix`
    .plugin(
      name: "IBTFixPlugin",
      capability: .command(
        intent: .custom(verb: "ibt-fix", description: "Apply the safe fixes of ibt lint to storyboards and xib files"),
        permissions: [.writeToPackageDirectory(reason: "ibt fixes storyboards and xib files")]),
      dependencies: ["ibt"], path: "Sources/IBTFixPlugin"),
    /// `swift package plugin ibt-format`
    .plugin(
      name: "IBTFormatPlugin",
      capability: .command(
        intent: .custom(verb: "ibt-format", description: "Write storyboards and xib files as Xcode writes them"),
        permissions: [.writeToPackageDirectory(reason: "ibt formats storyboards and xib files")]),
      dependencies: ["ibt"], path: "Sources/IBTFormatPlugin"),
    .target(name: "TestSupport", path: "Tests/Support", swiftSettings: settings),
    .testTarget(
      name: "IBXMLTests", dependencies: ["IBBase", "IBXML", "IBModel", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "IBModelTests", dependencies: ["IBXML", "IBModel", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "IBSolverTests", dependencies: ["IBSolver", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "IBLayoutTests",
      dependencies: [
        "CTables", "IBBase", "IBXML", "IBModel", "IBDevelopment", "IBLayout", "IBTemplates", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "IBDrawingTests", dependencies: ["IBBase", "IBXML", "IBModel", "IBLayout", "IBDrawing", "TestSupport"],
      exclude: ["Golden"], swiftSettings: settings),
    .testTarget(
      name: "IBTemplatesTests",
      dependencies: ["IBXML", "IBModel", "IBLayout", "IBTemplates", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "IBLayoutBuilderTests",
      dependencies: ["IBModel", "IBLayout", "IBTemplates", "IBLayoutBuilder", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "IBChangesTests", dependencies: ["IBXML", "IBModel", "IBLayout", "IBChanges", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "IBProjectTests", dependencies: ["IBBase", "IBXML", "IBModel", "IBProject", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "IBRenamingTests", dependencies: ["IBXML", "IBModel", "IBProject", "IBRenaming", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "IBLintTests",
      dependencies: [
        "IBBase", "IBXML", "IBModel", "IBLayout", "IBDrawing", "IBProject", "IBLint", "IBDevelopment", "TestSupport",
      ],
      exclude: ["Cases"], swiftSettings: settings),
    .testTarget(
      name: "IBWorkspaceTests",
      dependencies: [
        "IBBase", "IBXML", "IBModel", "IBLayout", "IBDrawing", "IBTemplates", "IBProject", "IBLint", "IBWorkspace",
        "TestSupport",
        .product(name: "SystemPackage", package: "swift-system"),
      ], swiftSettings: settings),
    .testTarget(
      name: "IBServersTests",
      dependencies: [
        "IBBase", "IBXML", "IBModel", "IBChanges", "IBProject", "IBLint", "IBWorkspace", "IBServers", "TestSupport",
      ], swiftSettings: settings),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "IBBase", "IBModel", "IBLayout", "IBTemplates", "IBLint", "IBDevelopment", "TestSupport",
      ],
      exclude: ["RecordingKit.txt", "Versions"], swiftSettings: settings),
    .testTarget(
      name: "GuideTests",
      dependencies: ["IBXML", "IBModel", "IBLayout", "IBTemplates", "IBLayoutBuilder", "IBLint", "TestSupport"],
      swiftSettings: settings),
    .target(
      name: "DocumentLaws",
      dependencies: [
        "IBChanges", "IBDrawing", "IBLayout", "IBLint", "IBModel", "IBTemplates", "IBXML", "TestSupport",
      ],
      path: "Tests/Laws", swiftSettings: settings),
    .testTarget(
      name: "HostileTests",
      dependencies: [
        "DocumentLaws", "IBChanges", "IBDrawing", "IBLayout", "IBLint", "IBModel", "IBTemplates", "IBXML",
        "TestSupport",
      ], swiftSettings: settings),
    /// The programs are here, and not at `CommandTests`, which runs them: tests wait for the programs they depend on, and
    /// these are the fewest.
    .testTarget(
      name: "TidyTests", dependencies: ["IBDevelopment", "ibt", "ibt-dev", "TestSupport"], swiftSettings: settings),
  ],
  // `CTables` needs `#embed` of C23.
  cLanguageStandard: .c2x
)

// `tools/ibt` and `tools/test` share a build. The optimizer takes most of the time of a build, so it only gets the modules
// that take nearly all of the time of `lint`, `layout` and `unused`. Measure with packages.
if Context.environment["IBT_CHECKOUT"] != nil {
  let optimized: Set = ["IBBase", "IBXML", "IBModel", "IBSolver", "IBLayout", "IBProject", "IBLint"]
  for target in package.targets where target.swiftSettings != nil && !optimized.contains(target.name) {
    target.swiftSettings? += [.define("CHECKOUT"), .unsafeFlags(["-Onone"], .when(configuration: .release))]
  }
}

// What `tools/fuzz` builds. libFuzzer has the entry point of the program, so nothing else can be built with it.
if Context.environment["IBT_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzz", dependencies: ["DocumentLaws", "IBXML", "TestSupport"], path: "tools/fuzz-harness",
      exclude: ["Seeds", "dictionary"], swiftSettings: settings))
}

// What `tools/source-check` builds, which compares the sources of `IBProject` with the compiler's parser.
if Context.environment["IBT_SOURCE_CHECK"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"))
  package.targets.append(
    .executableTarget(
      name: "SourceCheck",
      dependencies: [
        "IBProject", .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ], path: "tools/source-check-harness", swiftSettings: settings))
}
