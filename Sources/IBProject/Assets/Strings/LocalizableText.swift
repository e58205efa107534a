import IBModel
import IBXML

/// A text of a document that Xcode writes to strings files.
package struct LocalizableText: Sendable, Hashable {
  package let object: Object
  /// The part of the key after the id, such as `normalTitle` or `segmentTitles[0]`.
  package let property: String
  package let text: String
  package let range: Range<Int>
  let element: Element
  /// Nil for a text that is the content of the element.
  let attribute: Name?

  /// The key in strings files, such as `abc-de-fgh.text`.
  package var key: String { "\(object.id).\(property)" }

  /// The class name in Xcode's comments; a custom class has the name of its system class.
  package func className(on platform: Platform) -> String {
    if object.kind.text == "binding" { return "CocoaBindingsConnection" }
    let name = object.kind.text
    let prefix = platform == .macOS ? "NS" : platform == .watchOS ? "WKInterface" : "UI"
    return object.kind.className(on: platform) ?? "\(prefix)\(name.prefix(1).uppercased())\(name.dropFirst())"
  }

  /// The object's notes for translators, or notes of the control whose cell it is.
  package var note: String? {
    let owner = object.element[.key] == "cell" ? object.element.parent : nil
    return LocalizableText.note(of: object.element) ?? owner.flatMap(LocalizableText.note)
  }

  private static func note(of element: Element) -> String? {
    let notes = element.children.first { $0.name == "attributedString" && $0[.key] == "userComments" }
    let fragments = notes.map { $0.children("fragment").map(LocalizableText.content) } ?? []
    return fragments.isEmpty ? nil : fragments.joined()
  }

  private static func content(of fragment: Element) -> String {
    fragment["content"] ?? fragment.child(withKey: "content").map(decoded) ?? ""
  }

  /// Whether the notes or the text exclude it from translation.
  package var isMarkedAsIgnored: Bool {
    text.contains(StringsTable.ignoringMark) || note.map(StringsTable.isIgnoring) == true
  }

  static func decoded(_ element: Element) -> String {
    element["base64-UTF8"] == "YES" ? Base64.text(element.text) : element.text
  }
}

extension Document {
  /// The texts that Xcode writes to strings files, in document order. Empty texts have no keys.
  /// - Complexity: O(objects)
  package var localizableTexts: [LocalizableText] { texts(of: objects) }

  /// The texts that users certainly see, without those for VoiceOver, tool tips and other states.
  package var visibleTexts: [LocalizableText] {
    let kinds = ElementKind.texts + [.button, .barButtonItem, .tabBarItem, .navigationItem, .tableViewSection]
    let names: Set = ["text", "placeholder", "normalTitle", "title", "headerTitle", "footerTitle"]
    return texts(of: objects.filter { kinds.contains($0.kind) }).filter { names.contains($0.property) }
  }

  private func texts(of objects: some Sequence<Object>) -> [LocalizableText] {
    objects.flatMap { object in
      LocalizableProperty.all(of: object.kind, on: platform).flatMap { $0.texts(of: object) }
    }.filter { !$0.text.isEmpty }
  }
}

extension LocalizableProperty {
  func texts(of object: Object) -> [LocalizableText] {
    var elements = [object.element]
    for step in steps {
      elements = elements.flatMap { element -> [Element] in
        guard let key = step.key else { return Array(element.children(step.name)) }
        return element.children.first { $0.name == step.name && $0.has(.key, key) }.map { [$0] } ?? []
      }
    }
    return elements.enumerated().compactMap { index, element in
      let property = name(at: index)
      guard let attribute else { return LocalizableText(object, property, element) }
      if let found = element.attribute(attribute) {
        return LocalizableText(
          object: object, property: property, text: found.value, range: found.valueRange, element: element,
          attribute: found.name)
      }
      guard let string = element.child(withKey: attribute.text) else { return nil }
      return LocalizableText(object, property, string)
    }
  }
}

extension LocalizableText {
  /// Creates a text from the content of a string element; nil for another element.
  fileprivate init?(_ object: Object, _ property: String, _ element: Element) {
    guard element.name == "string" || element.name == "mutableString" else { return nil }
    self.init(
      object: object, property: property, text: LocalizableText.decoded(element), range: element.contentRange,
      element: element, attribute: nil)
  }
}

extension ModelEdit {
  /// Replaces a localizable text. Text of several lines becomes a `<string>`, as in Xcode.
  package mutating func setText(of place: LocalizableText, to text: String) {
    guard let attribute = place.attribute else {
      var new = NewElement(shallow: place.element)
      new["base64-UTF8"] = nil
      new.text = text
      replace(place.element, with: new)
      return
    }
    guard text.contains(where: \.isNewline) else {
      setAttribute(attribute, to: text, on: place.element)
      return
    }
    setAttribute(attribute, to: nil, on: place.element)
    setChild(
      "string", key: attribute.text, to: NewElement("string", [NewAttribute(.key, attribute.text)], text: text),
      in: place.element)
  }
}
