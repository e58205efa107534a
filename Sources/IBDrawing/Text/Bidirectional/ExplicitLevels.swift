/// The levels that embeddings, overrides and isolates give characters: the rules X1 to X8 of UAX #9.
struct ExplicitLevels {
  /// An embedding, override or isolate that is open.
  private struct Status {
    var level: Int
    var override: BidirectionalClass?
    var isIsolate = false
  }

  /// By character.
  private(set) var levels: [Int]
  /// The classes of characters, or what an override makes of them.
  private(set) var classes: [BidirectionalClass]
  private var stack: [Status]

  private static let deepest = 125

  init(_ isolates: IsolatePairs, base: Int) {
    classes = isolates.classes
    levels = classes.map { _ in base }
    stack = [Status(level: base)]
    for index in isolates.classes.indices { read(index, isolates) }
  }

  private mutating func read(_ index: Int, _ isolates: IsolatePairs) {
    switch isolates.classes[index] {
    case .rle: open(isRightToLeft: true)
    case .lre: open(isRightToLeft: false)
    case .rlo: open(isRightToLeft: true, .r)
    case .lro: open(isRightToLeft: false, .l)
    case .pdf: if stack.count > 1, stack.last?.isIsolate == false { stack.removeLast() }
    case .bn, .b: break
    case .rli, .lri, .fsi:
      place(index)
      open(isRightToLeft: isolates.isRightToLeft(from: index), isIsolate: true)
    case .pdi:
      if let start = stack.lastIndex(where: \.isIsolate) { stack.removeSubrange(start...) }
      place(index)
    default: place(index)
    }
  }

  private mutating func place(_ index: Int) {
    guard let current = stack.last else { return }
    levels[index] = current.level
    if let override = current.override { classes[index] = override }
  }

  private mutating func open(isRightToLeft: Bool, _ override: BidirectionalClass? = nil, isIsolate: Bool = false) {
    guard let current = stack.last else { return }
    let level = isRightToLeft ? (current.level + 1) | 1 : (current.level + 2) & ~1
    if level <= ExplicitLevels.deepest { stack.append(Status(level: level, override: override, isIsolate: isIsolate)) }
  }
}

/// The classes of a text, with the ends of its isolates (BD9).
struct IsolatePairs {
  let classes: [BidirectionalClass]
  /// The place of the end by the place of the start.
  private(set) var ends: [Int: Int] = [:]

  init(_ scalars: [Unicode.Scalar]) {
    classes = scalars.map { BidirectionalClass($0) }
    var open: [Int] = []
    for (index, bidirectionalClass) in classes.enumerated() {
      if bidirectionalClass.opensIsolate { open.append(index) }
      if bidirectionalClass == .pdi, let start = open.popLast() { ends[start] = index }
    }
  }

  fileprivate func isRightToLeft(from index: Int) -> Bool {
    if classes[index] == .fsi { return isRightToLeft(in: (index + 1)..<(ends[index] ?? classes.count)) }
    return classes[index] == .rli
  }

  /// Whether the first strong character outside of isolates is read from right to left (P2, P3).
  func isRightToLeft(in range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      switch classes[index] {
      case .l: return false
      case .r, .al: return true
      case .lri, .rli, .fsi: index = ends[index] ?? range.upperBound
      default: break
      }
      index += 1
    }
    return false
  }
}
