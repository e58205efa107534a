import IBBase
import SystemPackage

/// Values that the documents of a project share, each made once.
package final class PerProject<Value: Sendable>: Sendable {
  private let known = Locked<[FilePath: Lazy<Value>]>([:])
  private let make: @Sendable (_ document: String) -> Value

  package init(_ make: @escaping @Sendable (_ document: String) -> Value) { self.make = make }

  /// The value of a document's project; outside projects, of the document's folder.
  package func value(near document: String) -> Value {
    let folder = FilePath(document).folder
    let project = known.withLock { $0[folder] } == nil ? AssetCatalogue.projectFolder(of: FilePath(document)) : nil
    return known.withLock { known in
      let value = known[folder] ?? known[project ?? folder] ?? Lazy { [make] in make(document) }
      known[folder] = value
      known[project ?? folder] = value
      return value
    }.value
  }
}
