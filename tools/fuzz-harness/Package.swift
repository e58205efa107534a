// swift-tools-version: 6.1
import PackageDescription

/// What `tools/fuzz` builds: a package of its own, so that building `ibt` never sees it.
let package = Package(
  name: "fuzz-harness",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ibt", path: "../..")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: ["DocumentLaws", "TestSupport", .product(name: "IBXML", package: "ibt")]),
    // Both are links to the folders of the tests.
    .target(
      name: "DocumentLaws",
      dependencies: [
        "TestSupport", .product(name: "IBLint", package: "ibt"), .product(name: "IBModel", package: "ibt"),
        .product(name: "IBTemplates", package: "ibt"), .product(name: "IBXML", package: "ibt"),
      ]),
    .target(name: "TestSupport"),
  ]
)
