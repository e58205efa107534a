import IBBase
import IBModel

// Serialization for the cache.

extension ProjectTarget: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(productType)
    writer.write(definition)
    writer.write(files)
    writer.write(folders)
    writer.write(propertyLists)
    writer.write(documentNames)
    writer.write(mainDocuments)
    writer.write(Set(platforms.map(\.rawValue)))
    writer.write(modules)
    writer.write(packageProducts)
    writer.write(libraries)
    writer.write(mayBeOfSwift2)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    let name = try reader.text()
    let productType: String? = try reader.value()
    self.init(name, definition: try reader.text())
    self.productType = productType
    files = try reader.set()
    folders = try reader.value()
    propertyLists = try reader.set()
    documentNames = try reader.set()
    mainDocuments = try reader.set()
    platforms = Set(try reader.set().compactMap(Platform.init(rawValue:)))
    modules = try reader.set()
    packageProducts = try reader.value()
    libraries = try reader.set()
    mayBeOfSwift2 = try reader.value()
  }
}

extension ProjectTarget.Folder: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(path)
    writer.write(excluded)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    path = try reader.text()
    excluded = try reader.set()
  }
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

  package func write(to writer: inout ByteWriter) {
    writer.write(targets)
    writer.write(unbuiltSources)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (targets, unbuiltSources) = (try reader.value(), try reader.set())
  }
}
