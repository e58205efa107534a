/// A lossless conversion between UTF-16 and UTF-8.
enum UTF16Bytes {
  static func decoded(_ bytes: [UInt8], order: SourceEncoding.ByteOrder) throws(XMLError) -> [UInt8] {
    guard bytes.count.isMultiple(of: 2) else {
      throw XMLError(.encoding, "the UTF-16 text ends in the middle of a character", at: 0)
    }
    let units = stride(from: 0, to: bytes.count, by: 2).lazy.map { index -> UInt16 in
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      return order == .little ? second << 8 | first : first << 8 | second
    }
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count / 2)
    var parser = Unicode.UTF16.ForwardParser()
    var iterator = units.makeIterator()
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): utf8.append(contentsOf: UTF16.decode(scalar).utf8)
      case .emptyInput: return utf8
      case .error: throw XMLError(.encoding, "the UTF-16 text contains an unpaired surrogate", at: utf8.count)
      }
    }
  }

  static func encoded(_ utf8: [UInt8], order: SourceEncoding.ByteOrder) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count * 2)
    for unit in String(decoding: utf8, as: UTF8.self).utf16 {
      let low = UInt8(truncatingIfNeeded: unit)
      let high = UInt8(truncatingIfNeeded: unit >> 8)
      bytes.append(order == .little ? low : high)
      bytes.append(order == .little ? high : low)
    }
    return bytes
  }
}
