import IBBase

extension ProjectTarget {
  /// Adds the module of a product with a name; a name that other settings decide counts as none.
  mutating func addModule(ofProduct name: String) {
    if ["$(TARGET_NAME", "$(PRODUCT_NAME"].contains(where: name.hasPrefix) { return }
    modules.insert(name.contains("$") ? name : name.moduleName)
  }

  /// Adds the modules that settings files name; none are known if a file is not in the checkout. Files that these include
  /// may be absent: they usually have the settings of a developer.
  package mutating func addModules(reading contents: (String) -> [UInt8]?) {
    var (pending, known) = (settingsFiles, settingsFiles)
    while let path = pending.popFirst() {
      // The files of CocoaPods set paths only.
      if path.contains("Pods-") { continue }
      guard let bytes = contents(path) else {
        if !settingsFiles.contains(path) { continue }
        return modules = []
      }
      for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
        let parts = line.split(separator: "=")
        let name = String(line.drop(while: \.isWhitespace).prefix { !" \t=[".contains($0) })
        if parts.count > 1, XcodeProjectReader.productSettings.contains(name) {
          addModule(ofProduct: parts[parts.count - 1].prefix { $0 != "/" }.trimmed())
        }
        guard let file = ProjectTarget.included(in: line) else { continue }
        let included = path.parentFolder.joined(with: file)
        if known.insert(included).inserted { pending.insert(included) }
      }
    }
    if modules.contains(where: { $0.contains("$") }) { modules = [] }
  }

  /// The file in `#include "Shared.xcconfig"` or `#include? "Local.xcconfig"`.
  private static func included(in line: Substring) -> String? {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count > 2 && parts[0].hasPrefix("#include") ? String(parts[1]) : nil
  }
}
