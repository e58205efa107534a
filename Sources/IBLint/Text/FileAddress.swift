/// Paths as URIs.
package enum FileAddress {
  private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)

  /// A path as a URI reference, absolute if the path is; all but plain ASCII is escaped.
  package static func uri(_ path: String) -> String {
    let text = path.utf8.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return plain.contains(byte) ? String(UnicodeScalar(byte)) : "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
    return path.hasPrefix("/") ? "file://" + text : text
  }
}
