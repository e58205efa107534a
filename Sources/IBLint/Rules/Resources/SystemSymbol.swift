import IBModel
import IBProject
internal import CTables

/// A symbol of the system, from `Sources/IBLint/Tables/SystemSymbols.txt`: lines of names that came with the same systems,
/// which are the last four words (AppKit has none before macOS 11); then pairs `old=new` of names that were replaced.
///
/// Source: the names and releases in CoreGlyphs.bundle up to SF Symbols 7.1, as public copies list them.
struct SystemSymbol {
  let name: String
  /// The first iOS, macOS, tvOS and watchOS with it.
  private let systems: ArraySlice<TableText>
  /// The name that replaced it, otherwise its own.
  private var newest: String { SystemSymbol.replacements.first { $0.old == name }?.new ?? name }

  // Searching the bytes of the table takes less time than a dictionary of its 7,800 names.
  private static let table = TableText(.systemSymbols)

  private static let replacements: [(old: String, new: String)] = table.lines.flatMap(\.words).compactMap { word in
    let names = word.split(UInt8(ascii: "="))
    return names.count == 2 ? (String(names[0]), String(names[1])) : nil
  }

  /// Finds a symbol, also one for a script or direction by a name such as `list.bullet.rtl`.
  init?(_ name: String) {
    let variant = name.split(separator: ".").last.flatMap { SystemSymbol.variants.contains($0) ? $0 : nil }
    guard
      let systems = SystemSymbol.systems(of: name)
        ?? variant.flatMap({ SystemSymbol.systems(of: String(name.dropLast($0.count + 1))) })
    else { return nil }
    (self.name, self.systems) = (name, systems)
  }

  private static func systems(of name: String) -> ArraySlice<TableText>? {
    table.line(with: " \(name) ")?.words.suffix(4)
  }

  private static let variants = Set(
    "ar bn el gu he hi ja km kn ko ml mni mr my or pa rtl ru sat si ta te th zh".split(separator: " "))

  static var names: [String] {
    table.lines.flatMap { $0.words.dropLast(4).map { String($0) } }.filter { !$0.contains("=") }
  }

  /// The first system with the symbol.
  func version(on platform: Platform) -> SystemVersion? {
    zip(Platform.allCases, systems).first { $0.0 == platform }.flatMap { SystemVersion(String($0.1)) }
  }

  /// The newest name of the symbol on a system; nil if that is this one, or if there is none.
  func bestName(on platform: Platform, _ target: SystemVersion) -> String? {
    guard let own = version(on: platform), newest != name || own > target else { return nil }
    let newest = newest
    let names = [newest] + SystemSymbol.replacements.filter { $0.new == newest }.map(\.old)
    let known = names.compactMap { name in SystemSymbol(name)?.version(on: platform).map { (name: name, version: $0) } }
    let best = known.filter { $0.version <= target }.max { $0.version < $1.version }
    return best.flatMap { own > target || $0.version > own ? $0.name : nil }
  }
}
