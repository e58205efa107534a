import IBXML

/// The platform a document is for.
public enum Platform: String, Sendable, CaseIterable {
  case iOS, macOS, tvOS, watchOS

  /// The platform by the target runtime and the type of the document. A document that gives neither counts as iOS.
  init(_ root: Element) {
    let runtime = root[.targetRuntime] ?? ""
    let type = root[.type] ?? ""
    if runtime.hasPrefix("MacOSX") || type.contains("InterfaceBuilder3.Cocoa.") {
      self = .macOS
    } else if runtime.hasPrefix("AppleTV") || type.contains(".AppleTV.") {
      self = .tvOS
    } else if runtime.hasPrefix("watch") || type.contains(".WatchKit.") {
      self = .watchOS
    } else {
      self = .iOS
    }
  }
}
