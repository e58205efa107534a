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
}
