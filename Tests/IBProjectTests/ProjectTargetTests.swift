import IBBase
import IBModel
import IBProject
import Testing

@Suite struct ProjectTargetTests {
  private static func project(_ objects: String) -> [UInt8] {
    Array(
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objects = {
          P1 /* Project object */ = { isa = PBXProject; mainGroup = G1; targets = (T1, T2, ); projectDirPath = ""; };
          T1 = {
            isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            buildConfigurationList = C1; buildPhases = (B1, B2, ); fileSystemSynchronizedGroups = (S1, );
            packageProductDependencies = (D1, );
          };
          T2 = { isa = PBXNativeTarget; name = "App Tests"; buildPhases = (); };
          \(objects)
        };
        rootObject = P1 /* Project object */;
      }
      """.utf8)
  }

  private func targets(_ objects: String) throws -> [ProjectTarget] {
    try #require(
      DefinedTargets(ofXcodeProject: Self.project(objects), path: "/code/Shop/App.xcodeproj/project.pbxproj")?.targets)
  }

  @Test func filesOfBuildPhasesHaveThePathsOfTheirGroups() throws {
    let targets = try targets(
      """
      G1 = { isa = PBXGroup; children = (G2, F3, V1, ); sourceTree = "<group>"; };
      G2 = { isa = PBXGroup; children = (F1, F2, G1, ); path = "My App"; sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = Page.swift; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = ../Shared/Cell.xib; sourceTree = "<group>"; };
      F3 = { isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
      V1 = { isa = PBXVariantGroup; name = Main.storyboard; children = (L1, L2, ); sourceTree = "<group>"; };
      L1 = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = SOURCE_ROOT; };
      L2 = { isa = PBXFileReference; path = de.lproj/Main.strings; sourceTree = "<group>"; };
      B1 = { isa = PBXSourcesBuildPhase; files = (U1, ); };
      B2 = { isa = PBXResourcesBuildPhase; files = (U2, U3, ); };
      U1 = { isa = PBXBuildFile; fileRef = F1; };
      U2 = { isa = PBXBuildFile; fileRef = F2; };
      U3 = { isa = PBXBuildFile; fileRef = V1; };
      """)
    #expect(targets.map(\.name) == ["App", "App Tests"])
    #expect(
      targets[0].files == [
        "/code/Shop/My App/Page.swift", "/code/Shop/Shared/Cell.xib", "/code/Shop/Base.lproj/Main.storyboard",
        "/code/Shop/de.lproj/Main.strings",
      ])
    #expect(targets[0].productType == "com.apple.product-type.application")
    #expect(ProjectTargets(targets).targets(of: "/code/Shop/Shared/Cell.xib").map(\.name) == ["App"])
    #expect(ProjectTargets(targets).targets(of: "/code/Shop/Other.xib") == [])
  }

  @Test(arguments: [
    ("fileRef = F1;", true), ("fileRef = F2;", false), ("fileRef = F3;", false), ("productRef = D2;", true),
    ("productRef = D1;", false),
  ]) func `libraries of other packages and in files are linked`(file: String, expected: Bool) throws {
    let targets = try targets(
      """
      G1 = { isa = PBXGroup; children = (F1, F2, F3, ); sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = Libraries/Kit.framework; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };
      F3 = { isa = PBXFileReference; path = Own.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      D1 = { isa = XCSwiftPackageProductDependency; productName = Own; };
      D2 = { isa = XCSwiftPackageProductDependency; productName = Kit; package = R1; };
      B1 = { isa = PBXFrameworksBuildPhase; files = (U1, ); };
      U1 = { isa = PBXBuildFile; \(file) };
      """)
    #expect(targets[0].libraries.isEmpty != expected)
    let package = #".target(name: "Own"), .target(name: "App", dependencies: ["Own"\#(expected ? #", "Kit""# : "")])"#
    let own = ProjectTarget.targets(ofPackage: Array(package.utf8), path: "Package.swift")
    #expect(own.allSatisfy(\.libraries.isEmpty) != expected)
  }

  @Test(arguments: [
    ("SWIFT_VERSION = 5.0;", "0710", 5), ("SWIFT_VERSION = 2.3;", "1600", 2), ("", "0710", 2), ("", "0820", 3),
    ("", "1600", 5),
  ]) func `projects that only Xcode 7 saw are of Swift 2`(setting: String, check: String, expected: Int) throws {
    let targets = try targets(
      """
      P1 = { isa = PBXProject; attributes = { LastUpgradeCheck = \(check); }; mainGroup = G1; targets = (T1, ); };
      G1 = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
      C1 = { isa = XCConfigurationList; buildConfigurations = (X1, ); };
      X1 = { isa = XCBuildConfiguration; buildSettings = { \(setting) }; };
      """)
    #expect(targets[0].swiftVersion == expected)
  }

  @Test func `documents that no target has are stray if targets have others`() {
    var target = ProjectTarget("App", definition: "/code/Shop/App.xcodeproj/project.pbxproj")
    target.files = ["/code/Shop/A.xib", "/code/Shop/B.xib", "/code/Shop/Copied"]
    let documents = ["/code/Shop/A.xib", "/code/Shop/B.xib", "/code/Shop/Copied/C.xib", "/code/Shop/Old.xib", "/D.xib"]
    #expect(ProjectTargets([target]).strayFiles(among: documents) == ["/code/Shop/Old.xib"])
    #expect(ProjectTargets([target], isComplete: false).strayFiles(among: documents).isEmpty)
    target.files = []
    #expect(ProjectTargets([target]).strayFiles(among: documents).isEmpty)
    // The nearest project decides.
    target.files = ["/code/Shop/A.xib"]
    var kit = ProjectTarget("Kit", definition: "/code/Shop/Kit/Kit.xcodeproj/project.pbxproj")
    kit.files = ["/code/Shop/Kit/Card.swift"]
    let all = ["/code/Shop/A.xib", "/code/Shop/fr.lproj/A.xib", "/code/Shop/Kit/Card.xib"]
    #expect(ProjectTargets([target, kit]).strayFiles(among: all) == ["/code/Shop/fr.lproj/A.xib"])
  }

  @Test func synchronizedFoldersHaveAllTheirFilesButExceptions() throws {
    let targets = try targets(
      """
      G1 = { isa = PBXGroup; children = (S1, ); sourceTree = "<group>"; };
      S1 = {
        isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E1, E2, );
      };
      E1 = {
        isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = (Info.plist, Old, );
      };
      E2 = {
        isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2; membershipExceptions = (Cell.xib, /Localized/Main.storyboard, );
      };
      """)
    #expect(targets[0].contains("/code/Shop/App/Base.lproj/Main.storyboard"))
    #expect(targets[0].contains("/code/Shop/App/Cell.xib") && !targets[0].contains("/code/Shop/App/Old/Page.xib"))
    #expect(!targets[0].contains("/code/Shop/Apple/Page.xib") && targets[1].contains("/code/Shop/App/Cell.xib"))
    #expect(!targets[1].contains("/code/Shop/App/Base.lproj/Main.storyboard"))
    // The list is of what is there if it is, so that nothing is absent.
    #expect(targets[1].files.isEmpty)
  }

  @Test(
    arguments: [
      ("IPHONEOS_DEPLOYMENT_TARGET = 15.0;", "15.0"), ("", "9.0"), ("IPHONEOS_DEPLOYMENT_TARGET = \"$(OLDEST)\";", nil),
    ] as [(String, String?)]) func `a target decides what it runs on`(settings: String, version: String?) throws
  {
    let targets = try targets(
      """
      P1 = { isa = PBXProject; buildConfigurationList = C0; mainGroup = G1; targets = (T1, ); };
      G1 = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
      C0 = { isa = XCConfigurationList; buildConfigurations = (X0, ); };
      X0 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 9.0; }; };
      C1 = { isa = XCConfigurationList; buildConfigurations = (X1, ); };
      X1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
      """)
    let expected = version.flatMap { SystemVersion($0) }.map { $0...$0 }
    #expect(targets[0].deploymentTargets.ranges[.iOS] == expected)
    #expect(targets[0].deploymentTargets.ranges.count == (expected == nil ? 0 : 1))
  }

  @Test func buildSettingsNameDocumentsAndInfoPlists() throws {
    let targets = try targets(
      """
      G1 = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
      C1 = { isa = XCConfigurationList; buildConfigurations = (X1, X2, ); };
      X1 = { isa = XCBuildConfiguration; buildSettings = {
        INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; INFOPLIST_KEY_UIMainStoryboardFile = Main;
        "INFOPLIST_KEY_UILaunchStoryboardName[sdk=iphoneos*]" = Launch; INFOPLIST_KEY_CFBundleDisplayName = Shop;
        LD_RUNPATH_SEARCH_PATHS = ("$(inherited)", ); PRODUCT_NAME = "Shop Pro"; SDKROOT = iphoneos;
      }; };
      X2 = { isa = XCBuildConfiguration; buildSettings = { INFOPLIST_FILE = "$(TARGET_NAME)/Info.plist"; }; };
      D1 = { isa = XCSwiftPackageProductDependency; productName = Kit; };
      """)
    #expect(targets[0].documentNames == ["Main", "Launch"] && targets[0].mainDocuments == ["Main"])
    #expect(targets[0].modules.contains("Shop_Pro") && targets[0].platforms == [.iOS])
    #expect(targets[0].propertyLists == ["/code/Shop/App/Info.plist"] && targets[0].packageProducts == ["Kit"])
  }

  @Test(arguments: [
    "", "{", "{ objects = { }; }", "{ rootObject = P; objects = ( ); }", "{ a = \"b", #"<?xml version="1.0"?>"#,
    String(repeating: "(", count: 100_000), "{ rootObject = P; objects = { P = { targets = (P, P, Q, ); }; }; } x",
    "/* ", "{ a = <00",
  ]) func damagedProjectsHaveNoTargets(_ text: String) {
    #expect(DefinedTargets(ofXcodeProject: Array(text.utf8), path: "A.xcodeproj/project.pbxproj") == nil)
  }

  @Test func propertyListsHaveQuotesEscapesAndComments() throws {
    let text = #"{ /* a */ a = "b \"c\" \U00e9\n"; b = (1, x.y/z-1,); // end"# + "\n}"
    let list = try #require(PropertyList(Array(text.utf8)))
    #expect(list["a"]?.text == "b \"c\" é\n" && list["b"]?.texts == ["1", "x.y/z-1"])
  }

  @Test func packagesHaveTargetsWithFolders() {
    let manifest = """
      // swift-tools-version: 6.0
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [
          // .target(name: "Old"),
          .target(
            name: "Kit", dependencies: [.target(name: "Core"), "Other"], exclude: ["Notes"],
            resources: [.process("Views"), .copy("Data")]),
          .target(name: "Core", path: "Code/Core"),
          .testTarget(name: "KitTests", dependencies: ["Kit"]),
        ]
      )
      """
    let targets = ProjectTarget.targets(ofPackage: Array(manifest.utf8), path: "/code/Kit/Package.swift")
    #expect(targets.map(\.name) == ["Kit", "Core", "KitTests"])
    #expect(
      targets.flatMap(\.folders).map(\.path) == [
        "/code/Kit/Sources/Kit", "/code/Kit/Code/Core", "/code/Kit/Tests/KitTests",
      ])
    #expect(targets[0].contains("/code/Kit/Sources/Kit/Views/Cell.xib"))
    #expect(!targets[0].contains("/code/Kit/Sources/Kit/Notes/Cell.xib"))
  }

  @Test(arguments: [".target(", ".target(name: \"A", #".target(name: "A""#, "/*", ".target(\\"])
  func damagedPackagesHaveNoTargets(_ text: String) {
    #expect(ProjectTarget.targets(ofPackage: Array(text.utf8), path: "Package.swift") == [])
  }

  @Test(arguments: [
    ("A = 1; IPHONEOS_DEPLOYMENT_TARGET = 13.4; B = 2;", Platform.iOS, "13.4" as String?),
    ("TVOS_DEPLOYMENT_TARGET=\"9.0\"", .tvOS, "9.0"), ("platforms: [.iOS(.v13), .macOS(.v10_15)]", .macOS, "10.15"),
    ("IPHONEOS_DEPLOYMENT_TARGET = $(OLDEST_9);\nIPHONEOS_DEPLOYMENT_TARGET[sdk=*] = 8.0;", .iOS, nil),
  ]) func deploymentTargetsAreReadFromSettings(_ text: String, _ platform: Platform, _ version: String?) {
    var targets = DeploymentTargets()
    targets.add(settings: Array(text.utf8))
    #expect(targets.ranges[platform] == version.flatMap { SystemVersion($0) }.map { $0...$0 })
  }

  @Test(arguments: [("2304", Platform.iOS, "9.0"), ("1090", .macOS, "10.9"), ("101304", .macOS, "10.13")])
  func versionsInDocumentsAreNumbers(_ number: String, _ platform: Platform, _ version: String) {
    #expect(SystemVersion(documentNumber: number, on: platform) == SystemVersion(version))
  }

  @Test(
    arguments: [
      (["a/A.xcconfig": "SDKROOT = macosx\n// x"], ["App"]), ([:], []),
      (["a/A.xcconfig": "PRODUCT_NAME[sdk=*] = My Kit\n"], ["App", "My_Kit"]),
      (["a/A.xcconfig": "PRODUCT_NAME = $(TARGET_NAME)"], ["App"]), (["a/A.xcconfig": "PRODUCT_NAME = $(NAME)"], []),
      (["a/A.xcconfig": "#include \"../B.xcconfig\"", "B.xcconfig": "PRODUCT_MODULE_NAME=Core"], ["App", "Core"]),
      (["a/A.xcconfig": "#include \"../B.xcconfig\""], ["App"]),
      (["a/A.xcconfig": "#include? \"B.xcconfig\""], ["App"]),
      (["a/A.xcconfig": "#include \"A.xcconfig\""], ["App"]),
    ] as [([String: String], Set<String>)])
  func settingsFilesNameModules(_ files: [String: String], _ modules: Set<String>) {
    var target = ProjectTarget("App", definition: "/a/project.pbxproj")
    (target.modules, target.settingsFiles) = (["App"], ["a/A.xcconfig", "Pods-App.xcconfig"])
    target.addModules { files[$0].map { Array($0.utf8) } }
    #expect(target.modules == modules)
  }

  @Test func targetsAreReadAgainFromBytes() throws {
    var target = ProjectTarget("App", definition: "/a/project.pbxproj")
    target.productType = "application"
    target.files = ["/a/b.xib"]
    target.folders = [ProjectTarget.Folder(path: "/a/App", excluded: ["/a/App/c.xib"])]
    (target.propertyLists, target.documentNames, target.packageProducts) = (["/a/Info.plist"], ["Main"], ["Kit"])
    (target.mainDocuments, target.platforms, target.modules) = (["Main"], [.iOS], ["App"])
    target.deploymentTargets.add(SystemVersion(15), for: .iOS)
    var writer = ByteWriter()
    DefinedTargets([target]).write(to: &writer)
    var reader = ByteReader(writer.bytes[...])
    #expect(try DefinedTargets(from: &reader).targets == [target])
  }
}
