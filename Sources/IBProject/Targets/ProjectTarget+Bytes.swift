import IBBase
import IBModel

// Serialization for the cache.

extension ProjectTarget: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(name, productType, definition, files, folders, propertyLists, documentNames, mainDocuments)
    writer.write(platforms.map(\.rawValue).sorted(), modules, settingsFiles, packageProducts, libraries, swiftVersion)
    writer.write(deploymentTargets)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (name, productType, definition, files, folders, propertyLists, documentNames, mainDocuments) = try reader.values()
    let names: [String]
    (names, modules, settingsFiles, packageProducts, libraries, swiftVersion) = try reader.values()
    platforms = Set(names.compactMap(Platform.init(rawValue:)))
    deploymentTargets = try reader.value()
  }
}

extension ProjectTarget.Folder: ByteCodable {
  package func write(to writer: inout ByteWriter) { writer.write(path, excluded) }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) { (path, excluded) = try reader.values() }
}

/// The serialized targets of one definition.
package struct DefinedTargets: ByteCodable, Sendable {
  package let targets: [ProjectTarget]
  /// The paths of sources that the definition lists, and that none of its targets compiles.
  package let unbuiltSources: Set<String>

  package init(_ targets: [ProjectTarget], unbuiltSources: Set<String> = []) {
    (self.targets, self.unbuiltSources) = (targets, unbuiltSources)
  }

  /// The targets of a `project.pbxproj`; nil when it is not one.
  package init?(ofXcodeProject contents: [UInt8], path: String) {
    guard let reader = XcodeProjectReader(contents, path: path) else { return nil }
    let targets = reader.targets
    self.init(targets, unbuiltSources: reader.sources.filter { source in !targets.contains { $0.contains(source) } })
  }

  package func write(to writer: inout ByteWriter) { writer.write(targets, unbuiltSources) }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (targets, unbuiltSources) = try reader.values()
  }
}
