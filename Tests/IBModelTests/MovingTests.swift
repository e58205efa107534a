import IBModel
import IBXML
import TestSupport
import Testing

@Suite struct MovingTests {
  private static let classes: [SizeClasses] = [
    .any, SizeClasses(width: .compact, height: .regular), SizeClasses(width: .regular, height: .compact),
  ]

  private static func moved(
    _ id: String, to superview: String, before sibling: String? = nil, in text: String
  ) throws
    -> String
  {
    let document = try Document(parsing: Array(text.utf8))
    var edit = ModelEdit(document)
    let find = { (id: String) in try #require(document.object(ObjectID(id))) }
    try edit.move(find(id), to: find(superview), before: try sibling.map(find))
    return String(decoding: try edit.verified().tree.source.utf8, as: UTF8.self)
  }

  @Test func `a view moves with its constraints, which go to the common ancestor`() throws {
    let before = """
      <view contentMode="scaleToFill" id="root"> <subviews> <view contentMode="left" id="box">
      <subviews> <view contentMode="left" id="one"/> <view contentMode="left" id="two"/> </subviews> <constraints>
      <constraint firstItem="one" firstAttribute="top" secondItem="two" secondAttribute="top" id="c1"/>
      <constraint firstItem="two" firstAttribute="top" secondItem="box" secondAttribute="top" id="c2"/> </constraints>
      <variation key="default"> <mask key="subviews"> <exclude reference="one"/> </mask> </variation> </view>
      <view contentMode="left" id="other"/> </subviews> </view>
      """
    let after = """
      <view contentMode="scaleToFill" id="root"> <subviews> <view contentMode="left" id="box">
      <subviews> <view contentMode="left" id="two"/> </subviews> <constraints>
      <constraint firstItem="two" firstAttribute="top" secondItem="box" secondAttribute="top" id="c2"/> </constraints>
      </view> <view contentMode="left" id="other"> <subviews> <view contentMode="left" id="one"/> </subviews>
      <variation key="default"> <mask key="subviews"> <exclude reference="one"/> </mask> </variation> </view>
      </subviews> <constraints>
      <constraint firstItem="one" firstAttribute="top" secondItem="two" secondAttribute="top" id="c1"/> </constraints>
      </view>
      """
    #expect(try Self.moved("one", to: "other", in: Storyboard.text(view: before)) == Storyboard.text(view: after))
  }

  @Test func `a view does not move into itself`() throws {
    let text = Storyboard.text(view: #"<view id="a"><subviews><view id="b"/></subviews></view>"#)
    #expect(throws: EditError.intoItself(id: "a")) { try Self.moved("a", to: "b", in: text) }
    #expect(throws: EditError.intoItself(id: "b")) { try Self.moved("b", to: "b", in: text) }
  }

  private static func complaint(about document: Document, seed: UInt64) throws -> String? {
    var random = SeededGenerator(seed: seed)
    let views = document.objects.filter {
      $0.isView && $0.element.parent?.name == .subviews && document.object($0.id) == $0
    }
    let superviews = document.objects.filter { $0.isView && $0.element.child(.subviews) != nil }
    guard !views.isEmpty, !superviews.isEmpty else { return nil }
    for _ in 0..<3 {
      let (view, superview) = (random.pick(views), random.pick(superviews))
      guard !superview.viewAncestry.contains(view) else { continue }
      let next = superview.subviews.filter { $0 != view && $0.element.parent == superview.element.child(.subviews) }
      let sibling = next.isEmpty || random.oneIn(3) ? nil : random.pick(next)
      if let complaint = try Self.complaint(about: document, moving: view, to: superview, before: sibling) {
        return "\(view.reference) to \(superview.reference): \(complaint)"
      }
    }
    return nil
  }

  private static func complaint(
    about document: Document, moving view: Object, to superview: Object, before sibling: Object?
  ) throws -> String? {
    var edit = ModelEdit(document)
    try edit.move(view, to: superview, before: sibling)
    let result = try edit.verified()
    guard let found = result.object(view.id), let target = result.object(superview.id), found.superview == target else {
      return "it is elsewhere"
    }
    if let sibling, let index = target.subviews.firstIndex(of: found), target.subviews[index + 1].id != sibling.id {
      return "it is before another view"
    }
    let isSameTree = view.rootView == superview.rootView
    let (old, new) = (document.constraintContents, result.constraintContents)
    guard isSameTree ? old == new : new.allSatisfy({ old[$0.key] == $0.value }) else {
      return "constraints say something else"
    }
    for classes in classes {
      let (old, new) = (ActiveVariations(of: document, under: classes), ActiveVariations(of: result, under: classes))
      guard isSameTree ? old.excluded == new.excluded : old.excluded.isSuperset(of: new.excluded) else {
        return "something is installed elsewhere"
      }
    }
    let former = Set(document.constraints.filter { $0.isHeldAround(document) }.map(\.id))
    for constraint in result.constraints where former.contains(constraint.id) && !constraint.isHeldAround(result) {
      return "\(constraint.id) is held elsewhere"
    }
    guard isSameTree, let superview = view.superview, let origin = result.object(superview.id) else { return nil }
    return try complaint(moving: found, of: result, backTo: origin, as: view, of: document)
  }

  /// There and back gives the same document; lists that are not sorted may get another order.
  private static func complaint(
    moving view: Object, of result: Document, backTo superview: Object, as original: Object, of document: Document
  ) throws -> String? {
    var back = ModelEdit(result)
    let siblings = original.element.parent.map { Array($0.children) } ?? []
    let following = siblings.drop { $0 != original.element }.dropFirst().first.flatMap { Object($0) }
    try back.move(view, to: superview, before: following.flatMap { result.object($0.id) })
    let lines = { (document: Document) in
      String(decoding: try document.canonicalBytes(), as: UTF8.self).split(separator: "\n").sorted()
    }
    let restored = try back.verified()
    let (before, after) = (try lines(document), try lines(restored))
    // Constraints that moved to a common ancestor remain there, and may leave no list behind.
    let isLine = { (line: Substring) in
      !["constraint", "variation", "mask", "exclude", "include"].contains { line.contains($0) }
    }
    let (old, new) = (before.filter(isLine), after.filter(isLine))
    return old == new ? nil : "it does not come back: \(Set(old).symmetricDifference(new).sorted())"
  }

  @Test(arguments: UInt64(0)..<24) func `in random scenes nothing else changes`(seed: UInt64) throws {
    #expect(try Self.complaint(about: Document(parsing: RandomScene(seed: seed).bytes), seed: seed) == nil)
  }

  @Test func `in real documents nothing else changes`() async throws {
    let complaints = try await Corpus.complaints(every: 27) { path, bytes in
      guard let document = try? Document(parsing: bytes), document.duplicates.isEmpty else { return nil }
      return try Self.complaint(about: document, seed: UInt64(path.utf8.count))
    }
    #expect(complaints == [])
  }

  @Test func `controllers of real documents move to other scenes and back`() async throws {
    let complaints = try await Corpus.complaints(every: 27) { _, bytes in
      guard let document = try? Document(parsing: bytes), document.duplicates.isEmpty else { return nil }
      let scenes = Array(document.scenes)
      guard scenes.count > 1, let controller = scenes[0].controller, controller.element.parent?.name == .objects else {
        return nil
      }
      var edit = ModelEdit(document)
      try edit.move(controller, to: scenes[1])
      let there = try edit.verified()
      guard let found = there.object(controller.id), found.scene?.id == scenes[1].id, let home = there.scenes.first
      else { return "\(controller.reference) is elsewhere" }
      var back = ModelEdit(there)
      try back.move(found, to: home, before: home.objects.first)
      return try back.verified().tree.source.utf8 == document.tree.source.utf8 ? nil : "other bytes"
    }
    #expect(complaints == [])
  }
}

extension Document {
  fileprivate var constraintContents: [ObjectID: ConstraintContent?] {
    Dictionary(constraints.map { ($0.id, $0.read().content) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Constraint {
  fileprivate func isHeldAround(_ document: Document) -> Bool {
    items.compactMap(document.object).map { LayoutGuide($0)?.view ?? $0 }.allSatisfy {
      host.element.contains($0.element)
    }
  }
}
