import IBModel

/// A property whose text Xcode writes to strings files, and its place in documents.
struct LocalizableProperty {
  /// The elements that have it; nil for any object.
  let elements: [ElementKind]?
  let platforms: [Platform]
  /// The part of a key after the id, such as `normalTitle`; in lists it ends with `[#]`.
  let name: String
  /// Steps to the text: elements such as `state[normal]`, with `@attribute` at the end, which may also be a `<string>`
  /// with that key. In lists the last element stands for all of its name.
  let place: String
  /// The number of surveyed projects with such keys; 0 for names that were only seen elsewhere.
  let projects: Int

  init(_ elements: String, _ platforms: [Platform], _ name: String, _ place: String, projects: Int) {
    self.elements = elements == "*" ? nil : elements.split(separator: " ").map { ElementKind(Name(String($0))) }
    (self.platforms, self.name, self.place, self.projects) = (platforms, name, place, projects)
  }

  var isList: Bool { name.hasSuffix("[#]") }

  func name(at index: Int) -> String { isList ? String(name.dropLast(2)) + "\(index)]" : name }

  /// The properties of an object's kind, followed by those of all objects.
  static func all(of kind: ElementKind, on platform: Platform) -> [LocalizableProperty] {
    guard let index = index[platform] else { return [] }
    let own = index.byKind[kind] ?? []
    let names = Set(own.map(\.place))
    return own + index.ofAll.filter { !names.contains($0.place) }
  }

  private struct Index {
    var byKind: [ElementKind: [LocalizableProperty]] = [:]
    var ofAll: [LocalizableProperty] = []
  }

  private static let index: [Platform: Index] = {
    var result: [Platform: Index] = [:]
    for row in table {
      for platform in row.platforms {
        if let elements = row.elements {
          for kind in elements { result[platform, default: Index()].byKind[kind, default: []].append(row) }
        } else {
          result[platform, default: Index()].ofAll.append(row)
        }
      }
    }
    return result
  }()

  /// The names of all properties, with `[#]` for indices.
  static let names = Set(table.map(\.name))

  /// Whether Xcode writes keys that end with a name, such as `normalTitle` or `segmentTitles[2]`.
  static func isKnown(_ name: some StringProtocol) -> Bool {
    guard let bracket = name.firstIndex(of: "[") else { return names.contains(String(name)) }
    let index = name[bracket...].dropFirst().dropLast()
    return name.hasSuffix("]") && !index.isEmpty && index.allSatisfy(\.isNumber)
      && names.contains(String(name[..<bracket]) + "[#]")
  }
}
