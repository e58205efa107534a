import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How a command prints its results.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

/// Values as JSON with sorted keys, the same bytes for the same values.
enum JSON {
  static func line(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Plain values of strings and numbers always encode.
    guard let data = try? encoder.encode(value) else { return "null" }
    return String(decoding: data, as: UTF8.self)
  }

  /// A string with quotes and escapes.
  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    return isPlain ? "\"\(text)\"" : line(text)
  }

  /// A number in as few digits as give it back; 0 stands for what is no number.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    return Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}
