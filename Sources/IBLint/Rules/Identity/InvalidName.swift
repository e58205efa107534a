import IBBase
import IBModel
import IBXML

extension Rule {
  static let invalidName = Rule(
    "invalid_name", .identity,
    kinds: [
      Kind(
        "invalid_code_name", .error,
        check: .attributes([.customClass]) { attribute, _, findings in
          let name = attribute.value
          guard !isClassName(name), !name.allSatisfy(\.isWhitespace), name.first?.isWhitespace == false,
            name.last?.isWhitespace == false
          else { return }
          findings.report(attribute, "`\(name)` is not the name of a class")
        },
        .connections([.action]) { action, document, findings in
          guard let selector = action.element.attribute(.selector),
            let fault = selectorFault(selector.value)
          else { return }
          findings.report(selector, "the action `\(action.label)` of \(action.sourceName) has a selector \(fault)")
        },
        .elements([.outlet, "outletCollection"]) { element, _, findings in
          guard let property = element.attribute(.property), !property.value.isIdentifier else { return }
          findings.report(property, "`\(property.value)` is not the name of a property")
        },
        .elements([.userDefinedRuntimeAttribute]) { element, _, findings in
          guard let keyPath = element.attribute(.keyPath), !keyPath.value.isKeyPath else { return }
          // UIKit only logs it.
          findings.report(keyPath, "`\(keyPath.value)` is not a key path", severity: .warning)
        }),
      Kind(
        "invalid_identifier", .error, fix: .unsafe,
        check: .attributes(["storyboardIdentifier", .customClass, .customModule, "restorationIdentifier"]) {
          attribute, _, findings in
          guard attribute.value.allSatisfy(\.isWhitespace) else { return }
          findings.report(
            attribute, "`\(attribute.name)` is empty", severity: .warning,
            fix: .setting(attribute.name, of: attribute.element, to: nil, .unsafe))
        },
        .attributes(identifiers) { attribute, document, findings in
          // Nothing looks a constraint up by its identifier.
          guard attribute.element.name != .constraint, document.hasSpaceAtAnEnd(of: attribute.valueRange) else {
            return
          }
          let value = attribute.value
          let trimmed = value.trimmed()
          guard trimmed.utf8.count < value.utf8.count, !trimmed.isEmpty else { return }
          findings.report(
            attribute, "`\(attribute.name)` is `\(value)`, with a space at its start or end",
            // Code may have the identifier with the space.
            severity: [.customClass, .customModule].contains(attribute.name) ? nil : .warning,
            fix: .unsafe("Remove the space") { $0.setAttribute(attribute.name, to: trimmed, on: attribute.element) })
        }),
      Kind(
        "module_without_class", .warning, fix: .safe,
        check: .attributes([.customModule]) { attribute, _, findings in
          guard attribute.element.attribute(.customClass) == nil, let object = Object(attribute.element) else { return }
          findings.report(
            attribute, "\(object.reference) has the module `\(attribute.value)`, but no class",
            fix: .safe("Remove the module") { edit in
              edit.setAttribute(.customModule, to: nil, on: attribute.element)
              edit.setAttribute(.customModuleProvider, to: nil, on: attribute.element)
            })
        }),
    ])
}

private let identifiers: [Name] = [
  "storyboardIdentifier", "reuseIdentifier", .identifier, .customClass, .customModule, "restorationIdentifier",
  "storyboardName", "referencedIdentifier",
]

extension Document {
  /// Whether the text of a range may begin or end with white space, ASCII or not.
  fileprivate func hasSpaceAtAnEnd(of range: Range<Int>) -> Bool {
    let bytes = tree.source.utf8[range]
    // `&` and `;` may belong to the reference of a space.
    let isPlain = { (byte: UInt8) in (0x21..<0x7F).contains(byte) && !"&;".utf8.contains(byte) }
    guard let first = bytes.first, let last = bytes.last else { return false }
    return !isPlain(first) || !isPlain(last)
  }
}

extension String {
  fileprivate var isKeyPath: Bool {
    split(separator: ".", omittingEmptySubsequences: false).allSatisfy { key in
      key.first == "@" ? String(key.dropFirst()).isIdentifier : String(key).isIdentifier
    }
  }
}

/// Whether a text is a name, or names joined by periods, as for a nested class.
func isClassName(_ text: String) -> Bool {
  let names = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { Substring($0) }
  return names.allSatisfy { String($0).isIdentifier } && names.last != "swift" && names.last != "self"
}

/// The reason why no method can have a selector; nil if one can.
private func selectorFault(_ selector: String) -> String? {
  if selector.isEmpty { return "without characters" }
  let isPlain = selector.utf8.allSatisfy { (0x21..<0x7F).contains($0) }
  if !isPlain, selector.contains(where: \.isWhitespace) { return "with a space" }
  if selector.utf8.count(where: { $0 == UInt8(ascii: ":") }) > 2 { return "with more than two parameters" }
  return nil
}
