import IBXML

extension Element {
  /// Whether the element holds the stored frame of its parent: a `rect`, or the `frame` of early releases of Xcode 8.
  public var isStoredFrame: Bool {
    name == .rect && has(.key, "frame") || name == .frame && has(.key, "frameInset")
  }

  /// The attributes for the position of a stored frame.
  package var positionNames: (x: Name, y: Name) { name == .frame ? (.minX, .minY) : (.x, .y) }
}

extension Object {
  /// The element that holds the stored frame; nil when the document has none.
  public var frameElement: Element? {
    for child in element.children where child.isStoredFrame { return child }
    return nil
  }

  /// The stored frame in the superview's coordinates, in points.
  public var frame: Rect? { frameElement.map { Rect($0) } }

  /// The flags of the stored frame.
  public var frameFlags: [FrameFlag] { FrameFlag.allCases.filter { element[$0.name] == "YES" } }

  /// Whether ambiguities of the view are verified, so neither the view nor a view around it switches this off.
  package var verifiesAmbiguity: Bool {
    element["verifyAmbiguity"] == nil && !element.ancestors.contains { $0["verifyAmbiguity"] == "off" }
  }
}

/// A flag of Xcode about the stored frame of a view; raw values are words of the format.
public enum FrameFlag: String, Sendable, CaseIterable {
  /// Other frames would satisfy the constraints as well.
  case ambiguous
  /// The constraints require another frame.
  case misplaced

  fileprivate var name: Name { self == .ambiguous ? "ambiguous" : "misplaced" }
}

extension Document {
  package var bytes: [UInt8] { tree.source.bytes }

  /// Returns the object in the same position of this document. Edits of attributes keep the positions of all objects.
  package func counterpart(of object: Object) -> Object? {
    object.element.index < tree.nodeCount ? Object(tree.element(at: object.element.index)) : nil
  }
}

extension ModelEdit {
  /// Smaller differences, in points, come from computing and are not written.
  private static let noise = 0.001

  /// Writes a flag of a stored frame, or removes it.
  /// - Returns: Whether it was different.
  public mutating func set(_ flag: FrameFlag, to isTrue: Bool, of view: Object) -> Bool {
    guard (view.element[flag.name] == "YES") != isTrue else { return false }
    setAttribute(flag.name, to: isTrue ? "YES" : nil, on: view.element)
    return true
  }

  /// Writes the sides of a stored frame that differ. A view without one does not get one.
  /// - Returns: Whether a side differed; nil when the view has no stored frame.
  public mutating func setFrame(_ frame: Rect, of view: Object) -> Bool? {
    guard let rect = view.frameElement else { return nil }
    var isWritten = false
    let (x, y) = rect.positionNames
    let sides: [(Name, Double)] = [(x, frame.x), (y, frame.y), (.width, frame.width), (.height, frame.height)]
    for (name, value) in sides {
      if let stored = rect[name].flatMap({ Double($0) }), abs(stored - value) < ModelEdit.noise { continue }
      guard let text = CanonicalNumber.spelled(value) else { continue }
      setAttribute(name, to: text, on: rect)
      isWritten = true
    }
    return isWritten
  }
}
