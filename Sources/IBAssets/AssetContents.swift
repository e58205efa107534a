import IBModel

/// What a `Contents.json` of an asset catalogue says about its folder.
public struct AssetContents: Sendable, Hashable {
  /// A file of an image set.
  public struct File: Sendable, Hashable {
    /// Its name in the folder.
    public var name: String
    /// Pixels per point; nil when one file serves all scales.
    public var scale: Double?
  }

  /// The files in the order of the list; variants without a file are left out.
  public var files: [File] = []
  /// Whether the folder's name is part of the names of what is in it, as in `Folder/Image`.
  public var providesNamespace = false

  /// Reads the file; what it does not say stays at its default, whatever is wrong with it.
  public init(_ bytes: [UInt8]) {
    var words = JSONWords(bytes)
    var key: String?
    // What is said of the object one is in, innermost last: appearances are objects within that of a file.
    var objects: [(name: String?, scale: Double?)] = []
    while let word = words.next() {
      switch word {
      case .sign(UInt8(ascii: "{")): objects.append((nil, nil))
      case .sign(UInt8(ascii: "}")):
        if let object = objects.popLast(), let name = object.name {
          files.append(File(name: name, scale: object.scale))
        }
      case .sign: break
      case .key(let name): key = name
      case .value(let value):
        switch key {
        case "filename" where !objects.isEmpty: objects[objects.count - 1].name = value
        case "scale" where !objects.isEmpty: objects[objects.count - 1].scale = Double(value.prefix { $0 != "x" })
        case "provides-namespace": providesNamespace = value == "true"
        default: break
        }
        key = nil
      }
    }
  }

  /// The size of the image in points: by the first of its files that is there and can be read.
  /// - Parameter read: the first bytes of a file of the folder by its name.
  public func imageSize(reading read: (String) -> [UInt8]?) -> Size? {
    for file in files {
      guard let bytes = read(file.name) else { continue }
      if let size = AssetImage.size(of: bytes, scale: file.scale ?? AssetImage.scale(ofFile: file.name)) { return size }
    }
    return nil
  }
}

/// The words of a JSON text, without judging its grammar.
private struct JSONWords {
  enum Word {
    case sign(UInt8)
    case key(String)
    case value(String)
  }

  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func next() -> Word? {
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"): return .sign(byte)
      case UInt8(ascii: "\""):
        let text = string()
        rest = rest.drop { $0 <= 0x20 }
        return rest.first == UInt8(ascii: ":") ? .key(text) : .value(text)
      case ...0x20, UInt8(ascii: ","), UInt8(ascii: ":"): continue
      default:
        let tail = rest.prefix { $0 > 0x20 && ![UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")].contains($0) }
        rest = rest.dropFirst(tail.count)
        return .value(String(decoding: [byte] + tail, as: UTF8.self))
      }
    }
    return nil
  }

  /// The text up to the closing quote; of escapes only the character itself counts, as in `\/` and `\"`.
  private mutating func string() -> String {
    var bytes: [UInt8] = []
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() { bytes.append(escaped) } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
