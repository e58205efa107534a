import CTables
import IBModel

/// A class of the system's frameworks, by its name.
///
/// `Sources/IBModel/Tables/Classes.tsv` names those that documents and their classes use, not all that exist.
package struct PlatformClass: Sendable, Hashable {
  /// The name of the class.
  package let name: String
  /// Nil for a root class.
  package let superclassName: String?

  /// The class with a name; nil if the tables have none.
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

  /// Whether it is a class or a subclass of it.
  package func inherits(from name: String) -> Bool { ancestry.contains { $0.name == name } }

  /// Whether documents show objects of the class or of a subclass: views, controllers, applications.
  var isOfInterface: Bool {
    ancestry.contains { ["UIResponder", "NSResponder", "WKInterfaceController"].contains($0.name) }
  }

  /// Whether a name is one of a system class that the tables may lack: they start with the letters of a framework.
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
