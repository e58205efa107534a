import CTables
import IBModel

/// A class of the system's frameworks.
///
/// `Sources/IBModel/Tables/Classes.tsv` lists only those that documents and their classes use.
package struct PlatformClass: Sendable, Hashable {
  package let name: String
  /// Nil for a root class.
  package let superclassName: String?

  /// Creates the class with a name; nil if the tables lack it.
  package init?(named name: String) {
    guard let superclass = PlatformClass.superclasses[name] else { return nil }
    self.name = name
    superclassName = superclass.isEmpty ? nil : superclass
  }

  /// The class and its superclasses, innermost first.
  package var ancestry: [PlatformClass] {
    var ancestry = [self]
    while let name = ancestry.last?.superclassName, let parent = PlatformClass(named: name) { ancestry.append(parent) }
    return ancestry
  }

  /// Whether it inherits from a class. What frameworks besides UIKit and AppKit declare has a superclass of each, and the
  /// table has the one of UIKit.
  package func inherits(from name: String) -> Bool {
    let ancestors = ancestry.map(\.name)
    if ancestors.contains(name) { return true }
    guard !self.name.hasPrefix("UI"), name.hasPrefix("NS") else { return false }
    return ["View", "ViewController", "Responder"].contains(name.dropFirst(2))
      && ancestors.contains("UI" + name.dropFirst(2))
  }

  /// Whether documents show its objects: views, controllers, applications.
  var isOfInterface: Bool {
    ancestry.contains { ["UIResponder", "NSResponder", "WKInterfaceController"].contains($0.name) }
  }

  /// Whether the name starts with a framework prefix, so it may be a system class missing from the tables.
  package static func mayBe(_ name: String) -> Bool {
    let letters = name.prefix { $0.isUppercase }
    // The last capital letter starts the next word.
    return letters.count > 2 && frameworkPrefixes.contains(String(letters.dropLast()))
  }

  private static let frameworkPrefixes: Set<String> = [
    "UI", "NS", "CA", "MK", "WK", "SK", "SCN", "AV", "GK", "GLK", "MTK", "PDF", "PK", "QL", "SF", "CN", "EK", "AB",
    "MF", "MP", "MS", "IK", "QT", "QC", "AR", "PH", "HM", "HK", "TV", "CL", "CK", "IN", "VN", "SL", "AS", "NC", "LP",
    "OSA", "DOM", "AM", "ML", "RP", "VZ",
  ]

  private static let superclasses: [String: String] = {
    var superclasses = ["NSObject": "", "NSProxy": ""]
    for line in TableText(.classes).lines {
      let columns = line.columns()
      for name in columns.dropFirst().flatMap(\.words) { superclasses[String(name)] = String(columns[0]) }
    }
    return superclasses
  }()
}
