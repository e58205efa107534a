import IBModel
import IBXML

/// The objects that a xib has for what is outside of it: File's Owner, First Responder and, on the Mac, the application.
struct XibPlaceholders {
  private let platform: Platform

  init(on platform: Platform) { self.platform = platform }

  private var isMac: Bool { platform == .macOS }

  /// The id of File's Owner.
  var owner: ObjectID { isMac ? "-2" : "-1" }

  /// The id of First Responder.
  var responder: ObjectID { isMac ? "-1" : "-2" }

  /// The id of the application.
  var application: ObjectID { "-3" }

  var all: Set<ObjectID> { ReservedIdentifier.all }

  /// File's Owner with the class of a controller.
  func owner(like controller: Element, id: ObjectID) -> NewElement {
    let start =
      isMac
      ? NewElement("customObject", [NewAttribute(.id, id)])
      : NewElement("placeholder", [NewAttribute("placeholderIdentifier", "IBFilesOwner"), NewAttribute(.id, id)])
    var element = start
    element.attributes.append(NewAttribute("userLabel", "File's Owner"))
    for name in XibPlaceholders.classNames {
      if let value = controller[name] { element.attributes.append(NewAttribute(name, value)) }
    }
    return element
  }

  /// First Responder.
  func responder(id: ObjectID) -> NewElement {
    guard isMac else {
      return NewElement(
        "placeholder",
        [
          NewAttribute("placeholderIdentifier", "IBFirstResponder"), NewAttribute(.id, id),
          NewAttribute("customClass", "UIResponder"),
        ])
    }
    return NewElement(
      "customObject",
      [
        NewAttribute(.id, id), NewAttribute("userLabel", "First Responder"),
        NewAttribute("customClass", "FirstResponder"),
      ])
  }

  /// What else a xib has.
  var others: [NewElement] {
    guard isMac else { return [] }
    return [
      NewElement(
        "customObject",
        [
          NewAttribute(.id, application), NewAttribute("userLabel", "Application"),
          NewAttribute("customClass", "NSObject"),
        ])
    ]
  }

  /// The first responder of a scene, with the attributes that another scene of the storyboard gives it.
  func sceneResponder(id: ObjectID, like other: Element?) -> NewElement {
    if let other {
      var copy = NewElement(shallow: other)
      copy[.id] = id.rawValue
      return copy
    }
    let member = NewAttribute(.sceneMemberID, "firstResponder")
    let label = NewAttribute("userLabel", "First Responder")
    guard isMac else {
      return NewElement(
        "placeholder",
        [NewAttribute("placeholderIdentifier", "IBFirstResponder"), NewAttribute(.id, id), label, member])
    }
    return NewElement(
      "customObject", [NewAttribute(.id, id), label, NewAttribute("customClass", "NSResponder"), member])
  }

  /// The attributes that say which class an object has.
  static let classNames: [Name] = ["customClass", "customModule", "customModuleProvider"]
}

extension DocumentScene {
  /// The member that stands for the first responder.
  var responder: Element? { element.child(.objects)?.children.first { $0[.sceneMemberID] == "firstResponder" } }
}
