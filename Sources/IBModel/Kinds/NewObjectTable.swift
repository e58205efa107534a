import CTables

/// Views as in Interface Builder's library. The data are `Sources/IBModel/Tables/NewObjects.tsv`.
package enum NewObjectTable {
  /// Returns the kinds that can be created on a platform, and the texts of their elements, in which `?` is an id.
  package static func elements(on platform: Platform) -> [(kind: String, text: String)] {
    let framework: TableText = platform == .macOS ? "AppKit" : "UIKit"
    return TableText(.newObjects).lines.compactMap { line in
      let columns = line.columns()
      return columns.count == 3 && columns[1] == framework ? (String(columns[0]), String(columns[2])) : nil
    }
  }
}
