import IBModel
import IBXML

/// What a view and its counterpart in another tree have in common. The cases are in the order in which they are tried.
enum MatchingRule: Sendable, CaseIterable {
  /// The tag, if it is not 0.
  case tag
  /// Controls: the same actions of the same objects for the same events.
  case actions
  /// Buttons: the title.
  case title
  /// Buttons: the image.
  case image
  /// Labels: the text.
  case text
  /// Text fields: the text and the placeholder.
  case fieldTexts
  /// The class, which no other view beside the counterpart has.
  case onlyOfClass

  /// What the counterpart of a view must offer; nil for a view that the rule is not about.
  func trait(of view: Object) -> [String]? {
    switch self {
    case .tag: view.tag == 0 ? nil : [String(view.tag)]
    case .actions: view.actions.map { [view.className] + $0 }
    case .title: view.isOfKind("UIButton") ? view.buttonTitle.map { [$0] } : nil
    case .image: view.isOfKind("UIButton") ? view.buttonImage : nil
    case .text: view.isOfKind("UILabel") ? view.shownText.map { [$0] } : nil
    case .fieldTexts: view.isOfKind("UITextField") ? view.fieldTexts : nil
    case .onlyOfClass: [view.className]
    }
  }

  /// What a view offers as a counterpart. A control offers its actions to views of all classes it inherits from.
  func offers(of view: Object) -> [[String]] {
    guard self == .actions else { return trait(of: view).map { [$0] } ?? [] }
    guard let actions = view.actions else { return [] }
    return Set([view.className] + view.kind.classNames(on: .iOS)).map { [$0] + actions }
  }
}

extension Object {
  /// Whether it inherits from a class of UIKit.
  func isOfKind(_ uiKitClass: String) -> Bool { kind.classNames(on: .iOS).contains(uiKitClass) }

  /// The class as the document has it.
  var className: String { customClass ?? kind.className(on: .iOS) ?? kind.text }

  /// Selectors, targets and events, sorted; nil for a view that is not a control or has no actions.
  fileprivate var actions: [String]? {
    guard isOfKind("UIControl") else { return nil }
    let actions = connections.filter { $0.kind == .action }.map { action in
      [action.label, action.destination?.rawValue ?? "", action.element["eventType"] ?? ""].joined(separator: " ")
    }
    return actions.isEmpty ? nil : Set(actions).sorted()
  }

  /// The text of a label, if there is one.
  fileprivate var shownText: String? { text.flatMap { $0.isEmpty ? nil : $0 } }

  /// The title of a button in its normal state, if there is one.
  fileprivate var buttonTitle: String? { shownText ?? element.child(withKey: "configuration")?[.title] }

  /// The image of a button in its normal state and the catalog it is from. Two buttons without one have nothing in common.
  fileprivate var buttonImage: [String]? {
    let places = [element.child(withKey: "normal"), element.child(withKey: "configuration")].compactMap(\.self)
    for place in places + places.compactMap({ $0.child(withKey: "image") }) {
      if let image = place["image"] { return [image, place["catalog"] ?? ""] }
    }
    return nil
  }

  /// The text and the placeholder of a text field, if it has one of them.
  fileprivate var fieldTexts: [String]? {
    let placeholder = element[.placeholder] ?? element.child(withKey: "placeholder")?.text
    let texts = [text ?? "", placeholder ?? ""]
    return texts.allSatisfy(\.isEmpty) ? nil : texts
  }
}
