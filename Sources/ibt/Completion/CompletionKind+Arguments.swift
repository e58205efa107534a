import ArgumentParser
import IBLayout
import IBLint

/// What shells offer for the arguments of the commands. Names are listed when a shell asks for them, not at each start.
extension CompletionKind {
  /// Documents and folders.
  static var documents: CompletionKind { .file(extensions: ["storyboard", "xib", "xml"]) }

  /// Rule ids.
  static var rule: CompletionKind { .custom { _, _, _ in Rule.all.flatMap { $0.kinds.map(\.id) + [$0.id] } } }

  /// Groups of rules and rule ids.
  static var rules: CompletionKind {
    .custom { _, _, _ in Rule.Group.allCases.map(\.rawValue) + Rule.all.flatMap { $0.kinds.map(\.id) + [$0.id] } }
  }

  /// Names of devices.
  static var devices: CompletionKind { .custom { _, _, _ in Device.all.map(\.name) } }
}
