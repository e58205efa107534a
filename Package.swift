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

let package = Package(
  name: "ibt",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "IBXML", targets: ["IBXML"]),
    .library(name: "IBModel", targets: ["IBModel"]),
    .library(name: "IBSelector", targets: ["IBSelector"]),
    .library(name: "IBEditing", targets: ["IBEditing"]),
    .library(name: "IBCompare", targets: ["IBCompare"]),
    .library(name: "IBScene", targets: ["IBScene"]),
    .library(name: "IBLayout", targets: ["IBLayout"]),
    .library(name: "IBDrawing", targets: ["IBDrawing"]),
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
    /// locks, the environment of the process, the bytes of caches, pieces of tables
    .target(name: "IBPlatform", dependencies: ["CPlatform", "CTables"], swiftSettings: settings),
    /// bytes → positioned tree; edits as byte splices
    .target(name: "IBXML", dependencies: ["CLibXML2", "CPlatform", "CTables", "IBPlatform"], swiftSettings: settings),
    /// what the XML means: objects and their kinds, typed attributes, constraints by meaning, connections, variations;
    /// verified edits
    .target(
      name: "IBModel", dependencies: ["CPlatform", "CTables", "IBPlatform", "IBXML"], exclude: ["Tables"],
      swiftSettings: settings),
    /// selectors of objects: text → conditions, evaluated in one pass for each relation
    .target(name: "IBSelector", dependencies: ["IBModel", "IBXML"], swiftSettings: settings),
    /// numbers only: linear constraints with priorities → values, conflicts, what is not determined
    .target(name: "IBSolver", swiftSettings: settings),
    /// a document in a situation: environment, typed views and constraints with variations applied, problems; devices
    .target(
      name: "IBScene", dependencies: ["CTables", "IBModel", "IBPlatform", "IBXML"], exclude: ["Tables"],
      swiftSettings: settings),
    /// image files, asset catalogues, fonts, strings files
    .target(name: "IBAssets", dependencies: ["IBModel", "IBXML"], swiftSettings: settings),
    /// a resolved scene → `SceneLayout`: the scene with frames, conflicts, ambiguity, doubts, gaps, faults
    .target(
      name: "IBLayout", dependencies: ["CTables", "IBModel", "IBPlatform", "IBScene", "IBSolver"],
      swiftSettings: settings),
    /// a `SceneLayout` → a picture (groups, shapes, lines of text) → SVG
    .target(
      name: "IBDrawing", dependencies: ["CPlatform", "CTables", "IBLayout", "IBModel", "IBPlatform", "IBScene"],
      exclude: ["Font/LICENSE-OFL.txt", "Tables"],
      swiftSettings: settings),
    /// templates: each way to write one → one `LayoutChange`; plan, apply, capture; key paths; layout sheets
    .target(
      name: "IBTemplates", dependencies: ["CTables", "IBModel", "IBPlatform", "IBScene", "IBXML"],
      swiftSettings: settings),
    /// versions of a document: what changed, and merges, also of string catalogs
    .target(
      name: "IBCompare", dependencies: ["IBLayout", "IBModel", "IBScene", "IBXML"], swiftSettings: settings),
    /// layouts written in Swift: the statements of layout sheets with operators and result builders
    .target(name: "IBLayoutBuilder", dependencies: ["IBModel", "IBTemplates"], swiftSettings: settings),
    /// Swift and Objective-C sources: declarations, and what code does with objects of documents
    .target(name: "IBSources", dependencies: ["CTables", "IBPlatform"], swiftSettings: settings),
    /// changes of documents as people, scripts and agents state them: set, add, remove, move, wrap, connect, constrain …
    .target(
      name: "IBEditing",
      dependencies: ["IBDrawing", "IBLayout", "IBModel", "IBScene", "IBSelector", "IBTemplates", "IBXML"],
      swiftSettings: settings),
    /// how reports are written: JSON, tables, display width
    .target(name: "IBReport", dependencies: ["IBModel"], swiftSettings: settings),
    /// the app around a document: targets, sources, assets, strings, settings, the other documents, and what refers to what
    .target(
      name: "IBProject",
      dependencies: ["IBAssets", "IBModel", "IBPlatform", "IBScene", "IBSources", "IBTemplates", "IBXML"],
      swiftSettings: settings),
    /// rules, fixes, reporters
    .target(
      name: "IBLint",
      dependencies: [
        "CTables", "IBAssets", "IBSources", "IBLayout", "IBModel", "IBPlatform", "IBProject", "IBReport", "IBScene",
        "IBSelector",
        "IBTemplates", "IBXML",
      ],
      exclude: ["Tables"],
      swiftSettings: settings),
    /// what is said about a document, as text and JSON: objects, layouts, checks of templates; overlays, pages
    .target(
      name: "IBInspection",
      dependencies: [
        "IBDrawing", "IBLayout", "IBLint", "IBModel", "IBProject", "IBReport", "IBScene", "IBSelector", "IBTemplates",
        "IBXML",
      ], swiftSettings: settings),
    /// `.ibt.yml`: text → typed configuration with locations, patterns, schema
    .target(
      name: "IBConfiguration",
      dependencies: [
        "CLibYAML", "CTables", "IBEditing", "IBLint", "IBModel", "IBReport", "IBScene", "IBSelector", "IBTemplates",
      ],
      swiftSettings: settings),
    /// files, folders, diffs, git, caches; reads projects
    .target(
      name: "IBWorkspace",
      dependencies: [
        "CPlatform", "IBAssets", "IBModel", "IBPlatform", "IBProject", "IBSources", "IBTemplates", "IBXML",
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ], swiftSettings: settings),
    /// JSON values, and the messages of JSON-RPC that servers speak
    .target(name: "IBJSONRPC", dependencies: ["IBReport"], swiftSettings: settings),
    /// the Model Context Protocol: tools for agents, each a command
    .target(
      name: "IBAgentServer", dependencies: ["IBJSONRPC", "IBModel", "IBWorkspace"], swiftSettings: settings),
    /// the Language Server Protocol: what editors show and do while a document is typed
    .target(
      name: "IBLanguageServer",
      dependencies: [
        "IBAssets", "IBConfiguration", "IBDrawing", "IBEditing", "IBJSONRPC", "IBLayout", "IBLint", "IBModel",
        "IBPlatform", "IBProject", "IBScene", "IBSources", "IBTemplates", "IBWorkspace", "IBXML",
      ], swiftSettings: settings),
    /// one thin file per command
    .executableTarget(
      name: "ibt",
      dependencies: [
        "CPlatform", "IBAgentServer", "IBAssets", "IBCompare", "IBConfiguration", "IBDrawing", "IBEditing",
        "IBInspection", "IBJSONRPC", "IBLanguageServer", "IBLayout", "IBLint",
        "IBModel", "IBPlatform", "IBProject", "IBReport", "IBScene", "IBSelector", "IBSources", "IBTemplates",
        "IBWorkspace",
        "IBXML",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ], swiftSettings: settings,
      linkerSettings: fixedAddress),
    /// benchmarks and self-checks for people who work on `ibt`
    .executableTarget(
      name: "ibt-dev",
      dependencies: [
        "IBDrawing", "IBLayout", "IBModel", "IBPlatform", "IBScene", "IBSolver", "IBTemplates", "IBWorkspace", "IBXML",
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
    .testTarget(name: "IBXMLTests", dependencies: ["IBPlatform", "IBXML", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "IBModelTests", dependencies: ["IBModel", "IBPlatform", "IBXML", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "IBTemplatesTests",
      dependencies: ["CLibXML2", "IBModel", "IBScene", "IBTemplates", "IBXML", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "IBLayoutBuilderTests",
      dependencies: ["IBLayout", "IBLayoutBuilder", "IBModel", "IBScene", "IBTemplates", "IBXML", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "IBSceneTests", dependencies: ["IBModel", "IBPlatform", "IBScene", "IBXML", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "IBSelectorTests", dependencies: ["IBModel", "IBSelector", "IBXML", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "IBCompareTests", dependencies: ["IBCompare", "IBLayout", "IBModel", "IBScene", "IBXML", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "IBEditingTests",
      dependencies: ["IBCompare", "IBEditing", "IBLayout", "IBModel", "IBScene", "IBSelector", "IBXML", "TestSupport"],
      swiftSettings: settings),
    .testTarget(name: "IBSolverTests", dependencies: ["IBSolver", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "IBAssetsTests", dependencies: ["IBAssets", "IBModel"], swiftSettings: settings),
    .testTarget(
      name: "IBLayoutTests",
      dependencies: [
        "CTables", "IBAssets", "IBLayout", "IBModel", "IBPlatform", "IBScene", "IBTemplates", "IBXML", "ibt-dev",
        "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "IBDrawingTests",
      dependencies: ["IBDrawing", "IBLayout", "IBModel", "IBPlatform", "IBScene", "IBXML", "TestSupport"],
      exclude: ["Golden"], swiftSettings: settings),
    .testTarget(name: "IBSourcesTests", dependencies: ["IBPlatform", "IBSources"], swiftSettings: settings),
    .testTarget(
      name: "IBProjectTests",
      dependencies: ["IBModel", "IBPlatform", "IBProject", "IBSources", "IBXML", "TestSupport"], swiftSettings: settings
    ),
    .testTarget(name: "IBReportTests", dependencies: ["IBReport"], swiftSettings: settings),
    .testTarget(
      name: "CommandTests",
      dependencies: ["IBLayout", "IBLint", "IBModel", "IBScene", "IBTemplates", "ibt", "ibt-dev", "TestSupport"],
      exclude: ["RecordingKit.txt", "Versions"],
      swiftSettings: settings),
    .testTarget(
      name: "IBLintTests",
      dependencies: [
        "IBAssets", "IBDrawing", "IBLayout", "IBLint", "IBModel", "IBPlatform", "IBProject", "IBReport", "IBScene",
        "IBSources", "IBXML", "ibt-dev", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "IBInspectionTests",
      dependencies: [
        "IBDrawing", "IBInspection", "IBLayout", "IBModel", "IBReport", "IBScene", "IBTemplates", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "IBConfigurationTests",
      dependencies: ["IBConfiguration", "IBLint", "IBModel", "IBScene", "IBSelector", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "IBWorkspaceTests",
      dependencies: [
        "IBAssets", "IBPlatform", "IBProject", "IBSources", "IBWorkspace", "TestSupport",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "IBLanguageServerTests",
      dependencies: [
        "IBEditing", "IBJSONRPC", "IBLanguageServer", "IBLint", "IBModel", "IBProject", "IBWorkspace", "IBXML",
        "TestSupport",
      ], swiftSettings: settings),
    .testTarget(
      name: "GuideTests",
      dependencies: [
        "IBLayout", "IBLayoutBuilder", "IBLint", "IBModel", "IBScene", "IBSelector", "IBTemplates", "IBXML",
        "TestSupport",
      ],
      swiftSettings: settings),
    .target(
      name: "DocumentLaws",
      dependencies: [
        "IBCompare", "IBDrawing", "IBLayout", "IBLint", "IBModel", "IBScene", "IBTemplates", "IBXML", "TestSupport",
      ],
      path: "Tests/Laws", swiftSettings: settings),
    .testTarget(
      name: "HostileTests", dependencies: ["DocumentLaws", "IBLint", "IBModel", "IBTemplates", "IBXML", "TestSupport"],
      swiftSettings: settings),
    .testTarget(name: "TidyTests", dependencies: ["ibt-dev", "TestSupport"], swiftSettings: settings),
  ],
  // `CTables` needs `#embed` of C23.
  cLanguageStandard: .c2x
)

// What `tools/fuzz` builds. libFuzzer has the entry point of the program, so nothing else can be built with it.
if Context.environment["IBT_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzz", dependencies: ["DocumentLaws", "IBXML", "TestSupport"], path: "tools/fuzz-harness",
      exclude: ["Seeds", "dictionary"], swiftSettings: settings))
}

// What `tools/source-check` builds, which compares `IBSources` with the compiler's parser.
if Context.environment["IBT_SOURCE_CHECK"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"))
  package.targets.append(
    .executableTarget(
      name: "SourceCheck",
      dependencies: [
        "IBSources", .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ], path: "tools/source-check-harness", swiftSettings: settings))
}
