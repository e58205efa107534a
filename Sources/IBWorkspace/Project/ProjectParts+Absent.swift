import IBProject
import SystemPackage

extension ProjectParts {
  /// The documents that targets contain, or that their settings and property lists name, and that are nowhere: file
  /// names, or names without a file.
  static func absentDocuments(of targets: ProjectTargets, in files: ProjectFiles) async -> [String] {
    let targets = targets.targets.filter { !DocumentLoads.isMaterial($0.definition) }
    var information = AppInformation()
    for (_, bytes) in await contents(of: targets.flatMap(\.propertyLists), atMost: longestSettings) {
      information.add(propertyList: String(decoding: bytes, as: UTF8.self))
    }
    // A document without one of its translations is not absent.
    let known = Set(files.documents.map { $0.withoutLanguage.lowercased() })
    let listed = targets.flatMap(\.files).filter { ["storyboard", "xib"].contains($0.fileExtension) }
    let absent = Set(listed.filter { !$0.contains("$") && !DocumentPaths.exists($0) }.map(\.withoutLanguage))
      .filter { !known.contains($0.lowercased()) }
    let names = Set((files.documents + absent).map { DocumentLoads.name(ofDocument: $0).lowercased() })
    let named = targets.reduce(information.documentNames) { $0.union($1.documentNames) }.filter { name in
      !name.isEmpty && !name.contains("$")
        && [name, DocumentLoads.name(ofDocument: name)].allSatisfy { !names.contains($0.lowercased()) }
    }
    return (absent.compactMap { $0.split(separator: "/").last.map(String.init) } + named).sorted()
  }
}

extension String {
  /// The path of a document without the folder of its language.
  fileprivate var withoutLanguage: String {
    split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }
}
