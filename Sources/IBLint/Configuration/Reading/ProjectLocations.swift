import IBModel

/// The configured locations of the parts of a project. Parts with nil are searched for.
package struct ProjectLocations: Sendable, Equatable {
  package var sources: [Placed<String>]?
  /// Asset catalogs and folders with images.
  package var assets: [Placed<String>]?
  /// Folders with .lproj folders.
  package var strings: [Placed<String>]?
  package var infoPlists: [Placed<String>]?
  /// The earliest system of each platform, such as `15.0`.
  package var deploymentTargets: [Platform: Placed<String>] = [:]

  init() {}

  var paths: [Placed<String>] { [sources, assets, strings, infoPlists].compactMap(\.self).flatMap(\.self) }

  init(_ node: YAMLNode, by reader: inout NodeReader) {
    for (key, value) in reader.entries(of: node, in: "`project`", ProjectKey.self) {
      switch key {
      case .sources: sources = reader.texts(value, for: key.rawValue)
      case .assets: assets = reader.texts(value, for: key.rawValue)
      case .strings: strings = reader.texts(value, for: key.rawValue)
      case .infoPlists: infoPlists = reader.texts(value, for: key.rawValue)
      case .deploymentTarget: readDeploymentTarget(value, by: &reader)
      }
    }
  }

  private mutating func readDeploymentTarget(_ node: YAMLNode, by reader: inout NodeReader) {
    guard case .mapping = node.content else {
      guard let version = version(node, by: &reader) else { return }
      for platform in Platform.allCases { deploymentTargets[platform] = version }
      return
    }
    for (name, value) in reader.namedEntries(of: node, in: "`deployment_target`") {
      guard let platform = Platform.allCases.first(where: { $0.rawValue.lowercased() == name.value.lowercased() })
      else {
        let known = Platform.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
        reader.report("there is no platform `\(name.value.shortened)`; the platforms are \(known)", at: name.place)
        continue
      }
      deploymentTargets[platform] = version(value, by: &reader)
    }
  }

  private func version(_ node: YAMLNode, by reader: inout NodeReader) -> Placed<String>? {
    let parts = node.text?.split(separator: ".", omittingEmptySubsequences: false) ?? []
    guard (1...3).contains(parts.count), parts.allSatisfy({ UInt16($0) != nil }) else {
      reader.report("`deployment_target` requires a version such as 15.0, not \(node.kind)", at: node.place)
      return nil
    }
    return Placed(parts.joined(separator: "."), at: node.place)
  }

  /// These locations; another configuration adds the missing ones.
  func adding(to base: ProjectLocations) -> ProjectLocations {
    var result = self
    result.sources = sources ?? base.sources
    result.assets = assets ?? base.assets
    result.strings = strings ?? base.strings
    result.infoPlists = infoPlists ?? base.infoPlists
    result.deploymentTargets.merge(base.deploymentTargets) { own, _ in own }
    return result
  }
}
