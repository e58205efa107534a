import IBModel
import IBXML

extension Rule {
  static let nonCanonicalFormatting = Rule(
    "non_canonical_formatting", .document, .info, isOptIn: true,
    check: .document { document, findings in
      // A document that cannot be written without a change of meaning is not formatted.
      guard let canonical = try? document.canonical().tree.source.utf8 else { return }
      let written = document.tree.source.utf8
      guard written != canonical else { return }
      let place = zip(written, canonical).prefix { $0 == $1 }.count
      findings.report(
        document.element(atOffset: place) ?? document.tree.root,
        "Xcode would write this element or its contents in another way")
    })
}
