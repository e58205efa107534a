import IBModel

struct VisualFormatReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func format() throws(VisualFormatError) -> VisualFormat {
    skipBlanks()
    guard position < bytes.count else { throw VisualFormatError(.empty, at: 0) }
    let axis = try self.axis()
    let leadingGap = take("|") ? try gap() : nil
    var cells = [try cell()]
    var gaps: [VisualFormat.Gap] = []
    var trailingGap: VisualFormat.Gap?
    while !isAtEnd {
      let gap = try self.gap()
      if take("|") {
        trailingGap = gap
        guard isAtEnd else { throw error(.surplus) }
      } else {
        // A hyphen is followed by something; without one, only a view or `|` can follow.
        guard gap != .flush || isAt("[") else { throw error(.surplus) }
        gaps.append(gap)
        cells.append(try cell())
      }
    }
    return VisualFormat(axis: axis, leadingGap: leadingGap, cells: cells, gaps: gaps, trailingGap: trailingGap)
  }

  private mutating func axis() throws(VisualFormatError) -> Axis {
    let axis: Axis
    if take("V") { axis = .vertical } else if take("H") { axis = .horizontal } else { return .horizontal }
    guard take(":") else { throw error(.missingColon) }
    return axis
  }

  private mutating func cell() throws(VisualFormatError) -> VisualFormat.Cell {
    guard take("[") else { throw error(.missingView) }
    guard let name = word() else { throw error(.missingName) }
    let predicates = isAt("(") ? try self.predicates() : []
    guard take("]") else { throw error(.openView) }
    return VisualFormat.Cell(name: name, predicates: predicates)
  }

  private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard take("-") else { return .flush }
    if isAt("[") || isAt("|") { return .standard }
    let conditions: [VisualFormat.Predicate]
    if isAt("(") {
      conditions = try predicates()
    } else {
      let start = position
      let operand = try self.operand(isSigned: false)
      conditions = [
        VisualFormat.Predicate(relation: .equal, operand: operand, priority: nil, range: start..<position)
      ]
    }
    guard take("-") else { throw error(.missingHyphen) }
    return .conditions(conditions)
  }

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    _ = take("(")
    var result: [VisualFormat.Predicate] = []
    repeat { result.append(try predicate()) } while take(",")
    guard take(")") else { throw error(.openConditions) }
    return result
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    skipBlanks()
    let start = position
    let relation = try self.relation()
    let operand = try self.operand(isSigned: true)
    let priority = take("@") ? try self.operand(isSigned: true) : nil
    return VisualFormat.Predicate(relation: relation, operand: operand, priority: priority, range: start..<position)
  }

  private mutating func relation() throws(VisualFormatError) -> LayoutRelation {
    guard isAt("=") || isAt("<") || isAt(">") else { return .equal }
    let first = bytes[position]
    guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "=") else { throw error(.unknownRelation) }
    position += 2
    return first == UInt8(ascii: "<") ? .lessThanOrEqual : first == UInt8(ascii: ">") ? .greaterThanOrEqual : .equal
  }

  private mutating func operand(isSigned: Bool) throws(VisualFormatError) -> VisualFormat.Operand {
    if let word = word() { return .name(word) }
    skipBlanks()
    let start = position
    if isSigned, isAt("-") || isAt("+") { position += 1 }
    while position < bytes.count, isPartOfNumber(at: position, isSigned: isSigned) { position += 1 }
    guard position > start else { throw error(.missingOperand) }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else { throw VisualFormatError(.unreadableNumber, at: start) }
    return .number(value)
  }

  /// Whether a byte is a digit, a point, or an exponent after a sign; elsewhere its sign would end the distance.
  private func isPartOfNumber(at place: Int, isSigned: Bool) -> Bool {
    let byte = bytes[place]
    if (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".") { return true }
    guard isSigned, place > 0 else { return false }
    let isExponent = { (byte: UInt8) in byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") }
    return isExponent(byte) || (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")) && isExponent(bytes[place - 1])
  }

  private mutating func word() -> VisualFormat.Word? {
    skipBlanks()
    let isLetter = { (byte: UInt8) in (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_") }
    guard position < bytes.count, isLetter(bytes[position]) else { return nil }
    let start = position
    while position < bytes.count, isLetter(bytes[position]) || (0x30...0x39).contains(bytes[position]) { position += 1 }
    return VisualFormat.Word(text: String(decoding: bytes[start..<position], as: UTF8.self), range: start..<position)
  }

  private mutating func skipBlanks() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
  }

  private mutating func isAt(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    return position < bytes.count && bytes[position] == UInt8(ascii: character)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard isAt(character) else { return false }
    position += 1
    return true
  }

  private var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return position >= bytes.count
    }
  }

  private func error(_ reason: VisualFormatError.Reason) -> VisualFormatError {
    VisualFormatError(reason, at: position)
  }
}
