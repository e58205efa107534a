import IBModel
import IBXML

extension Rule {
  static let duplicateResource = Rule(
    "duplicate_resource", .resources, .warning, fix: .unsafe,
    check: .document { document, findings in
      var first: [[String]: Element] = [:]
      for resource in document.resources where !resource.name.isEmpty {
        let key = [resource.kind.text, resource.name, resource.catalog ?? ""]
        guard let earlier = first[key] else {
          first[key] = resource.element
          continue
        }
        let entry = resource.element
        findings.report(
          entry, "`\(resource.name)` is listed twice", related: [Finding.Related(earlier, "the first entry")],
          fix: .unsafe("Remove the entry") { $0.remove(entry) })
      }
    })
}
