import CTables
import IBModel
import IBXML

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
  let steps: [(name: Name, key: String?)]
  let attribute: Name?

  /// - Parameter columns: See `Sources/IBModel/Tables/README.md`.
  private init?(_ columns: [TableText]) {
    guard columns.count == 5 else { return nil }
    platforms = columns[0].words.compactMap { Platform(rawValue: String($0)) }
    elements = columns[1] == "*" ? nil : columns[1].names.map { ElementKind($0) }
    (name, place) = (String(columns[2]), String(columns[3]))
    var steps = place.split(separator: "/")[...]
    attribute = steps.last?.hasPrefix("@") == true ? steps.popLast().map { Name(String($0.dropFirst())) } : nil
    self.steps = steps.map { step in
      let parts = step.split { $0 == "[" || $0 == "]" }
      return (Name(String(parts[0])), parts.count > 1 ? String(parts[1]) : nil)
    }
  }

  var isList: Bool { name.hasSuffix("[#]") }

  func name(at index: Int) -> String { isList ? String(name.dropLast(2)) + "\(index)]" : name }

  /// The properties of an object's kind, followed by properties of all objects.
  static func all(of kind: ElementKind, on platform: Platform) -> [LocalizableProperty] {
    index[platform].map { $0.byKind[kind] ?? $0.ofAll } ?? []
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
    return result.mapValues { index in
      Index(
        byKind: index.byKind.mapValues { own in
          own + index.ofAll.filter { other in !own.contains { $0.place == other.place } }
        }, ofAll: index.ofAll)
    }
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

  /// The properties whose texts Xcode writes to strings files.
  static let table = TableText(.localizableProperties).lines.compactMap { LocalizableProperty($0.columns()) }
}
