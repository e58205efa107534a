import IBModel

extension Device {
  /// All devices, with those of the same screen together. There are no watches: their interfaces do not use Auto
  /// Layout.
  public static let all: [Device] = DeviceTable.known.devices

  /// Returns the first device whose screen has an identifier on Xcode's canvas; documents differ in capital letters.
  public static func canvas(_ identifier: String) -> Device? {
    all.first { $0.canvasIdentifier == identifier }
      ?? all.first { $0.canvasIdentifier?.lowercased() == identifier.lowercased() }
  }

  /// Returns the device that people mean by a name.
  ///
  /// Case, spaces, hyphens, parentheses, `inch` and `generation` are ignored. Of several devices whose name begins with
  /// these words, it is the newest: `iPad Pro 11` is the last one of that size.
  /// - Throws: `UnknownDevice` if no device has this name.
  public static func named(_ name: String) throws(UnknownDevice) -> Device {
    let wanted = DeviceWords(name)
    let known = all.map { (device: $0, words: DeviceWords($0.name)) }
    if let device = known.first(where: { $0.words.joined == wanted.joined })?.device { return device }
    if let device = known.last(where: { $0.words.begin(with: wanted) })?.device { return device }
    if let device = canvas(name) { return device }
    // Another number is another device: the nearest name of an `iPhone 99` is that of an iPhone 4.
    let candidates = known.filter { wanted.numbers.isEmpty || $0.words.numbers == wanted.numbers }
    let nearest = EditDistance.nearest(to: wanted.joined, among: candidates.map(\.words.joined))
    throw UnknownDevice(
      name: name, nearest: candidates.first { $0.words.joined == nearest }?.device.name,
      newest: newest.filter { device in known.contains { $0.device == device && $0.words.kind == wanted.kind } })
  }
}

/// A name that no device has.
public struct UnknownDevice: Error, Sendable, Equatable, CustomStringConvertible {
  /// The requested name.
  public let name: String
  /// The most similar known name; nil when none is similar.
  public let nearest: String?
  /// The newest devices of the same kind; empty when the name does not begin with a kind of device.
  public let newest: [Device]

  /// One sentence.
  public var description: String {
    if let nearest { return "there is no device `\(name)`; did you mean `\(nearest)`?" }
    let list = "`ibt devices` lists all devices"
    let names = newest.map { "`\($0.name)`" }.joined(separator: ", ")
    return "there is no device `\(name)`; \(newest.isEmpty ? list : "the newest are \(names); \(list)")"
  }
}

/// The words of a device's name that distinguish it from others.
private struct DeviceWords {
  private let words: [String]

  init(_ name: String) {
    words = name.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." }.map(DeviceWords.plain)
      .filter { !DeviceWords.fillers.contains($0) }
  }

  var joined: String { words.joined() }

  var kind: String? { DeviceWords.kinds.first { joined.hasPrefix($0) } }

  var numbers: String { joined.filter(\.isNumber) }

  func begin(with other: DeviceWords) -> Bool { !other.words.isEmpty && words.starts(with: other.words) }

  private static let kinds = ["iphone", "ipad", "apple"]
  private static let fillers: Set<String> = ["inch", "in", "generation", "gen"]
  private static let ordinals: Set<String> = ["st", "nd", "rd", "th"]

  /// Turns `3rd` into `3`.
  private static func plain(_ word: Substring) -> String {
    let digits = word.prefix(while: \.isNumber)
    return !digits.isEmpty && ordinals.contains(String(word.dropFirst(digits.count))) ? String(digits) : String(word)
  }
}
