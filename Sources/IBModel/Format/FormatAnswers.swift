import IBXML

/// Cached answers of ``FormatCheck`` about pairs of names: documents repeat a few hundred of them.
struct FormatAnswers: Sendable {
  /// Conditions for an element to be fine in another one.
  struct Nesting: OptionSet, Sendable {
    var rawValue: UInt8
    static let isKnown = Nesting(rawValue: 1)
    static let withoutRole = Nesting(rawValue: 1 << 1)
    static let withKnownRole = Nesting(rawValue: 1 << 2)
    static let withAnyRole = Nesting(rawValue: 1 << 3)
  }

  /// The row of each element that was looked up, from 1; 0 for another one.
  private var rows: [UInt16]
  /// By number of the parent. Rows are arrays of their own, because a document that adds an answer copies the changed
  /// row.
  private var places: [[Nesting]] = []
  /// Positions in `forms` by the number of the attribute; 0 where unknown yet.
  private var values: [[UInt8]] = []
  private var forms: [ValueForm] = [.other, .other]
  private(set) var count = 0

  init() { rows = Array(repeating: 0, count: Name.commonCount) }

  mutating func row(of element: Int) -> Int {
    if rows[element] == 0 {
      places.append(Array(repeating: [], count: rows.count))
      values.append(Array(repeating: 0, count: rows.count))
      rows[element] = UInt16(places.count)
    }
    return Int(rows[element]) - 1
  }

  mutating func place(of element: Int, in parent: Int) -> Nesting {
    let row = row(of: element)
    let known = places[row][parent]
    if !known.isEmpty { return known }
    let place = FormatCheck.place(of: Name(number: element), in: Name(number: parent))
    places[row][parent] = place.union(.isKnown)
    count += 1
    return place
  }

  mutating func accepts(_ value: UnsafeBufferPointer<UInt8>, of attribute: Int, on element: Int, row: Int) -> Bool {
    let form = values[row][attribute]
    if form > 1 { return forms[Int(form)].accepts(value) }
    return form == 0 && learn(attribute, on: element).accepts(value)
  }

  private mutating func learn(_ attribute: Int, on element: Int) -> ValueForm {
    let form = AttributeJudge.form(of: Name(number: attribute), on: Name(number: element))
    count += 1
    guard let position = forms.dropFirst().firstIndex(of: form) ?? appended(form) else { return form }
    values[row(of: element)][attribute] = UInt8(position)
    return form
  }

  private mutating func appended(_ form: ValueForm) -> Int? {
    guard forms.count <= Int(UInt8.max) else { return nil }
    forms.append(form)
    return forms.count - 1
  }
}

/// A form of valid values of an attribute, checked by bytes without making texts.
enum ValueForm: Sendable, Equatable {
  case other, any
  case digits(mostPoints: Int)
  case words([[UInt8]])

  func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .other: return false
    case .any: return true
    case .words(let words): return words.contains { Spelling.areEqual($0, bytes) }
    case .digits(let mostPoints):
      var points = 0
      let start = bytes.first == UInt8(ascii: "-") ? 1 : 0
      for position in start..<bytes.count {
        let byte = bytes[position]
        if byte == UInt8(ascii: ".") { points += 1 } else if !(0x30...0x39).contains(byte) { return false }
      }
      let count = bytes.count - start
      // An integer of more digits may not be readable.
      guard points <= mostPoints, (1...(mostPoints == 0 ? 15 : 30)).contains(count) else { return false }
      return bytes[start] != UInt8(ascii: ".") && bytes[bytes.count - 1] != UInt8(ascii: ".")
    }
  }
}
