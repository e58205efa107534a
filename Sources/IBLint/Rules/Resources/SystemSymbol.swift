import IBModel
import IBProject
internal import CTables

/// A symbol of the system, from `Sources/IBLint/Tables/SystemSymbols.txt`: a line for each release of SF Symbols with
/// the systems that have it (AppKit has none before macOS 11), and one for each name with the number of its release and
/// the name that replaced it.
///
/// Source: the names and releases in CoreGlyphs.bundle up to SF Symbols 7.1, as public copies list them.
struct SystemSymbol {
  let name: String
  private let release: TableText
  /// The name that replaced it, otherwise its own.
  private let newest: String

  // Searching the bytes of the table takes less time than a dictionary of its 7,800 names.
  private static let table = TableText(.systemSymbols)

  /// Finds a symbol, also one for a script or direction by a name such as `list.bullet.rtl`.
  init?(_ name: String) {
    let variant = name.split(separator: ".").last.flatMap { SystemSymbol.variants.contains($0) ? $0 : nil }
    let words =
      SystemSymbol.table.words(after: name)
      ?? variant.flatMap { SystemSymbol.table.words(after: String(name.dropLast($0.count + 1))) }
    guard let words, !name.hasPrefix("=") else { return nil }
    (self.name, release, newest) = (name, words[0], words.count > 1 ? String(words[1]) : name)
  }

  private static let variants = Set(
    "ar bn el gu he hi ja km kn ko ml mni mr my or pa rtl ru sat si ta te th zh".split(separator: " "))

  static var names: [String] { table.lines.map { String($0.words[0]) }.filter { $0.first != "=" } }

  /// The first system with the symbol.
  func version(on platform: Platform) -> SystemVersion? {
    let versions = SystemSymbol.table.words(after: "=\(String(release))") ?? []
    return zip(Platform.allCases, versions).first { $0.0 == platform }.flatMap { SystemVersion(String($0.1)) }
  }

  /// The newest name of the symbol on a system; nil if that is this one, or if there is none.
  func bestName(on platform: Platform, _ target: SystemVersion) -> String? {
    guard let own = version(on: platform), newest != name || own > target else { return nil }
    let ending = Array(" \(newest)".utf8)
    let others = SystemSymbol.table.lines.filter { $0.bytes.suffix(ending.count).elementsEqual(ending) }
    let names = [newest] + others.compactMap { $0.words.first.map { String($0) } }
    let known = names.compactMap { name in SystemSymbol(name)?.version(on: platform).map { (name: name, version: $0) } }
    let best = known.filter { $0.version <= target }.max { $0.version < $1.version }
    return best.flatMap { own > target || $0.version > own ? $0.name : nil }
  }
}
