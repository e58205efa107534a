import IBBase
import IBModel
import IBXML

/// The content of an object with its own ids replaced by numbers, except for some attributes.
struct AnonymousContent {
  private(set) var text = ""
  private var numbers: [String: Int] = [:]
  private let names: [ObjectID: ObjectID]
  private let omitted: NameSet

  init(of object: Object, renaming names: [ObjectID: ObjectID] = [:], without omitted: NameSet = []) {
    (self.names, self.omitted) = (names, omitted)
    for element in object.element.subtree {
      if let id = element[.id] { numbers[id] = numbers.count }
    }
    write(object.element)
  }

  private mutating func write(_ element: Element) {
    if Noise.isNoise(element) { return }
    text += "<" + element.name.text
    for attribute in element.attributes.ordered(by: \.name.text)
    where !Noise.isFlag(attribute.name) && !omitted.contains(attribute.name) {
      let value = attribute.value
      text +=
        " \(attribute.name.text)=\(numbers[value].map { "#\($0)" } ?? Signature.number(names[ObjectID(value)]?.rawValue ?? value))"
    }
    text += ">"
    if !element.holdsOnlyElements { text += element.text }
    for child in element.children { write(child) }
  }
}
