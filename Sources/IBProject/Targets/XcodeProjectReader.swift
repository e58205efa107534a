import IBModel

/// A reader of the targets in a `project.pbxproj`, whose objects refer to each other by ids.
struct XcodeProjectReader {
  private let path: String
  private let objects: PropertyList
  private let project: PropertyList
  /// The folder of `SOURCE_ROOT`.
  private let root: String
  /// Paths of files and folders, by id.
  private var paths: [String: String] = [:]

  /// Creates a reader; nil when the contents are not an Xcode project.
  init?(_ contents: [UInt8], path: String) {
    guard let file = PropertyList(contents), let objects = file["objects"],
      let project = file["rootObject"]?.text.flatMap({ objects[$0] })
    else { return nil }
    (self.path, self.objects, self.project) = (path, objects, project)
    // `Folder/App.xcodeproj/project.pbxproj`
    let folder = path.parentFolder.parentFolder
    root = folder.joined(with: project["projectDirPath"]?.text ?? "")
    readPaths()
  }

  var targets: [ProjectTarget] {
    (project["targets"]?.texts ?? []).compactMap { id in objects[id].flatMap { target($0, id) } }
  }

  /// The paths of the Swift and Objective-C files in the groups, without headers.
  var sources: Set<String> {
    Set(paths.values.filter { path in [".swift", ".m", ".mm"].contains { path.hasSuffix($0) } })
  }

  private func objects(_ owner: PropertyList, _ key: String) -> [PropertyList] {
    owner[key]?.texts.compactMap { objects[$0] } ?? []
  }

  /// Reads all groups, each once even if it contains itself.
  private mutating func readPaths() {
    guard let main = project["mainGroup"]?.text else { return }
    var pending = [(id: main, folder: root)]
    while let (id, folder) = pending.popLast() {
      guard paths[id] == nil, let object = objects[id], let path = path(of: object, in: folder) else { continue }
      paths[id] = path
      for child in object["children"]?.texts ?? [] { pending.append((child, path)) }
    }
  }

  /// The path of a file or group; nil for build products and files of an SDK.
  private func path(of object: PropertyList, in folder: String) -> String? {
    let path = object["path"]?.text ?? ""
    switch object["sourceTree"]?.text {
    case "<group>": return folder.joined(with: path)
    case "SOURCE_ROOT": return root.joined(with: path)
    case "<absolute>": return path
    default: return nil
    }
  }

  private func target(_ object: PropertyList, _ id: String) -> ProjectTarget? {
    guard let name = object["name"]?.text else { return nil }
    var target = ProjectTarget(name, definition: path)
    target.productType = object["productType"]?.text
    target.packageProducts = objects(object, "packageProductDependencies").compactMap { $0["productName"]?.text }
    for phase in objects(object, "buildPhases") where XcodeProjectReader.phases.contains(phase["isa"]?.text ?? "") {
      for file in objects(phase, "files") { target.files.formUnion(files(of: file["fileRef"]?.text)) }
    }
    target.libraries = libraries(of: object)
    addFolders(of: object, id, to: &target)
    target.modules = [name.moduleName]
    let configurations = [project, object].flatMap(configurations)
    let settings = configurations.compactMap { $0["buildSettings"] }
    for settings in settings { add(settings, to: &target) }
    target.deploymentTargets = deploymentTargets(of: object)
    let versions = settings.compactMap { $0["SWIFT_VERSION"]?.text }
    target.swiftVersion = versions.compactMap { $0.first?.wholeNumberValue }.max() ?? newestSwiftVersion
    let files = configurations.compactMap { $0["baseConfigurationReference"]?.text }
    if !files.isEmpty { target.platforms = [] }
    target.settingsFiles = Set(files.compactMap { paths[$0] ?? objects[$0]?["path"]?.text })
    if target.modules.contains(where: { $0.contains("$") }) { target.modules = [] }
    return target
  }

  private func configurations(of object: PropertyList) -> [PropertyList] {
    object["buildConfigurationList"]?.text.flatMap { objects[$0] }.map { objects($0, "buildConfigurations") } ?? []
  }

  /// The oldest systems of a target: those of the project where it says nothing itself.
  private func deploymentTargets(of object: PropertyList) -> DeploymentTargets {
    var found = DeploymentTargets()
    let inherited = configurations(of: project)
    for own in configurations(of: object) {
      let same = inherited.first { $0["name"]?.text == own["name"]?.text }
      var versions: [Platform: SystemVersion] = [:]
      for case .table(let values)? in [same, own].map({ $0?["buildSettings"] }) {
        for (name, value) in values {
          guard let platform = DeploymentTargets.platform(ofSetting: name) else { continue }
          versions[platform] = value.text.flatMap { SystemVersion($0) }
        }
      }
      for (platform, version) in versions { found.add(version, for: platform) }
    }
    return found
  }

  /// Whether Xcode 8 or newer never updated the project; it writes the version of Swift into each one.
  private var newestSwiftVersion: Int {
    guard let xcode = project["attributes"]?["LastUpgradeCheck"]?.text.flatMap({ Int($0) }) else { return 5 }
    return xcode < 800 ? 2 : xcode < 900 ? 3 : 5
  }

  /// The names of the products of packages that a target links, and of libraries in files that are neither built here nor
  /// part of an SDK.
  private func libraries(of target: PropertyList) -> Set<String> {
    let phases = objects(target, "buildPhases").filter { $0["isa"]?.text == "PBXFrameworksBuildPhase" }
    let names = phases.flatMap { objects($0, "files") }.compactMap { file -> String? in
      if let product = file["productRef"]?.text.flatMap({ objects[$0] }) {
        return product["package"] == nil ? nil : product["productName"]?.text ?? ""
      }
      guard let path = file["fileRef"]?.text.flatMap({ paths[$0] }) else { return nil }
      return ["System/Library/", "usr/lib/"].contains { path.contains($0) } ? nil : DocumentSummary.name(of: path)
    }
    return Set(names)
  }

  private static let phases: Set<String> = ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"]

  /// The files of a reference; for a localized one, those of all languages.
  private func files(of reference: String?) -> [String] {
    guard let reference else { return [] }
    let members = objects[reference]?["children"]?.texts ?? []
    return members.isEmpty ? [paths[reference]].compactMap { $0 } : members.compactMap { paths[$0] }
  }

  /// Adds synchronized folders. An exception excludes files from the folder's target, or adds them to another one.
  private func addFolders(of object: PropertyList, _ id: String, to target: inout ProjectTarget) {
    let own = Set(object["fileSystemSynchronizedGroups"]?.texts ?? [])
    for (group, path) in paths {
      guard let folder = objects[group], folder["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" else { continue }
      let exceptions = objects(folder, "exceptions").filter { $0["target"]?.text == id }
      // `/Localized/Main.storyboard` stands for the files of all languages.
      let names = exceptions.flatMap { $0["membershipExceptions"]?.texts ?? [] }.filter { !$0.hasPrefix("/") }
        .map { path.joined(with: $0) }
      if own.contains(group) {
        target.folders.append(ProjectTarget.Folder(path: path, excluded: Set(names)))
      } else {
        target.folders += names.map { ProjectTarget.Folder(path: $0) }
      }
    }
    target.folders.sort { $0.path < $1.path }
  }

  private func add(_ settings: PropertyList, to target: inout ProjectTarget) {
    guard case .table(let values) = settings else { return }
    for (name, value) in values {
      // `INFOPLIST_KEY_UILaunchStoryboardName[sdk=iphoneos*]`
      let name = name.prefix { $0 != "[" }
      guard let text = value.text, !text.isEmpty else { continue }
      switch name {
      case "INFOPLIST_FILE": if let path = resolved(text) { target.propertyLists.insert(path) }
      case "SDKROOT", "SUPPORTED_PLATFORMS": target.platforms.formUnion(text.split(separator: " ").compactMap(platform))
      case _ where XcodeProjectReader.productSettings.contains(String(name)): target.addModule(ofProduct: text)
      case _ where name.hasPrefix(XcodeProjectReader.informationPrefix):
        let key = String(name.dropFirst(XcodeProjectReader.informationPrefix.count))
        if AppInformation.namesDocument(key) { target.documentNames.insert(text) }
        if AppInformation.namesMainDocument(key) { target.mainDocuments.insert(text) }
      default: break
      }
    }
  }

  /// The platform of an SDK, such as `iphoneos` or `xrsimulator`, whose documents are those of iOS.
  private func platform(ofSDK name: Substring) -> Platform? {
    let platforms: [(String, Platform)] = [
      ("iphone", .iOS), ("xr", .iOS), ("macosx", .macOS), ("appletv", .tvOS), ("watch", .watchOS),
    ]
    return platforms.first { name.hasPrefix($0.0) }?.1
  }

  static let productSettings: Set = ["PRODUCT_NAME", "PRODUCT_MODULE_NAME"]
  private static let informationPrefix = "INFOPLIST_KEY_"

  /// A path in a build setting; nil if it depends on other settings.
  private func resolved(_ text: String) -> String? {
    var text = text
    for variable in ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/"] where text.hasPrefix(variable)
    {
      text.removeFirst(variable.count)
    }
    return text.contains("$") ? nil : root.joined(with: text)
  }
}
