import IBModel
import IBXML

/// Rules that find the counterpart of a view in another tree, in the order in which they are tried.
enum MatchingRule: Sendable, CaseIterable {
  /// Compares tags other than 0.
  case tag
  /// Compares the actions of controls: selector, target and event.
  case actions
  case title
  case image
  case text
  case fieldTexts
  /// Compares classes, if the counterpart has no sibling of its class.
  case onlyOfClass

  /// Returns the trait that a counterpart must offer; nil for a view that the rule does not cover.
  func trait(of view: Object) -> [String]? {
    switch self {
    case .tag: view.tag == 0 ? nil : [String(view.tag)]
    case .actions: view.actions.map { [view.className] + $0 }
    case .title:
      view.isOfKind("UIButton")
        ? (view.shownText ?? view.element.child(withKey: "configuration")?[.title]).map { [$0] } : nil
    case .image: view.isOfKind("UIButton") ? view.buttonImage : nil
    case .text: view.isOfKind("UILabel") ? view.shownText.map { [$0] } : nil
    case .fieldTexts: view.isOfKind("UITextField") ? view.fieldTexts : nil
    case .onlyOfClass: [view.className]
    }
  }

  /// Returns the traits of a counterpart. A control offers its actions to views of all classes it inherits from.
  func offers(of view: Object) -> [[String]] {
    guard self == .actions else { return trait(of: view).map { [$0] } ?? [] }
    guard let actions = view.actions else { return [] }
    return Set([view.className] + view.kind.classNames(on: .iOS)).map { [$0] + actions }
  }
}

extension Object {
  func isOfKind(_ uiKitClass: String) -> Bool { kind.classNames(on: .iOS).contains(uiKitClass) }

  var className: String { customClass ?? kind.className(on: .iOS) ?? kind.text }

  /// Selectors, targets and events, sorted; nil for a view that is not a control or has no actions.
  fileprivate var actions: [String]? {
    guard isOfKind("UIControl") else { return nil }
    let actions = connections.filter { $0.kind == .action }.map { action in
      [action.label, action.destination?.rawValue ?? "", action.element["eventType"] ?? ""].joined(separator: " ")
    }
    return actions.isEmpty ? nil : Set(actions).sorted()
  }

  fileprivate var shownText: String? { text.flatMap { $0.isEmpty ? nil : $0 } }

  /// nil without an image, so two such buttons do not match.
  fileprivate var buttonImage: [String]? {
    let places = [element.child(withKey: "normal"), element.child(withKey: "configuration")].compactMap(\.self)
    for place in places + places.compactMap({ $0.child(withKey: "image") }) {
      if let image = place["image"] { return [image, place["catalog"] ?? ""] }
    }
    return nil
  }

  fileprivate var fieldTexts: [String]? {
    let placeholder = element[.placeholder] ?? element.child(withKey: "placeholder")?.text
    let texts = [text ?? "", placeholder ?? ""]
    return texts.allSatisfy(\.isEmpty) ? nil : texts
  }
}
