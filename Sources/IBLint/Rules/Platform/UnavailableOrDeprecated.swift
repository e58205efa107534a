import IBModel
import IBProject
import IBXML

extension Rule {
  static let unavailableOrDeprecated = Rule(
    "unavailable_or_deprecated", .platform,
    kinds: [
      Kind("unavailable_feature", .error, inputs: [.optional(.deploymentTarget)]),
      Kind("deprecated_feature", .warning, inputs: [.optional(.deploymentTarget)], fix: .unsafe),
      Kind("deprecated_system_color", .info, isOptIn: true, inputs: [.optional(.deploymentTarget)]),
    ],
    check: .inspection { inspection, findings in
      let (document, targets) = (inspection.document, inspection.targets)
      for row in Availability.rows[document.platform] ?? [] where row.mayOccur(in: document.tree) {
        guard let problem = row.problem(on: document.platform, targets), findings.reports(row.rule) else { continue }
        let uses = row.uses(in: document)
        // Removing one use of something new does not help.
        let (isNew, count) = (row.introduced != nil, uses.count)
        for (element, attribute) in isNew ? uses.prefix(1) : uses[...] {
          let object = element.owner.map { "\($0.reference): " }
          let rest = isNew && count > 1 ? "; the document has \(count - 1) more" : ""
          let message = "\(object ?? "")\(row.name(of: element, attribute)) \(problem())\(rest)"
          if let attribute, attribute.name != .key {
            let fix = row.newValue.map { ProposedFix.setting(attribute.name, of: element, to: $0, .unsafe) }
            findings.report(attribute, message, severity: row.severity, fix: fix)
          } else {
            findings.report(element, message, severity: row.severity)
          }
        }
      }
    })
}

extension Availability {
  /// The problem on the systems of a document, as the end of a sentence; nil if there is none, or if it is not certain.
  /// Few documents have one, so that the text is made on demand.
  fileprivate func problem(on platform: Platform, _ targets: TargetSystems?) -> (() -> String)? {
    if let obsoleted { return { "is not in \(platform.rawValue) \(obsoleted), and Xcode does not compile it" } }
    if let introduced, let targets {
      let target = severity == .error ? targets.compiled : targets.newest
      if target >= introduced { return nil }
      return { "requires \(platform.rawValue) \(introduced), but the document is for \(platform.rawValue) \(target)" }
    }
    // Something new that the oldest target lacks replaces nothing. The App Store rejects UIWebView for all systems.
    guard let deprecated, let since, let oldest = targets?.oldest ?? TargetSystems.usual[platform],
      oldest >= since, oldest >= deprecated || isRejected
    else { return nil }
    return { "is deprecated since \(platform.rawValue) \(deprecated); \(self.replacement) replaces it" }
  }
}

/// The oldest systems that a document has to work on: one for each target of the app.
struct TargetSystems {
  let oldest: SystemVersion
  /// Targets can differ; what even the newest one lacks is certainly unavailable.
  let newest: SystemVersion
  /// The system that Xcode compiles the document for.
  let compiled: SystemVersion

  /// The oldest systems that Xcode 16 builds for, for documents without a project.
  static let usual: [Platform: SystemVersion] = [
    .iOS: SystemVersion(12), .tvOS: SystemVersion(12), .macOS: SystemVersion(10, 13),
  ]
}

extension Inspection {
  /// The systems of the document; nil if they are not known. One that is built for a newer system than the app is only
  /// loaded there.
  var targets: TargetSystems? {
    let own = document.builtFor?.version
    guard let app = project.deploymentTargets?.ranges[document.platform] ?? own.map({ $0...$0 }) else { return nil }
    let (oldest, newest) = (app.lowerBound, app.upperBound)
    return TargetSystems(
      oldest: max(oldest, own ?? oldest), newest: max(newest, own ?? newest), compiled: own ?? newest)
  }
}

extension Document {
  /// The system that the document is built for; nil for the deployment target of its app.
  var builtFor: (element: Element, version: SystemVersion)? {
    guard let deployment = tree.root.child("dependencies")?.child("deployment") else { return nil }
    let version = deployment["version"].flatMap { SystemVersion(documentNumber: $0, on: platform) }
    return version.map { (deployment, $0) }
  }
}
