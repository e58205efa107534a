import IBModel
import IBXML

extension Rule {
  static let systemVersionAttribute = Rule(
    "system_version_attribute", .document, .info, isOptIn: true, fix: .safe,
    check: .elements([.document]) { root, _, findings in
      guard let version = root.attribute("systemVersion") else { return }
      findings.report(
        version, "the document records the system version `\(version.value)`",
        fix: .setting(version.name, of: root, to: nil, .safe))
    })
}
