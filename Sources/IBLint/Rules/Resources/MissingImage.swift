import IBModel
import IBProject
import IBXML

extension Rule {
  static let missingImage = Rule(
    "missing_image", .resources, .error, inputs: [.required(.assets), .optional(.sources)],
    check: .inspection { inspection, findings in
      guard let assets = inspection.project.assets else { return }
      let platform = inspection.document.platform
      let made = inspection.project.sources?.imageNames ?? []
      findings.reportMissing(
        "image", "image", in: inspection.document, names: assets.names(of: .image),
        isReplaced: { inspection.objectCode.mayReplace(.image, of: $0) }
      ) { name in
        // AppKit's images have names such as `NSActionTemplate`. WatchKit plays images with numbers as an animation.
        assets.hasImage(named: name) || assets.hasImage(named: name.withoutImageExtension)
          || platform == .macOS && (name.hasPrefix("NS") || made.contains(name))
          || platform == .watchOS && ["0", "1"].contains { assets.hasImage(named: name + $0) }
      }
    })
}

extension String {
  /// The name without the extension that the system adds and removes by itself.
  fileprivate var withoutImageExtension: String { hasSuffix(".png") ? String(dropLast(4)) : self }
}

extension Findings {
  /// Reports the first use of each resource of a kind that is not among the project's assets; as a warning if code may
  /// replace it in all objects that use it.
  mutating func reportMissing(
    _ kind: Name, _ noun: String, in document: Document, names: [String],
    isReplaced: (Object) -> Bool = { _ in false }, isKnown: (String) -> Bool
  ) {
    let listed = document.resources.filter {
      $0.kind == kind && $0.catalog == nil && !$0.name.isEmpty
        // Xcode stores images that were pasted into the document in it.
        && $0.element.child(withKey: "keyedArchiveRepresentation") == nil
    }
    var missing = Set(listed.map(\.name).filter { !isKnown($0) })
    guard !missing.isEmpty else { return }
    let uses = document.resourceUses.filter { $0.listed.kind == kind && $0.element["catalog"] == nil }
    for use in uses {
      guard missing.remove(use.listed.name) != nil else { continue }
      let owners = uses.filter { $0.listed.name == use.listed.name }.map(\.element.owner)
      let similar = EditDistance.similar(to: use.listed.name, among: names)
      report(
        use.attribute,
        """
        the \(noun) `\(use.listed.name)` is in no asset catalog of the project\
        \(similar.map { "; there is `\($0)`" } ?? "")
        """, severity: owners.allSatisfy { $0.map(isReplaced) == true } ? .warning : nil)
    }
  }
}

extension ObjectCode {
  /// Whether code may set a property of an object, or of the AppKit control around a cell.
  func mayReplace(_ property: CodeProperty, of object: Object) -> Bool {
    if maySet([property], of: object) { return true }
    guard object.element[.key] == "cell", let control = object.owner else { return false }
    return maySet([property], of: control)
  }
}
