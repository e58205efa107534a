import IBModel
import IBXML

/// What both sides added: the same thing with two ids gets one, and different things with one id get two.
struct AddedTwice {
  /// New ids for objects of theirs, by the ids they have.
  private(set) var ids: [String: String] = [:]
  private let base: Document
  private let ours: Document
  private let theirs: Document
  /// The objects and scenes of the base.
  private let known: Set<String>
  /// The objects of ours that have a counterpart.
  private var taken: Set<String> = []

  init(base: Document, ours: Document, theirs: Document) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
    known = Set(base.objects.map(\.id) + base.scenes.map(\.id) + [""])
    separate()
    unite()
  }

  private func isNew(_ object: Object) -> Bool { base.object(object.id) == nil }

  // MARK: One id for two things

  private mutating func separate() {
    var mint = IDGenerator(ours)
    for object in theirs.objects where isNew(object) {
      guard let other = ours.object(object.id), other.element.name != object.element.name else { continue }
      var candidate = mint.identifier(for: object.id)
      while theirs.object(candidate) != nil { candidate = mint.identifier(for: candidate) }
      ids[object.id] = candidate
    }
  }

  // MARK: Two ids for one thing

  private struct Place: Hashable {
    var owner: String
    var list: String
    var text: String
  }

  /// Objects in the same place that say the same, or fill a place for one and are of the same kind. What refers to others
  /// is compared after them, until nothing new is found.
  private mutating func unite() {
    var found = -1
    while found != ids.count {
      found = ids.count
      var known: [Place: [Object]] = [:]
      for object in ours.objects where isNew(object) && !taken.contains(object.id) && theirs.object(object.id) == nil {
        for place in places(of: object, isTheirs: false) { known[place, default: []].append(object) }
      }
      guard !known.isEmpty else { return }
      for object in theirs.objects where isNew(object) && ids[object.id] == nil && ours.object(object.id) == nil {
        for place in places(of: object, isTheirs: true) {
          guard let index = known[place]?.firstIndex(where: { !taken.contains($0.id) }),
            let partner = known[place]?.remove(at: index)
          else { continue }
          ids[object.id] = partner.id
          taken.insert(partner.id)
          break
        }
      }
    }
  }

  /// The ways to recognize an object, the most certain first.
  private func places(of object: Object, isTheirs: Bool) -> [Place] {
    let parent = object.owner?.id ?? object.scene?.id ?? ""
    let owner = isTheirs ? ids[parent] ?? parent : parent
    // What is in a new object is recognized with it.
    guard known.contains(owner) || taken.contains(owner) else { return [] }
    let list = object.element.parent.map { "\($0.name.text) \($0[.key] ?? "")" } ?? ""
    var places = [Place(owner: owner, list: list, text: Content(of: object, renaming: isTheirs ? ids : [:]).text)]
    if let single = MergePlan.singlePlace(of: object.element) {
      let target = object.element[.destination].map { isTheirs ? ids[$0] ?? $0 : $0 } ?? ""
      places.append(Place(owner: owner, list: single, text: "\(object.element.name.text) \(target)"))
    }
    return places
  }

  /// What an object says, without its own ids: those are numbered.
  private struct Content {
    private(set) var text = ""
    private var numbers: [String: Int] = [:]
    private let names: [String: String]

    init(of object: Object, renaming names: [String: String]) {
      self.names = names
      for element in object.element.subtree {
        if let id = element[.id] { numbers[id] = numbers.count }
      }
      write(object.element)
    }

    private mutating func write(_ element: Element) {
      if Noise.isNoise(element) { return }
      text += "<" + element.name.text
      for attribute in element.attributes.sorted(by: { $0.name.text < $1.name.text })
      where !Noise.isFlag(attribute.name) {
        let value = attribute.value
        text += " \(attribute.name.text)=\(numbers[value].map { "#\($0)" } ?? Signature.number(names[value] ?? value))"
      }
      text += ">"
      if !element.holdsOnlyElements { text += element.text }
      for child in element.children { write(child) }
    }
  }
}
