import IBModel
import IBXML
import Testing
import TestSupport

@Suite struct RandomSceneTests {
  static let scenes = (0..<200).map { RandomScene(seed: $0).bytes }

  @Test(arguments: 0..<60) func aRandomSceneIsSound(seed: Int) throws {
    let document = try Document(parsing: Self.scenes[seed])
    #expect(document.duplicates.isEmpty && document.danglingReferences().isEmpty, "seed \(seed)")
    #expect(document.objects.contains { $0.customClass == "LDOLayoutTemplate" && $0.isTopLevel }, "seed \(seed)")
  }

  @Test(arguments: 0..<60) func aRandomConstraintIsHeldByTheNearestCommonAncestorWhichIsNotNamed(seed: Int) throws {
    let document = try Document(parsing: Self.scenes[seed])
    for constraint in document.constraints {
      let items = constraint.items.compactMap(document.object)
      #expect(document.constraintHost(for: items) == constraint.host, "seed \(seed): \(document.text(of: constraint))")
      #expect(constraint.element.id(.firstItem) != constraint.host.id, "seed \(seed): \(constraint.id)")
    }
  }

  @Test(arguments: 0..<60) func theChildrenAndAttributesOfARandomViewStandInXcodesOrder(seed: Int) throws {
    let document = try Document(parsing: Self.scenes[seed])
    for object in document.objects where object.isView || object.kind == .constraint {
      let attributes = object.element.attributes.map { NewAttribute($0.name, $0.value) }
      #expect(
        attributes == AttributeOrder.sorted(attributes, of: object.kind.name, on: .iOS), "seed \(seed): \(object.id)")
      guard object.isView else { continue }
      let children = NewElement(copying: object.element).children
      let sorted = ChildOrder.sorted(children, of: object.kind.name, in: document)
      #expect(children.map(\.name) == sorted.map(\.name), "seed \(seed): \(object.id)")
    }
  }

  @Test func theSameSeedGivesTheSameScene() { #expect(RandomScene(seed: 7).bytes == RandomScene(seed: 7).bytes) }

  private static let texts = scenes.map { String(decoding: $0, as: UTF8.self) }

  @Test(arguments: [
    #"fixedFrame="YES""#, #"placeholder="YES""#, #"multiplier="16:9""#, #"multiplier="1/3""#, "<exclude ",
    "identifier=", #"key="safeArea""#, "priority=", #"relation="greaterThanOrEqual""#, #"relation="lessThanOrEqual""#,
    #"property="targetView""#, #"keyPath="templateAttributes""#, #"keyPath="layer.cornerRadius""#,
    "property=\"constraint", "<scrollView", "<label", "<button", "<imageView", "<textField", #"hidden="YES""#, "alpha=",
    #"property="thirdLayout""#,
  ]) func everyConstructTurnsUp(text: String) { #expect(Self.texts.contains { $0.contains(text) }) }
}
