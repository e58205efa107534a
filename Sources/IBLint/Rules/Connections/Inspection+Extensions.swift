import IBModel
import IBProject

extension Inspection {
  /// Whether an extension in the sources gives the system class of an object a member.
  func extendsClass(of object: Object, by member: (Ancestry) -> Ancestry.Membership) -> Bool {
    guard let sources = project.sources else { return false }
    return object.kind.classNames(on: document.platform).contains { name in
      if case .found = member(sources.ancestry(of: name)) { true } else { false }
    }
  }
}
