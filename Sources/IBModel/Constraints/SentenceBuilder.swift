/// Finds the words for a constraint between objects of a document.
struct SentenceBuilder {
  private let document: Document
  private let known: [String: String]

  init(_ document: Document, naming known: [String: String]) {
    self.document = document
    self.known = known
  }

  func sentence(of content: ConstraintContent) -> ConstraintSentence {
    guard content.second != nil else {
      let subject = "\(content.first.attribute.words) of \(name(content.first.item, in: content))"
      return ConstraintSentence(
        subject, content.relation, amount(content.constant), priority: content.priority)
    }
    if let ratio = ratio(content) { return ratio }
    let upright = isSuperview(content) ? content.flipped ?? content : content
    return distance(upright) ?? equation(upright)
  }

  // MARK: Kinds of sentences

  /// A size or a center that is a factor of another one.
  private func ratio(_ content: ConstraintContent) -> ConstraintSentence? {
    guard let second = content.second, content.constant.value == 0 else { return nil }
    if content.first.item == second.item {
      guard content.first.attribute.isDimension, second.attribute.isDimension else { return nil }
      guard let upright = content.first.attribute == .width ? content : content.flipped else {
        return nil
      }
      return sentence(
        "aspect ratio of \(name(second.item, in: content))", upright, upright.multiplier.text)
    }
    if content.first.attribute == second.attribute, second.attribute.isDimension {
      return sentence(
        "relative \(second.attribute.words)", between: content, content.multiplier.text)
    }
    let upright = isSuperview(content) ? content.flipped ?? content : content
    guard upright.first.attribute.isCenter, upright.first.attribute == upright.second?.attribute,
      place(of: upright) == .superview
    else { return nil }
    let side = upright.first.attribute == .centerX ? "horizontal" : "vertical"
    return sentence("\(side) center", between: upright, (upright.multiplier.value / 2).short)
  }

  /// A distance between two edges, baselines or centers.
  private func distance(_ content: ConstraintContent) -> ConstraintSentence? {
    guard let second = content.second, content.multiplier.value == 1 else { return nil }
    let edge = content.first.attribute
    guard let kind = kind(of: content, edge, second.attribute) else { return nil }
    var upright = content
    if kind.isOpposite(at: edge) {
      upright.relation = content.relation.inverse
      upright.constant.value = content.constant.value == 0 ? 0 : -content.constant.value
    }
    let words = kind == .alignment ? edge.lineWords : edge.words
    return sentence("\(words) \(kind.rawValue)", between: upright, amount(upright.constant))
  }

  private enum Distance: String {
    case inset, alignment, offset
    case marginInset = "margin inset"
    case safeInset = "safe inset"

    /// Distances count from the edge inwards, and between items from one to the other.
    func isOpposite(at edge: LayoutAttribute) -> Bool {
      switch edge {
      case .right, .trailing, .bottom, .lastBaseline, .baseline: true
      case .firstBaseline: self == .alignment
      default: false
      }
    }
  }

  private func kind(
    of content: ConstraintContent, _ edge: LayoutAttribute, _ other: LayoutAttribute
  ) -> Distance? {
    switch (place(of: content), edge) {
    case (.safeArea, _) where edge == other && edge.isEdge: .safeInset
    case (.superview, _) where edge.margin == other: .marginInset
    case (.superview, _) where edge == other && edge.isEdge: .inset
    case (.superview, .firstBaseline) where other == .top: .inset
    case (.superview, .lastBaseline) where other == .bottom: .inset
    case (_, _) where edge == other && !edge.isDimension && !edge.isWithinMargins: .alignment
    case (_, _) where edge.facing == other: .offset
    default: nil
    }
  }

  /// Everything else: `leading of Title equal to 2 × width of View plus 8`.
  private func equation(_ content: ConstraintContent) -> ConstraintSentence {
    guard let second = content.second else {
      return ConstraintSentence("", .equal, "", priority: content.priority)
    }
    let constant = content.constant.value
    var value = content.multiplier.value == 1 ? "" : "\(content.multiplier.text) × "
    value += "\(second.attribute.words) of \(name(second.item, in: content))"
    if constant != 0 {
      value += constant < 0 ? " minus \((-constant).short)" : " plus \(constant.short)"
    }
    return sentence(
      "\(content.first.attribute.words) of \(name(content.first.item, in: content))", content, value
    )
  }

  // MARK: Parts

  private func sentence(
    _ subject: String, _ content: ConstraintContent, _ value: String
  )
    -> ConstraintSentence
  {
    ConstraintSentence(subject, content.relation, value, priority: content.priority)
  }

  private func sentence(
    _ attribute: String, between content: ConstraintContent, _ value: String
  ) -> ConstraintSentence {
    var other = content.second?.item ?? ""
    if place(of: content) == .safeArea { other = view(of: other)?.id ?? other }
    return sentence(
      "\(attribute) of \(name(content.first.item, in: content)) to \(name(other, in: content))",
      content, value)
  }

  private func amount(_ constant: ConstraintContent.Constant) -> String {
    if case .standard = constant { "the standard distance" } else { constant.value.short }
  }

  private func name(_ id: String, in content: ConstraintContent) -> String {
    let plain = { (id: String) in self.known[id] ?? self.document.object(id)?.name ?? "‹\(id)›" }
    let isAmbiguous = content.items.contains { $0 != id && plain($0) == plain(id) }
    return isAmbiguous ? "\(plain(id)) (\(id))" : plain(id)
  }

  // MARK: Places

  private enum Place { case superview, safeArea, elsewhere }

  /// What the second item is for the first one.
  private func place(of content: ConstraintContent) -> Place {
    guard let second = content.second.flatMap({ document.object($0.item) }),
      let superview = document.object(content.first.item)?.superview
    else { return .elsewhere }
    if second == superview { return .superview }
    guard let guide = LayoutGuide(second), guide.kind == .view(key: "safeArea"),
      guide.view == superview
    else {
      return .elsewhere
    }
    return .safeArea
  }

  /// Whether the first item is the superview of the second one, or a guide of it.
  private func isSuperview(_ content: ConstraintContent) -> Bool {
    content.flipped.map { place(of: $0) != .elsewhere } ?? false
  }

  private func view(of id: String) -> Object? {
    document.object(id).flatMap { LayoutGuide($0)?.view }
  }
}

extension LayoutAttribute {
  /// `leading margin`, `first baseline`.
  var words: String { NameQuery.words(of: rawValue).joined(separator: " ") }

  /// What lines up when two items have the same attribute: their centers are on a vertical line.
  fileprivate var lineWords: String {
    switch self {
    case .centerX: "vertical"
    case .centerY: "horizontal"
    default: words
    }
  }

  fileprivate var isEdge: Bool { margin != nil }

  /// The edge of a neighbor on this side.
  fileprivate var facing: LayoutAttribute? {
    switch self {
    case .left: .right
    case .right: .left
    case .leading: .trailing
    case .trailing: .leading
    case .top: .bottom
    case .bottom: .top
    case .firstBaseline: .lastBaseline
    case .lastBaseline: .firstBaseline
    default: nil
    }
  }

  /// The margin of a superview on this side.
  fileprivate var margin: LayoutAttribute? {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    default: nil
    }
  }
}
