/// Extracts messages from bytes, each after a header with its length, as language servers send them.
package struct HeaderFraming: Sendable {
  /// A part of the input.
  package enum Part: Sendable, Equatable {
    case message([UInt8])
    /// An unreadable header or a message that is too long; everything up to the next readable header is skipped.
    case fault(String)
  }

  private var bytes: [UInt8] = []
  private let longest: Int
  /// Whether a header was unreadable and no other one was found yet.
  private var isLost = false

  /// - Parameter longest: The largest accepted message, in bytes.
  package init(longest: Int) { self.longest = longest }

  package static func framed(_ message: String) -> String {
    "Content-Length: \(message.utf8.count)\r\n\r\n" + message
  }

  /// Adds arrived bytes and returns the complete messages, in order.
  package mutating func append(_ arrived: some Collection<UInt8>) -> [Part] {
    bytes += arrived
    var parts: [Part] = []
    while let part = next() { parts.append(part) }
    return parts
  }

  private mutating func next() -> Part? {
    if isLost, !findHeader() { return nil }
    guard let header = headerEnd else {
      guard bytes.count > HeaderFraming.longestHeader else { return nil }
      return fault("a message begins with a header of at most \(HeaderFraming.longestHeader) bytes")
    }
    guard let length = length(in: bytes[..<header]) else {
      return fault("a message begins with `Content-Length: ` and the number of its bytes")
    }
    guard length <= longest else { return fault("a message has at most \(longest) bytes, not \(length)") }
    isLost = false
    guard bytes.count >= header + length else { return nil }
    let message = Array(bytes[header..<header + length])
    bytes.removeFirst(header + length)
    return .message(message)
  }

  /// Does not trust the length of the header: a wrong one would cost the messages after it.
  private mutating func fault(_ reason: String) -> Part {
    bytes.removeFirst()
    isLost = true
    return .fault(reason)
  }

  /// Skips bytes up to the name of a header, which may have capital letters.
  private mutating func findHeader() -> Bool {
    let name = HeaderFraming.name
    let start = bytes.indices.first { bytes[$0...].starts(with: name) { $0 | 0x20 == $1 } }
    bytes.removeFirst(start ?? max(0, bytes.count - name.count))
    return start != nil
  }

  private static let name = Array("content-length:".utf8)

  private static let longestHeader = 4096

  /// The end of the header, after an empty line.
  private var headerEnd: Int? {
    let limit = min(bytes.count, HeaderFraming.longestHeader)
    guard limit >= 4 else { return nil }
    return (3..<limit).first { bytes[$0 - 3...$0].elementsEqual([13, 10, 13, 10]) }.map { $0 + 1 }
  }

  private func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(whereSeparator: { $0 == 13 || $0 == 10 }) {
      let parts = String(decoding: line, as: UTF8.self).split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      return Int(parts[1].filter { $0 != " " }).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }
}
