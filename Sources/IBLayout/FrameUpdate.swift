import IBModel
import IBScene
import IBXML

/// What Xcode's *Update Frames* does to a document: misplaced views get the frames the constraints demand, and every
/// view the flags that are true of it.
///
/// A view that is not misplaced keeps its frame, as Xcode keeps it. Where stored sizes stand for content, new
/// frames may call for others again; the update goes on until none do, so that updating twice is updating once.
public struct FrameUpdate: Sendable {
  /// A view with what becomes different.
  public struct Change: Sendable, Hashable {
    /// The view as it is.
    public var view: Object
    /// The view as it will be, in the updated document.
    public var updated: Object
  }

  /// What Xcode writes about the stored frame of a view.
  public enum Flag: String, Sendable, CaseIterable {
    /// Other frames would meet the constraints as well.
    case ambiguous
    /// The constraints demand another frame.
    case misplaced
  }

  /// The updated file in its own encoding.
  public private(set) var bytes: [UInt8]
  /// In document order.
  public private(set) var changes: [Change] = []
  /// Whether the frames came to rest. When they do not, the document stays as it is.
  public private(set) var isSettled = false

  /// Root views that were left out, since their numbers are beyond what can be computed with.
  public private(set) var leftOut: [Object] = []

  /// How often frames are updated for frames that were updated; real documents need two or three, or never rest.
  private static let passes = 8

  /// The update a document calls for in a situation.
  /// - Throws: `SpliceError` or `DocumentError` when the changes do not make a document, which is a fault of ours.
  public init(
    of document: Document, in situation: Situation, by engine: LayoutEngine
  ) throws {
    bytes = document.tree.source.bytes
    var current = document
    var changed: Set<Int> = []
    for pass in 0..<FrameUpdate.passes {
      var edit = FrameEdit(current)
      let layouts = engine.layouts(of: current, in: situation)
      if pass == 0 {
        let solved = Set(layouts.map(\.root))
        leftOut = document.rootViews.filter { !solved.contains($0) }
      }
      for view in layouts.flatMap(\.views) { edit.update(view) }
      if edit.changed.isEmpty {
        isSettled = true
        break
      }
      changed.formUnion(edit.changed)
      current = try Document(parsing: try edit.edit.bytes())
    }
    guard isSettled, !changed.isEmpty else { return }
    bytes = current.tree.source.bytes
    // Only attributes change, so that the elements of both documents stand at the same places.
    changes = changed.sorted().compactMap { index in
      guard let view = Object(document.tree.element(at: index)), let updated = Object(current.tree.element(at: index))
      else { return nil }
      return Change(view: view, updated: updated)
    }.filter { $0.view.frame != $0.updated.frame || $0.view.flags != $0.updated.flags }
  }
}

extension Object {
  /// What is written about the stored frame.
  public var flags: [FrameUpdate.Flag] { FrameUpdate.Flag.allCases.filter { element[$0.name] == "YES" } }
}

extension FrameUpdate.Flag {
  fileprivate var name: Name { self == .ambiguous ? "ambiguous" : "misplaced" }
}

/// One pass over the views of a document.
private struct FrameEdit {
  var edit: ModelEdit
  /// Places of the elements of views that change.
  var changed: Set<Int> = []

  /// Differences below this are of computing and are not written, in points.
  private static let noise = 0.001

  init(_ document: Document) { edit = ModelEdit(document) }

  mutating func update(_ layout: ViewLayout) {
    let element = layout.view.element
    let rect = element.children(.rect).first { $0[.key] == "frame" }
    let isMoved = layout.isMisplaced && (rect.map { set(layout.frame, on: $0, of: element) } ?? true)
    set(.ambiguous, to: !layout.ambiguousAxes.isEmpty, on: element)
    // What no frame mends stays marked.
    set(.misplaced, to: layout.isMisplaced && !isMoved, on: element)
  }

  private mutating func set(_ flag: FrameUpdate.Flag, to isTrue: Bool, on element: Element) {
    guard (element[flag.name] == "YES") != isTrue else { return }
    edit.setAttribute(flag.name, to: isTrue ? "YES" : nil, on: element)
    changed.insert(element.index)
  }

  /// Whether a side was written.
  private mutating func set(_ frame: Rect, on rect: Element, of element: Element) -> Bool {
    var isWritten = false
    let sides: [(Name, Double)] = [(.x, frame.x), (.y, frame.y), (.width, frame.width), (.height, frame.height)]
    for (name, value) in sides {
      if let stored = rect[name].flatMap({ Double($0) }), abs(stored - value) < FrameEdit.noise { continue }
      guard let text = CanonicalNumber.spelled(value) else { continue }
      edit.setAttribute(name, to: text, on: rect)
      changed.insert(element.index)
      isWritten = true
    }
    return isWritten
  }
}
