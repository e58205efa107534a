import CPlatform
import IBXML

/// The platform of a document.
public enum Platform: String, Sendable, CaseIterable {
  case iOS, macOS, tvOS, watchOS

  /// Reads the target runtime and the type of the document. A document without both counts as iOS.
  init(_ root: Element) {
    let runtime = root[.targetRuntime] ?? ""
    let type = root[.type] ?? ""
    let isType = { (part: StaticString) in type.containsBytes(of: part) }
    if runtime.hasPrefix("MacOSX") || isType("InterfaceBuilder3.Cocoa.") {
      self = .macOS
    } else if runtime.hasPrefix("AppleTV") || isType(".AppleTV.") {
      self = .tvOS
    } else if runtime.hasPrefix("watch") || isType(".WatchKit.") {
      self = .watchOS
    } else {
      self = .iOS
    }
  }
}

extension Document {
  /// The runtime that the document names if it is of no platform that is known, such as visionOS.
  package var unknownRuntime: String? {
    guard let runtime = tree.root[.targetRuntime] else { return nil }
    return ["iOS", "MacOSX", "AppleTV", "watch"].contains { runtime.hasPrefix($0) } ? nil : runtime
  }
}

extension String {
  /// Compares bytes, because searching for characters takes longer than reading a small document.
  package func containsBytes(of part: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      guard let base = bytes.baseAddress else { return false }
      return memmem(base, bytes.count, part.utf8Start, part.utf8CodeUnitCount) != nil
    }
  }
}
