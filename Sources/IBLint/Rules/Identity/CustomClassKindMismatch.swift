import IBModel
import IBProject
import IBXML

extension Rule {
  static let customClassKindMismatch = Rule(
    "custom_class_kind_mismatch", .identity, .error, inputs: [.required(.sources)],
    check: .inspection { inspection, findings in
      guard let sources = inspection.project.sources else { return }
      let document = inspection.document
      for object in document.objects where !object.isStandIn {
        guard let source = object.sourceClass, let attribute = object.element.attribute(.customClass),
          let standard = object.missedClass(in: document, sources)
        else { continue }
        let family = PlatformClass(named: standard)?.family
        let isOfFamily = family.map { object.isInstance(of: $0, on: document.platform, in: sources) != false } ?? true
        let isReplaceable = isOfFamily || object.isReusableRoot(in: document, sources)
        findings.report(
          attribute, "`\(source.name)` does not inherit from `\(standard)`, the class of \(object.reference)",
          severity: isReplaceable ? .warning : nil, cause: .kind(ofClass: source.name))
      }
    })
}

extension Object {
  /// Whether it is the cell, header or footer of a nib, and its class is of any of these: code registers the nib for what
  /// the class is.
  fileprivate func isReusableRoot(in document: Document, _ sources: SourceIndex) -> Bool {
    let reusable = ["UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView"]
    let isOfKind = { (object: Object) in
      reusable.contains { object.isInstance(of: $0, on: document.platform, in: sources) != false }
    }
    return document.kind == .xib && isTopLevel && kind.isCell && isOfKind(self)
  }

  /// The class that a custom one has to inherit from, and does not.
  func missedClass(in document: Document, _ sources: SourceIndex) -> String? {
    guard sourceClass != nil, let standard = requiredClass(on: document.platform),
      !hasForeignPlatformClass(in: document),
      isInstance(of: standard, on: document.platform, in: sources) == false
    else { return nil }
    return standard
  }

  /// The class that a custom one has to inherit from; nil if it is not known. The content view of a cell can be of any
  /// class of views.
  fileprivate func requiredClass(on platform: Platform) -> String? {
    guard let standard = kind.className(on: platform), let known = PlatformClass(named: standard) else { return nil }
    return element[.key] == "contentView" && known.inherits(from: "UIView") ? "UIView" : standard
  }
}

extension PlatformClass {
  /// The class whose objects no other can replace: a view in the place of a controller ends the app.
  fileprivate var family: String? { ancestry.map(\.name).first(where: PlatformClass.families.contains) }

  private static let families: Set<String> = [
    "UIViewController", "UITableViewCell", "UICollectionReusableView", "UIView", "UIGestureRecognizer", "UIBarItem",
    "UIStoryboardSegue", "NSViewController", "NSWindowController", "NSWindow", "NSView", "NSCell", "NSMenuItem",
    "NSMenu",
    "NSStoryboardSegue",
  ]
}
