import IBModel

/// A constraint as an attribute of a view that is kept.
struct KeptConstraint {
  /// What is kept.
  let attribute: KeepAttribute
  /// Id of the view.
  let view: ObjectID
  /// Id of the view it is compared with, for an attribute that needs one.
  let other: ObjectID?
  /// What it is kept at.
  let value: KeepValue

  /// The first attribute whose constraint is this one; nil when there is none.
  ///
  /// It is compared with the constraints that each attribute has for each number that could be meant.
  init?(_ constraint: ConstraintContent, in document: Document) {
    var content = constraint
    content.constant = .number(constraint.constant.value)
    for attribute in KeepAttribute.all {
      for (view, other) in KeptConstraint.pairs(for: attribute, in: content, of: document) {
        let reference = attribute.reference(of: view, other: other, in: document)
        for value in KeptConstraint.values(of: attribute, in: content)
        where attribute.content(view, reference, value, amount: value.number) == content {
          (self.attribute, self.view, self.value) = (attribute, view, value)
          self.other = attribute.needsOther ? other : nil
          return
        }
      }
    }
    return nil
  }

  /// The views with the one they could be compared with.
  ///
  /// The later of two aligned views comes first, each time: KeepLayout has one attribute for both orders.
  private static func pairs(
    for attribute: KeepAttribute, in content: ConstraintContent, of document: Document
  ) -> [(ObjectID, ObjectID)] {
    let objects = content.items.compactMap(document.object)
    guard let one = objects.first, let other = objects.last else { return [] }
    let isAnyOrder = attribute.isFactor || !attribute.needsOther
    let pairs = isAnyOrder || one > other ? [(one, other), (other, one)] : [(other, one), (one, other)]
    return pairs.filter { $0.isView && ($1.isView || !attribute.needsOther) }.map { ($0.id, $1.id) }
  }

  /// The values that could be meant.
  private static func values(of attribute: KeepAttribute, in content: ConstraintContent) -> [KeepValue] {
    let relations = [content.relation, content.relation.inverse]
    return relations.flatMap { relation in
      attribute.amounts(in: content).map { KeepValue(relation, $0, priority: content.priority) }
    }
  }
}

extension KeepAttribute {
  /// The id of what the attribute of a view is compared with.
  fileprivate func reference(of view: ObjectID, other: ObjectID, in document: Document) -> ObjectID? {
    let superview = document.object(view)?.superview
    switch reference {
    case .nothing, .own: return nil
    case .superview: return superview?.id
    case .safeArea:
      let guide = document.object(other).flatMap(LayoutGuide.init)
      if case .controller = guide?.kind, guide?.view == superview { return other }
      return superview?.layoutGuides.first { $0.kind == .view(key: "safeArea") }?.object.id
    case .other: return other
    }
  }

  /// The numbers that a constraint can be made of.
  fileprivate func amounts(in content: ConstraintContent) -> [KeepValue.Amount] {
    guard case .factor(let factor) = measure else {
      let constant = content.constant.value
      return [.number(constant), .number(-constant)]
    }
    let sides = content.multiplier.text.split { $0 == ":" || $0 == "/" }.compactMap { Double(finite: String($0)) }
    let isRatio = sides.count == 2 && factor == 1 && !sides.contains(0)
    let ratios: [KeepValue.Amount] = isRatio ? [.ratio(sides[0], sides[1]), .ratio(sides[1], sides[0])] : []
    let factors = [content.multiplier, content.multiplier.reciprocal].compactMap(\.self)
    return ratios + factors.map { .number($0.value / factor) }
  }
}

extension KeepValue {
  /// The number, when it is not a metric.
  fileprivate var number: Double { amount?.number ?? 0 }
}

extension KeepValue.Amount {
  /// The number that it is; 0 for a metric, whose number the environment has.
  var number: Double {
    switch self {
    case .number(let number): number
    case .ratio(let one, let other): one / other
    case .metric: 0
    }
  }
}
