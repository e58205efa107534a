import IBLayout
import IBModel
import IBXML

/// The form of the texts that an option takes. A text of a closed set, or one that refers to it, is compared with the set, so that a
/// misspelled one is a mistake in the configuration and not an option without effect.
public enum TextForm: Sendable, Hashable, CaseIterable {
  /// Any text.
  case any
  /// The name of a device, as `ibt devices` lists them.
  case device
  /// The name of an element or of a class.
  case elementOrClass
  /// A class of the system and one that objects must have instead.
  case requiredClass

  /// The form with a noun, as pages have it.
  public var title: String {
    switch self {
    case .any: "text"
    case .device: "name of a device"
    case .elementOrClass: "name of an element or class"
    case .requiredClass: "pair of classes"
    }
  }

  /// Several of them.
  public var plural: String {
    switch self {
    case .any: "texts"
    case .device: "names of devices"
    case .elementOrClass: "names of elements and classes"
    case .requiredClass: "pairs of classes"
    }
  }

  /// The mistake in a text, as a clause; nil if it has the form.
  public func mistake(in text: String) -> String? {
    // No name is as long, and long ones take time to compare.
    let text = String(text.prefix(TextForm.longest))
    return switch self {
    case .any: nil
    case .device: TextForm.mistake(inDevice: text)
    case .elementOrClass: TextForm.mistake(inElement: text)
    case .requiredClass: TextForm.mistake(inPair: text)
    }
  }

  private static let longest = 100

  /// The classes that objects have without a custom class.
  private static let standardClasses = Set(
    Platform.allCases.flatMap { platform in ElementKind.all.compactMap { $0.className(on: platform) } }
  ).sorted()

  private static func unknown(_ noun: String, _ text: String, _ known: [String]) -> String {
    let nearest = EditDistance.nearest(to: text, among: known).map { "; did you mean `\($0)`?" }
    return "there is no \(noun) `\(text)`\(nearest ?? "")"
  }

  private static func mistake(inDevice text: String) -> String? {
    do throws(ExplainedError) {
      _ = try Device.named(text)
      return nil
    } catch { return error.description }
  }

  /// Classes of apps are not known, and newer releases of Xcode have other elements, so only names that are nearly those
  /// of an element are mistakes. Names of classes begin with a capital letter.
  private static func mistake(inElement text: String) -> String? {
    guard text.first?.isLowercase == true, let nearest = ElementKind.meant(by: text) else { return nil }
    return "there is no element `\(text)`; did you mean `\(nearest)`?"
  }

  private static func mistake(inPair text: String) -> String? {
    guard let pair = RequiredClass(text) else {
      return "`\(text)` is not a pair of classes such as `UIButton: BrandButton`"
    }
    return standardClasses.contains(pair.standard) ? nil : unknown("standard class", pair.standard, standardClasses)
  }
}
