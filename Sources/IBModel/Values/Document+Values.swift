import IBXML

extension Document {
  var classValues: [DocumentValue] {
    var values: [DocumentValue] = []
    for name: Name in [.customClass, "objectClassName", "className"] {
      tree.visitElements(having: name) { element, attribute in
        guard !attribute.value.isEmpty, !element.isListed else { return }
        var value = DocumentValue(.customClass, attribute)
        if let module = element[.customModule], name == .customClass { value.otherNames = ["\(module).\(value.text)"] }
        values.append(value)
      }
    }
    return values.inOrder
  }

  var colorValues: [DocumentValue] {
    tree.elements(named: ["color"]).compactMap { element in
      guard let color = ColorDescription(element), !element.isListed else { return nil }
      let key = element.keys.joined(separator: " ")
      var value = DocumentValue(
        .color, of: element, key: key.isEmpty ? "color" : key, color.text, in: element.startTagRange)
      value.otherNames = [color.name]
      if case .named? = color.source { value.isOfApp = true } else { value.isOfApp = false }
      return value
    }
  }

  var fontValues: [DocumentValue] {
    tree.elements(named: ["font", "fontDescription"]).compactMap { element in
      guard let font = FontDescription(element) else { return nil }
      let key = element.keys.joined(separator: " ")
      var value = DocumentValue(
        .font, of: element, key: key.isEmpty ? "font" : key, font.text, in: element.startTagRange)
      switch font.source {
      case .system(let name), .textStyle(let name):
        value.otherNames = [name]
        value.isOfApp = false
      case .named(let name): value.otherNames = [name]
      }
      return value
    }
  }

  var imageValues: [DocumentValue] {
    var values: [DocumentValue] = []
    tree.visitAttributes(where: Name.isOfImage) { attribute in
      let element = attribute.element
      guard !attribute.value.isEmpty, !element.isListed, element.name != "accessibilityTraits",
        element.name != .userDefinedRuntimeAttribute
      else { return }
      let isReference = element.name == "imageReference"
      var value = DocumentValue(
        .image, attribute, key: isReference ? element.keys.joined(separator: " ") : attribute.key)
      value.isOfApp = element["catalog"] == nil
      values.append(value)
    }
    for runtime in runtimeAttributes where runtime.type == "image" {
      guard let attribute = runtime.element.attribute(.value), !attribute.value.isEmpty else { continue }
      values.append(DocumentValue(.image, attribute, key: runtime.keyPath))
    }
    return values.inOrder
  }

  var keyPathValues: [DocumentValue] {
    var values: [DocumentValue] = []
    tree.visitElements(having: .keyPath) { element, attribute in
      values.append(DocumentValue(.keyPath, attribute))
    }
    return values
  }

  var identifierValues: [DocumentValue] {
    var values: [DocumentValue] = []
    let dependencies = tree.root.child("dependencies")
    tree.visitAttributes(where: Name.isOfIdentifier) { attribute in
      guard !attribute.value.isEmpty, dependencies?.contains(attribute.element) != true else { return }
      values.append(DocumentValue(.identifier, attribute))
    }
    return values
  }

  var outletValues: [DocumentValue] {
    connections.compactMap { connection in
      guard connection.kind == .outlet || connection.kind == .outletCollection,
        let attribute = connection.element.attribute(.property)
      else { return nil }
      return DocumentValue(.outlet, attribute)
    }
  }

  var actionValues: [DocumentValue] {
    let names: [Name] = [.selector, "unwindAction", "destinationCreationSelector"]
    return connections.flatMap { connection in
      guard connection.kind == .action || connection.kind == .segue else { return [DocumentValue]() }
      return names.compactMap { connection.element.attribute($0) }.map { DocumentValue(.action, $0) }
    }
  }
}

extension Name {
  /// Whether an attribute names an image. Flags such as `adjustsImageWhenDisabled` end in another way.
  fileprivate static func isOfImage(_ name: Name) -> Bool {
    name == "image" || name.text.utf8.reversed().starts(with: "Image".utf8.reversed()) && !name.isFlag
  }

  fileprivate static func isOfIdentifier(_ name: Name) -> Bool {
    if notLookedUp.contains(name) { return false }
    return name == .identifier || name.text.utf8.reversed().starts(with: "Identifier".utf8.reversed()) && !name.isFlag
  }

  private static let notLookedUp: NameSet = [
    "placeholderIdentifier", "bundleIdentifier", "localeIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
  ]

  private var isFlag: Bool {
    AttributeVocabulary.types(of: self).contains { if case .bool = $0 { true } else { false } }
  }
}

extension Element {
  fileprivate var isListed: Bool {
    guard let list = ancestors.first(where: { $0.parent == tree.root }) else { return false }
    return list.name == .resources || list.name == "classes" || list.name == "dependencies"
  }
}

extension [DocumentValue] {
  var inOrder: [DocumentValue] { sorted { $0.range.lowerBound < $1.range.lowerBound } }
}

extension XMLTree {
  /// - Complexity: O(nodes and attributes)
  fileprivate func visitAttributes(where isWanted: (Name) -> Bool, _ visit: (Attribute) -> Void) {
    var known = [Bool?](repeating: nil, count: Name.commonCount)
    for element in elements {
      element.visitAttributes { number, _, ordinal in
        let isHit: Bool
        if let number {
          isHit = known[number] ?? isWanted(Name(number: number))
          known[number] = isHit
        } else {
          isHit = isWanted(element.attribute(at: ordinal).name)
        }
        if isHit { visit(element.attribute(at: ordinal)) }
      }
    }
  }
}
