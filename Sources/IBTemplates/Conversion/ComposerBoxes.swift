import IBModel

/// What boxes of LayoutComposer say of a layout, and what they leave.
struct ComposerBoxes {
  /// The boxes, in order, with ids for names and numbers for metrics.
  private(set) var statements: [BoxStatement] = []
  /// The constraints that no box says.
  private(set) var rest: [NewConstraint]
  /// What is lost.
  private(set) var losses: [String] = []
  private let document: Document
  private let name: LayoutName
  /// What the boxes have said so far.
  private var context: LayoutContext
  private var isMirrored = false

  init(_ layout: LiteralLayout, on root: Object) {
    document = layout.document
    name = LayoutName(layout.template.name)
    rest = layout.constraints
    context = LayoutContext(document, ViewNames(root, in: document), LayoutEnvironment())
    for statement in layout.boxes { say(statement) }
    recognize()
    for statement in statements { note(statement.box, in: statement.container) }
    if isMirrored {
      losses.append(
        "leading and trailing edges: boxes have left and right ones, which stay where they are in languages written from "
          + "right to left")
    }
  }

  // MARK: Boxes of sheets

  /// Takes a box as it is, or else the boxes in it.
  private mutating func say(_ statement: BoxStatement) {
    guard statement.views.allSatisfy({ document.object($0)?.isView == true }) else {
      lose(statement, because: "LayoutComposer lays out views, not layout guides")
      return
    }
    if let said = take(statement) {
      statements.append(statement)
      for identifier in said.compactMap({ $0.otherAttributes[.identifier] }) {
        losses.append("the identifier `\(identifier)`: constraints of boxes have none")
      }
    } else {
      lose(statement, because: "other statements of the layout decide on views in it")
    }
  }

  private mutating func lose(_ statement: BoxStatement, because reason: String) {
    losses.append(
      "the box in \(document.object(ObjectID(statement.container.text))?.reference ?? statement.container.text): \(reason)"
    )
    for inner in statement.box.innerBoxes { say(inner) }
  }

  /// Takes away what a box says; nil when it says something that is not to be said.
  private mutating func take(_ statement: BoxStatement) -> [NewConstraint]? {
    var next = context
    let layout = NamedLayout(name, statements: [statement])
    do throws(LayoutMistake) { try next.add(layout) } catch { return nil }
    let contents = { (context: LayoutContext) in Set(context.pile.constraints.map(\.content)) }
    let said = contents(next).subtracting(contents(context))
    guard !said.isEmpty, said.isSubset(of: rest.map(\.content.absolute)) else { return nil }
    context = next
    let taken = rest.filter { said.contains($0.content.absolute) }
    if taken.contains(where: { $0.content.isMirrored }) { isMirrored = true }
    rest.removeAll { said.contains($0.content.absolute) }
    return taken
  }

  // MARK: Other constraints

  /// Takes boxes for views that constraints place in their superviews.
  private mutating func recognize() {
    let views = Set(rest.flatMap(\.items)).compactMap(document.object).filter(\.isView).sorted()
    for view in views {
      guard let superview = view.superview, superview.isView else { continue }
      let place = PlaceInSuperview(view, in: superview, among: rest.map(\.content.absolute))
      guard let statement = place.statement, take(statement) != nil else { continue }
      let isSame = { (other: BoxStatement) in
        other.container == statement.container && other.box.arrangement == statement.box.arrangement
      }
      if let position = statements.firstIndex(where: isSame) {
        statements[position].box.items += statement.box.items
      } else {
        statements.append(statement)
      }
    }
  }

  // MARK: Subviews

  /// Notes which views get another superview: items become subviews of the view that their box is in.
  private mutating func note(_ box: Box, in container: LayoutName?) {
    for item in box.items {
      if let view = item.view.flatMap({ document.object(ObjectID($0.text)) }), let container,
        let superview = document.object(ObjectID(container.text)), view.superview != superview
      {
        losses.append("\(view.reference): it becomes a subview of \(superview.reference)")
      }
      if let inner = item.box { note(inner, in: item.view) }
    }
  }
}

extension BoxStatement {
  /// The ids of the views of a box with ids for names, and of those in it.
  var views: [ObjectID] { [ObjectID(container.text)] + box.views }
}

extension Box {
  fileprivate var views: [ObjectID] {
    items.flatMap { [$0.view.map { ObjectID($0.text) }].compactMap(\.self) + ($0.box?.views ?? []) }
  }

  /// The boxes in views of this one.
  fileprivate var innerBoxes: [BoxStatement] {
    items.flatMap { item -> [BoxStatement] in
      guard let box = item.box else { return [] }
      return item.view.map { [BoxStatement(in: $0, box)] } ?? box.innerBoxes
    }
  }
}

extension ConstraintContent {
  /// The constraint in a language that is written from left to right.
  fileprivate var absolute: ConstraintContent {
    var result = self
    result.first.attribute = first.attribute.absolute
    if let second { result.second?.attribute = second.attribute.absolute }
    result.constant = .number(constant.value)
    return result
  }

  fileprivate var isMirrored: Bool {
    [first, second].contains { anchor in anchor.map { $0.attribute.absolute != $0.attribute } ?? false }
  }
}

extension LayoutAttribute {
  fileprivate var absolute: LayoutAttribute {
    switch self {
    case .leading: .left
    case .trailing: .right
    default: self
    }
  }
}
