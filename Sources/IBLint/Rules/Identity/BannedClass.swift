import IBModel

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
}
