#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StringsTable {
  /// Reads a `.xcstrings` file; nil when the bytes are not one.
  package init?(catalog bytes: [UInt8], path: String) {
    guard let stored = try? JSONDecoder().decode(StoredCatalog.self, from: Data(bytes)) else { return nil }
    entries = (stored.strings ?? [:]).sorted { $0.key < $1.key }.map { key, string in
      let translations = (string.localizations ?? [:]).compactMapValues { $0.stringUnit?.value }
      return Entry(
        key: key, translations: translations, comment: string.comment ?? "",
        isExcluded: string.shouldTranslate == false)
    }
    self.path = path
    languages = Set(entries.flatMap(\.translations.keys))
  }
}

private struct StoredCatalog: Decodable {
  struct Text: Decodable {
    var comment: String?
    var shouldTranslate: Bool?
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    var stringUnit: Unit?
  }

  struct Unit: Decodable {
    var value: String?
  }

  var strings: [String: Text]?
}
