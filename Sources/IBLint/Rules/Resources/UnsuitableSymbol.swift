import IBModel
import IBProject
import IBXML

extension Rule {
  static let unsuitableSymbol = Rule(
    "unsuitable_symbol", .resources, .warning, inputs: [.optional(.deploymentTarget), .optional(.assets)],
    check: .inspection { inspection, findings in
      let platform = inspection.document.platform
      var known: [(element: Element, symbol: SystemSymbol)] = []
      for resource in inspection.document.resources where resource.kind == "image" && resource.catalog == "system" {
        // AppKit's own images have names such as `NSActionTemplate`.
        if platform == .macOS && resource.name.hasPrefix("NS") { continue }
        if let symbol = SystemSymbol(resource.name) {
          known.append((resource.element, symbol))
        } else {
          findings.report(unknownSymbol: resource, inspection)
        }
      }
      guard !known.isEmpty, let targets = inspection.targets else { return }
      findings.report(late: known, on: platform, targets.newest)
      for (element, symbol) in known {
        guard let newer = symbol.bestName(on: platform, targets.oldest), let own = symbol.version(on: platform),
          // An older name is a fallback.
          let version = SystemSymbol(newer)?.version(on: platform), version >= own
        else { continue }
        findings.report(element, "the symbol `\(symbol.name)` is called `\(newer)` now", severity: .info)
      }
    })
}

extension Findings {
  fileprivate mutating func report(unknownSymbol resource: Resource, _ inspection: Inspection) {
    let nearest = Misspelling.nearest(to: resource.name, among: SystemSymbol.names)
    // Newer versions of Xcode can have other symbols.
    guard nearest != nil || inspection.document.toolsVersion < XcodeVersion.v26_2.rawValue,
      inspection.project.assets?.hasImage(named: resource.name) != true
    else { return }
    let hint = nearest.map { "; did you mean `\($0)`?" } ?? ""
    report(resource.element, "there is no system symbol `\(resource.name)`\(hint)")
  }

  /// Reports symbols that a system lacks, those that require the same one at once.
  fileprivate mutating func report(
    late symbols: [(element: Element, symbol: SystemSymbol)], on platform: Platform, _ target: SystemVersion
  ) {
    let late = Dictionary(grouping: symbols) { $0.symbol.version(on: platform) ?? target }.filter { $0.key > target }
    for (version, members) in late.sorted(by: { $0.key < $1.key }) {
      let verb = members.count == 1 ? "requires" : "and \(members.count - 1) more require"
      let older = members.count == 1 ? members[0].symbol.bestName(on: platform, target) : nil
      report(
        members[0].element,
        """
        the symbol `\(members[0].symbol.name)` \(verb) \(platform.rawValue) \(version), but the document is for \
        \(platform.rawValue) \(target)\(older.map { ", where it is called `\($0)`" } ?? "")
        """)
    }
  }
}
