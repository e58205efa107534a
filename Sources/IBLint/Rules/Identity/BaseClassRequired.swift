import IBModel

extension Rule {
  static let baseClassRequired = Rule(
    "base_class_required", .identity, .warning, isOptIn: true,
    options: [classes.description],
    check: .document { document, findings in
      let required = Dictionary(grouping: findings[classes].compactMap(RequiredClass.init), by: \.standard)
      for object in document.objects {
        guard let standard = object.kind.className(on: document.platform), let allowed = required[standard]
        else { continue }
        if let name = object.customClass, allowed.contains(where: { $0.custom == "*" || $0.custom == name }) {
          continue
        }
        findings.report(object.element, "\(object.reference) is not of the class that a `\(standard)` should have")
      }
    })

  private static let classes = RuleOption.texts(
    "classes", ["UIButton: *"],
    "classes that objects need, as `UIButton: BrandButton`; `*` stands for any class of one's own",
    form: .requiredClass)
}

/// The class that objects of a standard class should have.
struct RequiredClass {
  let standard: String
  let custom: String

  init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    standard = String(parts[0].filter { !$0.isWhitespace })
    custom = String(parts[1].filter { !$0.isWhitespace })
    if custom.isEmpty { return nil }
  }
}
