import CTables
import IBModel
import IBPlatform
import IBXML

/// What the table `Rules.tsv` says about a rule.
struct RuleRow: Sendable {
  /// What a rule is about, and so with what it is compared.
  enum Subject: String, Sendable {
    /// Where views are.
    case positions
    /// How large measured content is.
    case content
    /// Which views are misplaced or ambiguous.
    case flags
  }

  /// The name of the rule.
  let name: TableText
  /// The first release of Xcode it holds for.
  let first: XcodeVersion
  /// The first one it no longer holds for; nil if it still does.
  let before: XcodeVersion?
  let subject: Subject
  let readsStoredFrames: Bool
  private let reason: TableText

  /// Why it is kept, if few documents support it.
  var weakness: String? { reason == "-" ? nil : String(reason) }

  /// The rows of the table, those that cannot be read left out, which a test would find.
  static let all: [RuleRow] = TableText(.rules).lines.dropFirst().compactMap { RuleRow($0.columns()) }

  /// - Parameter columns: as in the table: rule, from, before, about, reads, says, kept because.
  private init?(_ columns: [TableText]) {
    guard columns.count == 7, let first = columns[1] == "-" ? .v4 : XcodeVersion.byTitle[String(columns[1])],
      let subject = Subject(rawValue: String(columns[3]))
    else { return nil }
    before = XcodeVersion.byTitle[String(columns[2])]
    if before == nil, columns[2] != "-" { return nil }
    (name, reason) = (columns[0], columns[6])
    (self.first, self.subject) = (first, subject)
    readsStoredFrames = columns[4] == "stored"
  }
}

extension PlatformRule {
  /// What the table says about the rule.
  var row: RuleRow? { RuleRow.all.indices.contains(rawValue) ? RuleRow.all[rawValue] : nil }

  /// Whether the rule holds for documents of a release of Xcode.
  func holds(in version: XcodeVersion) -> Bool {
    guard let row else { return false }
    return row.first <= version && (row.before.map { version < $0 } ?? true)
  }

  /// The first release it holds for, and the first one it no longer does.
  package var releases: (first: XcodeVersion, before: XcodeVersion?) { (row?.first ?? .v4, row?.before) }

  /// Whether it is about measured content, and not about where views are.
  var concernsContent: Bool { row?.subject == .content }

  /// Whether it says which views are misplaced or ambiguous, and not where they are.
  var concernsFlags: Bool { row?.subject == .flags }

  /// Whether it reads the answer that Xcode stored, which figures that claim to compute it leave out.
  var readsStoredFrames: Bool { row?.readsStoredFrames ?? false }
}
