import IBModel

/// What the table `Rules.tsv` says about a rule.
struct RuleRow {
  /// What a rule is about, and so with what it is compared.
  enum Subject {
    /// Where views are.
    case positions
    /// How large measured content is.
    case content
    /// Which views are misplaced or ambiguous.
    case flags
  }

  /// The first release of Xcode it holds for.
  let first: XcodeVersion
  /// The first one it no longer holds for; nil if it still does.
  let before: XcodeVersion?
  let subject: Subject
  let readsStoredFrames: Bool
  let weakness: String?

  init(
    _ first: XcodeVersion, _ before: XcodeVersion?, _ subject: Subject, readsStoredFrames: Bool, weakness: String?
  ) {
    self.first = first
    self.before = before
    self.subject = subject
    self.readsStoredFrames = readsStoredFrames
    self.weakness = weakness
  }
}

extension PlatformRule {
  /// Whether the rule holds for documents of a release of Xcode.
  func holds(in version: XcodeVersion) -> Bool {
    let row = row
    return row.first <= version && (row.before.map { version < $0 } ?? true)
  }

  /// The first release it holds for, and the first one it no longer does.
  package var releases: (first: XcodeVersion, before: XcodeVersion?) { (row.first, row.before) }

  /// Whether it is about measured content, and not about where views are.
  var concernsContent: Bool { row.subject == .content }

  /// Whether it says which views are misplaced or ambiguous, and not where they are.
  var concernsFlags: Bool { row.subject == .flags }

  /// Whether it reads the answer that Xcode stored, which figures that claim to compute it leave out.
  var readsStoredFrames: Bool { row.readsStoredFrames }
}
