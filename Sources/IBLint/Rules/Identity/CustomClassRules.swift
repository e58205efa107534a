import IBModel
import IBProject

extension Rule {
  static let bannedClass = Rule(
    "banned_class", .identity, .warning, isOptIn: true, options: [names.description],
    check: .document { document, findings in
      let banned = Set(findings[names])
      for object in document.objects {
        guard let name = [object.kind.text, object.customClass ?? ""].first(where: banned.contains) else { continue }
        findings.report(object.element, "\(object.reference) is a `\(name)`, which is not allowed")
      }
    })

  private static let names = RuleOption.texts(
    "names", ["pickerView"], "element names and classes that are not allowed", form: .elementOrClass)

  static let customClassKindMismatch = Rule(
    "custom_class_kind_mismatch", .identity, .error, isOptIn: true, needs: [.sources],
    check: .inspection { inspection, findings in
      guard let sources = inspection.project.sources else { return }
      let document = inspection.document
      for object in document.objects where !object.isStandIn {
        guard let source = object.sourceClass, let attribute = object.element.attribute(.customClass),
          let standard = object.kind.className(on: document.platform), PlatformClass(named: standard) != nil,
          let isInstance = object.isInstance(of: standard, on: document.platform, in: sources), !isInstance
        else { continue }
        findings.report(
          attribute, "`\(source.name)` does not inherit from `\(standard)`, the class of \(object.reference)")
      }
    })

  static let customClassName = Rule(
    "custom_class_name", .identity, .warning, isOptIn: true, options: [endings.description],
    check: .document { document, findings in
      let endings = findings[Self.endings]
      for controller in document.scenes.flatMap(\.objects) where controller.kind.isController {
        guard let attribute = controller.element.attribute(.customClass), !attribute.value.isEmpty,
          !endings.contains(where: { attribute.value.hasSuffix($0) })
        else { continue }
        findings.report(
          attribute,
          "the class `\(attribute.value)` of \(controller.reference) ends in none of `\(endings.joined(separator: "`, `"))`"
        )
      }
    })

  private static let endings = RuleOption.texts(
    "endings", ["Controller", "VC"], "what names of view controllers may end in")

  static let redundantCustomClass = Rule(
    "redundant_custom_class", .identity, .info, fix: .safe,
    check: .attributes([.customClass]) { attribute, document, findings in
      guard attribute.element[.customModule] == nil, let object = Object(attribute.element),
        object.kind.className(on: document.platform) == attribute.value
      else { return }
      findings.report(
        attribute, "\(object.reference) is of the class `\(attribute.value)` even without a custom class",
        fix: .safe("Remove the custom class") { $0.setAttribute(.customClass, to: nil, on: attribute.element) })
    })
}

/// Whether a text is a name, or names joined by periods, as for a nested class.
func isClassName(_ text: String) -> Bool {
  let names = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { Substring($0) }
  return names.allSatisfy { String($0).isIdentifier } && names.last != "swift" && names.last != "self"
}
