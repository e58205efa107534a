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
    .library(name: "IBSolver", targets: ["IBSolver"]),
    .library(name: "IBScene", targets: ["IBScene"]),
    .library(name: "IBAssets", targets: ["IBAssets"]),
    .library(name: "IBLayout", targets: ["IBLayout"]),
    .library(name: "IBDrawing", targets: ["IBDrawing"]),
    .library(name: "IBTemplates", targets: ["IBTemplates"]),
    .library(name: "IBLayoutBuilder", targets: ["IBLayoutBuilder"]),
    .library(name: "IBSources", targets: ["IBSources"]),
    .library(name: "IBLint", targets: ["IBLint"]),
    .library(name: "IBConfiguration", targets: ["IBConfiguration"]),
    .library(name: "IBWorkspace", targets: ["IBWorkspace"]),
    .executable(name: "ibt", targets: ["ibt"]),
    .executable(name: "ibt-dev", targets: ["ibt-dev"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CPlatform"),
    .target(name: "IBPlatform", dependencies: ["CPlatform"], swiftSettings: settings),
    .target(name: "IBXML", dependencies: ["CLibXML2", "CPlatform", "IBPlatform"], swiftSettings: settings),
    .target(name: "IBModel", dependencies: ["CPlatform", "IBPlatform", "IBXML"], swiftSettings: settings),
    .target(name: "IBSelector", dependencies: ["IBModel", "IBXML"], swiftSettings: settings),
    .target(name: "IBSolver", swiftSettings: settings),
    .target(name: "IBScene", dependencies: ["IBModel", "IBPlatform", "IBXML"], swiftSettings: settings),
    .target(name: "IBAssets", dependencies: ["IBModel", "IBXML"], swiftSettings: settings),
    .target(name: "IBLayout", dependencies: ["IBModel", "IBScene", "IBSolver"], swiftSettings: settings),
    .target(
      name: "IBDrawing", dependencies: ["CPlatform", "IBLayout", "IBModel", "IBScene"],
      exclude: ["Font/LICENSE-OFL.txt"],
      swiftSettings: settings),
    .target(name: "IBTemplates", dependencies: ["IBModel", "IBScene", "IBXML"], swiftSettings: settings),
    .target(name: "IBLayoutBuilder", dependencies: ["IBModel", "IBTemplates"], swiftSettings: settings),
    .target(name: "IBSources", swiftSettings: settings),
    .target(name: "IBReport", swiftSettings: settings),
    .target(
      name: "IBLint",
      dependencies: [
        "IBAssets", "IBDrawing", "IBSources", "IBLayout", "IBModel", "IBReport", "IBScene", "IBSelector", "IBTemplates",
        "IBXML",
      ],
      swiftSettings: settings),
    .target(
      name: "IBConfiguration", dependencies: ["CLibYAML", "IBLint", "IBModel", "IBReport", "IBScene", "IBSelector"],
      swiftSettings: settings),
    .target(
      name: "IBWorkspace",
      dependencies: [
        "CPlatform", "IBAssets", "IBLint", "IBModel", "IBPlatform", "IBScene", "IBSources", "IBTemplates", "IBXML",
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ], swiftSettings: settings),
    .executableTarget(
      name: "ibt",
      dependencies: [
        "CPlatform", "IBAssets", "IBConfiguration", "IBDrawing", "IBLayout", "IBLint", "IBModel", "IBPlatform",
        "IBReport", "IBScene", "IBTemplates",
        "IBWorkspace", "IBXML",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ], swiftSettings: settings,
      linkerSettings: fixedAddress),
    .executableTarget(
      name: "ibt-dev",
      dependencies: [
        "IBDrawing", "IBLayout", "IBModel", "IBScene", "IBSolver", "IBTemplates", "IBWorkspace", "IBXML",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ], swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/Support", swiftSettings: settings),
    .testTarget(name: "IBXMLTests", dependencies: ["IBXML", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "IBModelTests", dependencies: ["IBModel", "IBXML", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "IBTemplatesTests",
      dependencies: ["CLibXML2", "IBModel", "IBScene", "IBTemplates", "IBXML", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "IBLayoutBuilderTests",
      dependencies: ["IBLayout", "IBLayoutBuilder", "IBModel", "IBScene", "IBTemplates", "IBXML", "TestSupport"],
      swiftSettings: settings),
    .testTarget(name: "IBSceneTests", dependencies: ["IBModel", "IBScene", "IBXML"], swiftSettings: settings),
    .testTarget(
      name: "IBSelectorTests", dependencies: ["IBModel", "IBSelector", "IBXML", "TestSupport"],
      swiftSettings: settings),
    .testTarget(name: "IBSolverTests", dependencies: ["IBSolver", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "IBAssetsTests", dependencies: ["IBAssets", "IBModel"], swiftSettings: settings),
    .testTarget(
      name: "IBLayoutTests",
      dependencies: [
        "IBAssets", "IBLayout", "IBModel", "IBPlatform", "IBScene", "IBTemplates", "IBXML", "ibt-dev", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "IBDrawingTests",
      dependencies: ["IBDrawing", "IBLayout", "IBModel", "IBPlatform", "IBScene", "IBXML", "TestSupport"],
      exclude: ["Golden"], swiftSettings: settings),
    .testTarget(name: "IBSourcesTests", dependencies: ["IBSources"], swiftSettings: settings),
    .testTarget(name: "IBReportTests", dependencies: ["IBReport"], swiftSettings: settings),
    .testTarget(
      name: "CommandTests",
      dependencies: ["IBLayout", "IBModel", "IBScene", "IBTemplates", "ibt", "ibt-dev", "TestSupport"],
      exclude: ["RecordingKit.txt", "RecordingKeepLayout.txt", "RecordingLayoutComposer.txt"],
      swiftSettings: settings),
    .testTarget(
      name: "IBLintTests", dependencies: ["IBAssets", "IBLint", "IBModel", "IBSources", "IBXML", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "IBConfigurationTests", dependencies: ["IBConfiguration", "IBLint", "IBModel", "IBScene", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "IBWorkspaceTests",
      dependencies: [
        "IBAssets", "IBLint", "IBPlatform", "IBSources", "IBWorkspace",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
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
        "IBDrawing", "IBLayout", "IBLint", "IBModel", "IBScene", "IBTemplates", "IBXML", "TestSupport",
      ],
      path: "Tests/Laws", swiftSettings: settings),
    .testTarget(
      name: "HostileTests", dependencies: ["DocumentLaws", "IBLint", "IBModel", "IBTemplates", "IBXML", "TestSupport"],
      swiftSettings: settings),
    .testTarget(name: "TidyTests", dependencies: ["TestSupport"], swiftSettings: settings),
  ]
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
