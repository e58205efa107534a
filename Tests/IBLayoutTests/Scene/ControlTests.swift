import IBModel
import Testing

@testable import IBLayout

@Suite struct ControlTests {
  @Test func everyKindIsReadOnce() {
    let kinds = ControlReaders.all.flatMap { $0.kinds }
    #expect(Set(kinds).count == kinds.count)
  }

  @Test func everyKindWithContentIsRead() {
    let exceptions: Set<ElementKind> = [.control, .tvCaptionButtonView]
    for kind in ElementKind.all where !exceptions.contains(kind) {
      let hasContent = Platform.allCases.contains { !kind.contentAxes(on: $0).isEmpty }
      #expect(!hasContent || ControlReaders.reading(of: kind) != nil, "\(kind)")
    }
  }
}
