import IBBase
import IBDrawing
import IBLayout
import IBModel
import TestSupport
import Testing

/// Pictures of real documents: a sample here, all of them with `tools/test-whole`.
@Suite struct CorpusPictureTests {
  private static let step = Corpus.step(23)

  private static func solved(_ bytes: [UInt8]) -> [SceneLayout] {
    guard let document = try? Document(parsing: bytes) else { return [] }
    return LayoutEngine().layouts(of: ResolvedDocument(document), options: .framesOnly).solved
  }

  @Test func everyPictureIsWellFormedAndHasWhatItRefersTo() async throws {
    let complaints = try await Corpus.complaints(every: Self.step) { _, bytes in
      for solved in Self.solved(bytes) {
        for scheme in ColorScheme.allCases {
          let svg = SVGWriter().text(of: Picture(of: solved, DrawingOptions(scheme: scheme)))
          if let complaint = try SVGReading(svg).complaint { return complaint }
        }
      }
      return nil
    }
    #expect(complaints == [])
  }

  @Test func framesCanBeReadFromTheFile() async throws {
    let complaints = try await Corpus.complaints(every: Self.step) { _, bytes in
      for solved in Self.solved(bytes) {
        let frames = try SVGReading(SVGWriter().text(of: Picture(of: solved, DrawingOptions(showsBars: false)))).frames
        let expected = solved.framesInRoot
        for view in solved.scene.indices {
          let object = solved.scene[view].object
          guard let found = frames[object.id.rawValue], solved.scene.index(of: object) == view else { continue }
          let frame = expected[view]
          let shift = solved.scene.environment.document.object(object.id) == object
          if shift,
            abs(found.x - frame.x) > 0.011 || abs(found.y - frame.y) > 0.011
              || abs(found.width - max(0, frame.width)) > 0.011 && frame.width >= 0
          {
            return "\(object.id) is at \(found), not at \(frame)"
          }
        }
      }
      return nil
    }
    #expect(complaints == [])
  }

  @Test func visibleViewsAreInThePicture() async throws {
    let complaints = try await Corpus.complaints(every: Self.step) { _, bytes in
      for solved in Self.solved(bytes) {
        let picture = Picture(of: solved, DrawingOptions(showsHidden: true))
        for view in solved.scene.indices where !solved.scene.isBehindATab(view) {
          let id = solved.scene[view].object.id
          if picture.node(id) == nil { return "\(id) is missing" }
        }
      }
      return nil
    }
    #expect(complaints == [])
  }

  @Test func noLabelIsWiderThanItsFrame() async throws {
    let complaints = try await Corpus.complaints(every: Self.step) { _, bytes in
      for solved in Self.solved(bytes) {
        let picture = Picture(of: solved)
        for view in solved.scene.indices {
          guard case .label = solved.scene[view].content, let node = picture.node(solved.scene[view].object.id)
          else { continue }
          let shadowRoom = 10.0
          for line in node.textLines where line.width > node.frame.width + 1 || line.x < -1 - shadowRoom {
            return "\(solved.scene[view].object.id): \(line.text) is \(line.width) wide in \(node.frame.width)"
          }
        }
      }
      return nil
    }
    #expect(complaints == [])
  }

  @Test func almostAllViewsHaveALookOfTheirOwn() async throws {
    let counts = Locked((drawn: 0, other: 0))
    _ = try await Corpus.complaints(every: Self.step) { _, bytes in
      for solved in Self.solved(bytes) where solved.scene.environment.platform != .watchOS {
        let picture = Picture(of: solved)
        let other = picture.notes.count { $0.reason == .placeholder || $0.reason == .notDrawn }
        counts.withLock { $0 = ($0.drawn + picture.drawnCount, $0.other + other) }
      }
      return nil
    }
    let (drawn, other) = counts.withLock { $0 }
    #expect(drawn > (Corpus.isPresent ? 500 : 100))
    #expect(Double(drawn) / Double(max(drawn + other, 1)) >= 0.96)
  }
}

extension ResolvedScene {
  fileprivate func isBehindATab(_ view: ViewIndex) -> Bool {
    var current = view
    while let parent = self[current].parent {
      if case .tabs(let tabs) = self[parent].arrangement, let front = tabs.front, front != current { return true }
      current = parent
    }
    return false
  }
}
