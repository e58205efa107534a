import IBModel
import IBXML

/// What a template says, without the way it is written: constraints between views of the screen, and values.
package struct LiteralLayout: Sendable {
  /// The template.
  package let template: any Template
  /// The document after the template was applied.
  package let applied: Document
  /// The constraints that it brings, in order.
  package private(set) var constraints: [NewConstraint] = []
  /// The values that it assigns.
  package let transfers: [AttributeTransfer]
  /// Views that it installs.
  let installedViews: [Object]
  /// Views that exist while it is applied.
  package let helpers: [LayoutHelper]
  /// Views that it moves.
  private let movedViews: [Object]

  /// What a template says in the situation of the options.
  /// - Throws: `EditError` when it cannot be applied.
  package init(_ template: any Template, _ options: ApplyOptions = ApplyOptions()) throws(EditError) {
    self.template = template
    let change = template.change(options, among: RunTimeConstraints(template.document))
    let result = try template.applied(options)
    applied = result.document
    // What a constraint gets is in what it says after the template was applied.
    transfers = result.plan.transfers.filter { $0.target.isView && !KeyPathList.properties.contains($0.keyPath) }
    installedViews = (change.installation?.installed ?? []).filter(\.isView)
    helpers = change.helpers
    movedViews = change.moves.map(\.view)
    var known: Set<ConstraintContent> = []
    let switched = (change.installation?.installed ?? []).compactMap { object in
      result.document.object(object.id).flatMap { Constraint($0.element) }.flatMap { try? NewConstraint($0) }
    }
    for constraint in change.wanted.map(\.new) + switched where known.insert(constraint.content).inserted {
      constraints.append(constraint)
    }
  }

  /// What the document says between the views that a template lays out, before the template is applied.
  package init(live template: any Template) {
    self.template = template
    applied = template.document
    (transfers, installedViews, movedViews, helpers) = ([], [], [], [])
    constraints = constraints(among: Set(template.targets.map(\.id)))
  }

  /// The document that the template is in.
  package var document: Document { template.document }

  /// The root views of the screens it lays out.
  package var screens: [Object] { template.screens }

  /// The views that the layout places, and the views around them, the root first, in document order.
  var views: [Object] {
    let items = constraints.flatMap(\.items).compactMap(document.object)
    let views = items.compactMap { LayoutGuide($0)?.view ?? ($0.isView ? $0 : nil) } + transfers.map(\.target)
    return Set(views.filter(\.isView).flatMap(\.viewAncestry)).sorted()
  }

  /// Every constraint between these views that exists after the template was applied, and constant sizes of them.
  func constraints(among views: Set<ObjectID>) -> [NewConstraint] {
    let constraints = RunTimeConstraints(applied)
    return views.compactMap(applied.object).sorted().flatMap { constraints.held(by: $0) }
      .filter { $0.isRelevant(among: views) }
      .compactMap { live in
        if let written = live.written { return try? NewConstraint(written) }
        return live.content.map { NewConstraint($0) }
      }
  }
}

/// A way to write a template that another one is converted to.
package enum ConversionForm: String, Sendable, CaseIterable {
  /// A layout of a layout sheet.
  case sheet
  /// A template view tree in the document.
  case templateView = "template-view"
  /// Outlet collections of constraints in the document.
  case outletCollection = "outlet-collection"
  /// Variations for size classes in the document.
  case sizeClass = "size-class"
  /// Swift source: visual formats, and what they cannot say as constraints.
  case swiftVFL = "swift-vfl"
}

/// A template in another form.
package struct Conversion: Sendable {
  /// The text of a sheet or of source, or nil where the form is a part of the document.
  package var text: String?
  /// The document, with the new form where it is a part of it.
  package var document: Document
  /// What the template is called there; nil where it is not a template.
  package var name: String?
  /// What the form cannot say, one clause each.
  package var losses: [String]

  /// A conversion.
  package init(text: String? = nil, document: Document, name: String? = nil, losses: [String] = []) {
    (self.text, self.document, self.name, self.losses) = (text, document, name, losses)
  }
}

extension LiteralLayout {
  /// What is lost with the helpers, which only a sheet can have, and with views that the layout installs or moves.
  var helperLosses: [String] {
    var losses =
      installedViews.map { "\($0.reference): the form cannot install views" }
      + movedViews.map { "\($0.reference): the form cannot move views" }
    if !helpers.isEmpty {
      losses.append("\(helpers.count) helper views, on which constraints depend: only a layout sheet can make views")
    }
    return losses
  }

  /// The constraints without those to helpers.
  var plainConstraints: [NewConstraint] { constraints.filter { !hasHelper($0) } }

  /// Whether a constraint is to a helper.
  func hasHelper(_ constraint: NewConstraint) -> Bool {
    helpers.contains { constraint.items.contains($0.id) }
  }

  /// What is lost with the values in a form that has only constraints.
  var valueLosses: [String] {
    transfers.map { "\($0.target.reference).\($0.keyPath) = \($0.value ?? "the default"): the form has no values" }
  }
}
