import ArgumentParser
import IBLayout
import IBLint

/// Completions that shells offer for arguments. Names are listed when a shell asks for them, not at each start.
extension CompletionKind {
  static var documents: CompletionKind { .file(extensions: ["storyboard", "xib", "xml"]) }

  static var rule: CompletionKind { .custom { _, _, _ in Rule.all.flatMap { $0.kinds.map(\.id) + [$0.id] } } }

  static var rules: CompletionKind {
    .custom { _, _, _ in Rule.Group.allCases.map(\.rawValue) + Rule.all.flatMap { $0.kinds.map(\.id) + [$0.id] } }
  }

  static var devices: CompletionKind { .custom { _, _, _ in Device.all.map(\.name) } }
}
