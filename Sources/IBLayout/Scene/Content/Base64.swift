#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The encoding of strings that contain characters XML cannot.
package enum Base64 {
  /// Accepts text with or without padding; empty when it is not base64.
  package static func text(_ encoded: String) -> String {
    let digits = encoded.filter { !$0.isWhitespace && $0 != "=" }
    let padding = String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
    return Data(base64Encoded: digits + padding).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
