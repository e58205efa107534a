/// The sparse tableau of the cores.
///
/// Every row of a core has a slack. As many slacks as the core has parameters are 0 and form the basis; they are the
/// columns. Every other slack, and every parameter, is expressed by the columns in a slot. There are no error variables
/// and there is no first phase: any basis is a valid start.
struct Tableau: ~Copyable {
  /// A row's slack or a parameter.
  struct Entity {
    /// Index among the levels of its core.
    var level: Int32
    var penalty: Penalty
    /// 1 if the slack is above zero, -1 below. At zero, this decides which slope counts.
    var side: Int8 = 1
    var weight: Double
    /// Its slot, or ~column.
    var home: Int32
    /// Index in `reduced`, or ~parameter.
    var origin: Int32
  }

  /// `entity = constant + entries · columns`.
  struct Slot {
    var start: Int32
    var count: Int32
    var capacity: Int32
    var entity: Int32
    var constant: Affine
  }

  struct Column {
    var entity: Int32
    /// First link to the slots that contain it.
    var head: Int32 = -1
  }

  /// A slot that contains a column; may be stale or repeated.
  struct Link {
    var slot: Int32
    var offset: Int32
    var next: Int32
  }

  var entities = Buffer<Entity>()
  var slots = Buffer<Slot>()
  var columns = Buffer<Column>()
  var entries = Buffer<Entry>()
  var links = Buffer<Link>()
  /// The first entity of each level of each core, then one past the last.
  var levelStart = Buffer<Int32>()
  var columnOfParameter = Buffer<Int32>()
  var parameterEntity = Buffer<Int32>()

  // Scratch.
  var breakpoints = Breakpoints()
  var position = Buffer<Int32>()
  var visit = Buffer<Int32>()
  var visits: Int32 = 0
  var slope = Buffer<Double>()
  var climb = Buffer<Double>()
  var openColumns = Buffer<Int32>()
  /// The first entity of the core whose flat edges are in `openColumns`, or -1.
  var flatCore: Int32 = -1
  var candidates = Buffer<Edge>()
  var openDirections = Buffer<UInt8>()

  /// The entries that were visited since the work was limited.
  var work = 0
  /// The entries that this solve keeps in memory.
  var stored = 0
  var mostWork = Int.max
  var isExhausted: Bool { work > mostWork }

  init() {}

  @inline(__always) mutating func countStored(_ entries: Int) {
    stored += entries
    if stored > mostWork / 10 { work = mostWork &+ 1 }
  }

  mutating func clear(parameterCount: Int) {
    entities.removeAll()
    slots.removeAll()
    columns.removeAll()
    entries.removeAll()
    links.removeAll()
    levelStart.removeAll()
    visit.removeAll()
    (visits, flatCore) = (0, -1)
    columnOfParameter.resize(to: parameterCount)
    parameterEntity.resize(to: parameterCount)
  }

  mutating func add(
    parameters: borrowing Buffer<Int32>, _ parameterSpan: Span32, rows: borrowing Buffer<Int32>, _ rowSpan: Span32,
    reduced: borrowing Buffer<ReducedRow>, reducedEntries: borrowing Buffer<Entry>
  ) -> Core {
    var core = Core(firstEntity: Int32(entities.count), rowCount: rowSpan.count)
    core.columns = Span32(start: Int32(columns.count), count: parameterSpan.count)
    core.levels.start = Int32(levelStart.count)
    for place in 0..<Int(parameterSpan.count) {
      let parameter = parameters[Int(parameterSpan.start) + place]
      columnOfParameter[parameter] = Int32(columns.count)
      parameterEntity[parameter] = core.entity(ofParameter: place)
      columns.append(Column(entity: core.entity(ofParameter: place)))
    }
    var lastLevel: Int32 = -1
    for place in rowSpan.range {
      let row = reduced[rows[place]]
      if row.level != lastLevel { startLevel(of: &core) }
      if row.level == 0 { core.hasRequired = true }
      lastLevel = row.level
      addRow(row, rows[place], level: core.levels.count - 1, reducedEntries)
    }
    startLevel(of: &core)
    addProbe(level: core.levels.count - 1)
    startLevel(of: &core)
    for place in 0..<Int(parameterSpan.count) {
      addParameter(parameters[Int(parameterSpan.start) + place], level: core.levels.count - 1)
    }
    levelStart.append(Int32(entities.count))
    position.extend(to: columns.count, with: 0)
    return core
  }

  private mutating func startLevel(of core: inout Core) {
    levelStart.append(Int32(entities.count))
    core.levels.count += 1
  }

  private mutating func addRow(
    _ row: ReducedRow, _ place: Int32, level: Int32, _ reducedEntries: borrowing Buffer<Entry>
  ) {
    let slot = Int32(slots.count)
    let start = entries.count
    countStored(Int(row.entries.count))
    for index in row.entries.range {
      let entry = reducedEntries[index]
      let column = columnOfParameter[entry.index]
      link(column, to: slot, at: Int32(entries.count - start))
      entries.append(Entry(coefficient: entry.coefficient, index: column))
    }
    slots.append(
      Slot(
        start: Int32(start), count: row.entries.count, capacity: row.entries.count, entity: Int32(entities.count),
        constant: -row.constant))
    visit.append(0)
    entities.append(
      Entity(level: level, penalty: Penalty(row.relation), weight: row.weight, home: slot, origin: place))
  }

  private mutating func addProbe(level: Int32) {
    slots.append(
      Slot(start: Int32(entries.count), count: 0, capacity: 0, entity: Int32(entities.count), constant: .zero))
    visit.append(0)
    entities.append(
      Entity(level: level, penalty: .minimize, weight: 1, home: Int32(slots.count - 1), origin: Int32.max))
  }

  /// Adds a parameter with a scattered weight (a round of SplitMix64), so that two sums of a tie are almost never
  /// equal; multiples of one number could add up to the same sum.
  private mutating func addParameter(_ parameter: Int32, level: Int32) {
    var spread = UInt64(UInt32(bitPattern: parameter + 1)) &* 0x9E37_79B9_7F4A_7C15
    spread = (spread ^ (spread >> 30)) &* 0xBF58_476D_1CE4_E5B9
    let weight = 1 + Double(spread >> 32) * 0x1p-32
    entities.append(
      Entity(
        level: level, penalty: .equal, weight: weight, home: ~columnOfParameter[parameter], origin: ~parameter))
  }

  @inline(__always) mutating func link(_ column: Int32, to slot: Int32, at offset: Int32) {
    links.append(Link(slot: slot, offset: offset, next: columns[column].head))
    columns.pointer(to: Int(column)).pointee.head = Int32(links.count - 1)
  }

  mutating func value(ofParameter place: Int, in core: Core) -> Affine { constant(of: core.entity(ofParameter: place)) }

  /// 0 for rows in the basis.
  mutating func constant(of entity: Int32) -> Affine {
    let home = entities[entity].home
    return home < 0 ? .zero : slots[home].constant
  }

  mutating func error(of entity: Int32, at point: Affine) -> Double {
    let slack = constant(of: entity).value(at: point) * entities[entity].weight
    switch entities[entity].penalty {
    case .equal: return abs(slack)
    case .atMost: return max(0, slack)
    case .atLeast: return max(0, -slack)
    case .minimize: return 0
    }
  }
}

/// The contribution of an entity to the sum of errors.
enum Penalty: UInt8 {
  case equal, atMost, atLeast
  /// The value of the entity itself is minimized, for probing.
  case minimize

  init(_ relation: LinearSystem.Relation) {
    switch relation {
    case .equal: self = .equal
    case .atMost: self = .atMost
    case .atLeast: self = .atLeast
    }
  }
}

/// Two or more parameters with their rows.
struct Core {
  var firstEntity: Int32 = 0
  var rowCount: Int32 = 0
  var columns = Span32()
  /// Its levels in `levelStart`. The second to last contains the probe, the last one the parameters, which break ties.
  var levels = Span32()
  var hasRequired = false

  func entity(ofParameter place: Int) -> Int32 { firstEntity + rowCount + 1 + Int32(place) }

  /// The expression that is minimized among the best values while probing.
  var probe: Int32 { firstEntity + rowCount }
  var rowLevels: Int32 { levels.count - 2 }
  var probeLevel: Int32 { levels.count - 2 }
  var tieLevel: Int32 { levels.count - 1 }
}
