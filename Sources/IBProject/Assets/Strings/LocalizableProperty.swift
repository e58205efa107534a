import IBModel
import IBXML

/// A property of objects whose text Xcode puts into strings files, and where documents have it.
struct LocalizableProperty {
  /// The elements that have it; nil for any object.
  let elements: [ElementKind]?
  let platforms: [Platform]
  /// What follows the id in a key, such as `normalTitle`; that of a list ends with `[#]`.
  let name: String
  /// Steps to the text: elements such as `state[normal]`, and `@attribute` at the end, which may also be a `<string>` with
  /// that key. In lists the last element stands for all of its name.
  let place: String
  /// How many of the projects that the table was read from have such keys; 0 for names that were only seen elsewhere.
  let projects: Int

  init(_ elements: String, _ platforms: [Platform], _ name: String, _ place: String, projects: Int) {
    self.elements = elements == "*" ? nil : elements.split(separator: " ").map { ElementKind(Name(String($0))) }
    (self.platforms, self.name, self.place, self.projects) = (platforms, name, place, projects)
  }

  /// Whether it is one of several texts with a number.
  var isList: Bool { name.hasSuffix("[#]") }

  /// The name of the text at an index.
  func name(at index: Int) -> String { isList ? String(name.dropLast(2)) + "\(index)]" : name }

  /// The properties of an object, those of its kind before those of all objects.
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

  /// Whether Xcode writes keys with such an end: `normalTitle`, `segmentTitles[2]`.
  static func isKnown(_ name: some StringProtocol) -> Bool {
    guard let bracket = name.firstIndex(of: "[") else { return names.contains(String(name)) }
    let index = name[bracket...].dropFirst().dropLast()
    return name.hasSuffix("]") && !index.isEmpty && index.allSatisfy(\.isNumber)
      && names.contains(String(name[..<bracket]) + "[#]")
  }
}
