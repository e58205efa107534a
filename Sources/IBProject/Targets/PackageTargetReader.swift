/// A reader of the literal targets in a `Package.swift`.
struct PackageTargetReader {
  private let text: [UInt8]
  private let path: String
  private let folder: String

  init(_ contents: [UInt8], path: String) { (text, self.path, folder) = (contents, path, path.parentFolder) }

  /// The kinds of targets with the default parent folder of their files.
  private static let kinds = [
    (call: ".target", folder: "Sources"), (call: ".executableTarget", folder: "Sources"),
    (call: ".testTarget", folder: "Tests"),
  ]

  /// The targets in manifest order. A target inside another one is a dependency of it.
  var targets: [ProjectTarget] {
    var targets: [ProjectTarget] = []
    var dependencies: [Set<String>] = []
    var place = 0
    while place < text.count {
      if let end = endOfSkipped(from: place) {
        place = end
      } else if let kind = PackageTargetReader.kinds.first(where: { isCall($0.call, at: place) }),
        let arguments = arguments(after: place + kind.call.utf8.count)
      {
        if let target = target(arguments.values, in: kind.folder) {
          targets.append(target)
          dependencies.append(Set(arguments.values["dependencies"] ?? []))
        }
        place = arguments.end
      } else {
        place += 1
      }
    }
    let own = Set(targets.map(\.name))
    for (index, names) in dependencies.enumerated() { targets[index].libraries = names.subtracting(own) }
    return targets
  }

  private func isCall(_ call: String, at place: Int) -> Bool {
    text[place...].starts(with: call.utf8) && text[(place + call.utf8.count)...].first == UInt8(ascii: "(")
  }

  private func target(_ arguments: [String: [String]], in parent: String) -> ProjectTarget? {
    guard let name = arguments["name"]?.first else { return nil }
    var target = ProjectTarget(name, definition: path)
    let own = folder.joined(with: arguments["path"]?.first ?? "\(parent)/\(name)")
    let excluded = Set((arguments["exclude"] ?? []).map { own.joined(with: $0) })
    target.modules = [name.moduleName]
    target.folders = [ProjectTarget.Folder(path: own, excluded: excluded)]
    return target
  }

  /// The string literals of each argument of a call, and the end of the call; nil if it does not end.
  private func arguments(after start: Int) -> (values: [String: [String]], end: Int)? {
    var values: [String: [String]] = [:]
    var (place, depth, word, label) = (start, 0, start, "")
    while place < text.count {
      if text[place] == UInt8(ascii: "\"") {
        guard let end = endOfSkipped(from: place) else { return nil }
        values[label, default: []].append(String(decoding: text[(place + 1)..<(end - 1)], as: UTF8.self))
        place = end
        continue
      }
      if let end = endOfSkipped(from: place) {
        place = end
        continue
      }
      switch text[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
        word = place + 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return (values, place + 1) }
      case UInt8(ascii: ","): word = place + 1
      case UInt8(ascii: ":") where depth == 1:
        label = String(decoding: text[word..<place].filter { !isSpace($0) }, as: UTF8.self)
      default: break
      }
      place += 1
    }
    return nil
  }

  /// The end of a comment or string literal that starts here; nil if none does, or it does not end.
  private func endOfSkipped(from place: Int) -> Int? {
    let next = place + 1 < text.count ? text[place + 1] : 0
    switch (text[place], next) {
    case (UInt8(ascii: "/"), UInt8(ascii: "/")):
      return text[place...].firstIndex(of: 0x0A) ?? text.count
    case (UInt8(ascii: "/"), UInt8(ascii: "*")):
      var end = place + 3
      while end < text.count, !(text[end] == UInt8(ascii: "/") && text[end - 1] == UInt8(ascii: "*")) { end += 1 }
      return min(end + 1, text.count)
    case (UInt8(ascii: "\""), _):
      var end = place + 1
      while end < text.count, text[end] != UInt8(ascii: "\""), text[end] != 0x0A {
        end += text[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      return end < text.count ? end + 1 : nil
    default: return nil
    }
  }
}

extension ProjectTarget {
  /// The literal targets of a `Package.swift`.
  package static func targets(ofPackage contents: [UInt8], path: String) -> [ProjectTarget] {
    PackageTargetReader(contents, path: path).targets
  }
}
