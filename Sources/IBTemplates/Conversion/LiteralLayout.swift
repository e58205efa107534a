import IBModel

/// The content of a template without the way it is written: constraints between views of the screen, and values.
package struct LiteralLayout: Sendable {
  package let template: any Template
  package let applied: Document
  package private(set) var constraints: [NewConstraint] = []
  package let transfers: [AttributeTransfer]
  let installedViews: [Object]
  package let helpers: [LayoutHelper]
  private let movedViews: [Object]

  package init(_ template: any Template, _ options: ApplyOptions = ApplyOptions()) throws(EditError) {
    self.template = template
    let change = template.change(options, among: RunTimeConstraints(template.document))
    let result = try template.applied(options)
    applied = result.document
    // Values of constraints are part of the constraints after the template was applied.
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

  /// Creates the layout before the template is applied.
  package init(live template: any Template) {
    self.template = template
    applied = template.document
    (transfers, installedViews, movedViews, helpers) = ([], [], [], [])
    constraints = constraints(among: Set(template.targets.map(\.id)))
  }

  package var document: Document { template.document }

  package var screens: [Object] { template.screens }

  /// The views that the layout places, and the views around them, the root first, in document order.
  var views: [Object] {
    let items = constraints.flatMap(\.items).compactMap(document.object)
    let views = items.compactMap { LayoutGuide($0)?.view ?? ($0.isView ? $0 : nil) } + transfers.map(\.target)
    return Set(views.filter(\.isView).flatMap(\.viewAncestry)).sorted()
  }

  /// Returns the constraints between these views that exist after the template was applied, constant sizes included.
  func constraints(among views: Set<ObjectID>) -> [NewConstraint] {
    let constraints = RunTimeConstraints(applied)
    return views.compactMap(applied.object).sorted().flatMap { constraints.held(by: $0) }
      .filter { $0.isRelevant(among: views) }
      .compactMap { live in
        if let written = live.written { return try? NewConstraint(written) }
        return live.content.map { NewConstraint($0) }
      }
  }

  /// Losses by helpers, which only a sheet can have, and by views that the layout installs or moves.
  var helperLosses: [String] {
    var losses =
      installedViews.map { "\($0.reference): the form cannot install views" }
      + movedViews.map { "\($0.reference): the form cannot move views" }
    if !helpers.isEmpty {
      losses.append("\(helpers.count) helper views, on which constraints depend: only a layout sheet can make views")
    }
    return losses
  }

  var plainConstraints: [NewConstraint] { constraints.filter { !hasHelper($0) } }

  func hasHelper(_ constraint: NewConstraint) -> Bool {
    helpers.contains { constraint.items.contains($0.id) }
  }

  var valueLosses: [String] {
    transfers.map { "\($0.target.reference).\($0.keyPath) = \($0.value ?? "the default"): the form has no values" }
  }
}

/// A form that a template is converted to.
package enum ConversionForm: String, Sendable, CaseIterable {
  case sheet
  case templateView = "template-view"
  case outletCollection = "outlet-collection"
  case sizeClass = "size-class"
  case swiftVFL = "swift-vfl"
}

/// A template in another form.
package struct Conversion: Sendable {
  /// nil where the form is a part of the document.
  package var text: String?
  package var document: Document
  /// nil for a form that is no template.
  package var name: String?
  /// Clauses about content that the form cannot express.
  package var losses: [String]

  package init(text: String? = nil, document: Document, name: String? = nil, losses: [String] = []) {
    (self.text, self.document, self.name, self.losses) = (text, document, name, losses)
  }
}
