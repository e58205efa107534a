import IBModel
import IBTemplates
import IBXML
import Testing

/// A small document with one screen and templates beside it, for tests.
struct Screen {
  /// The contents of the root view `screen` of the controller `owner`.
  var live: String
  var beside: String
  var connections = ""
  var type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
  var runtime = "iOS.CocoaTouch"

  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="\(type)" version="3.0" toolsVersion="22505" targetRuntime="\(runtime)" useAutolayout="YES">
        <scenes>
            <scene sceneID="sce-ne-one">
                <objects>
                    <viewController id="owner" sceneMemberID="viewController">
                        <layoutGuides> <viewControllerLayoutGuide type="top" id="topGuide"/> </layoutGuides>
                        <view key="view" id="screen">
    \(live)
                        </view>
                        <connections> \(connections) </connections>
                    </viewController>
    \(beside)
        </objects> </scene> </scenes>
    </document>

    """
  }

  var bytes: [UInt8] { Array(text.utf8) }

  func document() throws -> Document { try Document(parsing: bytes) }

  func template() throws -> ViewTemplate { try #require(try document().viewTemplates.first) }

  func applied(_ options: ApplyOptions = ApplyOptions()) throws -> Document {
    try Document(parsing: try template().applied(options).bytes)
  }
}

func twin(
  _ id: String, of target: String, kind: String = "view", attributes: String = "", _ content: String = ""
) -> String {
  """
  <\(kind) id="\(id)" \(attributes)>\(content)<connections>\
  <outlet property="targetView" destination="\(target)" id="outlet-\(id)"/></connections></\(kind)>
  """
}

func templateRoot(_ content: String, id: String = "root", label: String = "Wide", target: String? = "screen") -> String
{
  let outlet = target.map { "<outlet property=\"targetView\" destination=\"\($0)\" id=\"outlet-\(id)\"/>" } ?? ""
  return """
    <view id="\(id)" userLabel="\(label)" customClass="LDOLayoutTemplate">\(content)\
    <connections>\(outlet)</connections></view>
    """
}

func list(_ value: String, property: String = "templateAttributes") -> String {
  runtimeAttributes("<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(property)\" value=\"\(value)\"/>")
}

func runtimeAttributes(_ content: String) -> String {
  "<userDefinedRuntimeAttributes>\(content)</userDefinedRuntimeAttributes>"
}

/// The meaning of a document's constraints at run time, without ids and locations, with constraints of fixed frames.
/// - Parameter excluded: Views whose constraints do not count.
func layout(of document: Document, besides excluded: Set<ObjectID> = []) -> Set<ConstraintContent> {
  var result: Set<ConstraintContent> = []
  for constraint in document.constraints where document.existsAtRunTime(constraint) {
    guard !excluded.contains(constraint.host.id), let content = constraint.read().content else { continue }
    result.insert(content)
  }
  for element in document.tree.elements where element[.fixedFrame] == "YES" {
    guard let view = Object(element), !excluded.contains(view.id) else { continue }
    result.formUnion(fixedFrame(of: view))
  }
  return result
}

/// The four constraints of a fixed frame, as the nib compiler makes them.
private func fixedFrame(of view: Object) -> [ConstraintContent] {
  guard let rect = view.element.child(.rect) else { return [] }
  let numbers: [(LayoutAttribute, Name)] = [(.left, .x), (.top, .y), (.width, .width), (.height, .height)]
  return numbers.compactMap { attribute, number in
    guard let text = rect[number], let value = Double(finite: text), attribute.isDimension || view.superview != nil
    else { return nil }
    let second = attribute.isDimension ? nil : view.superview.map { ConstraintContent.Anchor($0.id, attribute) }
    return ConstraintContent(.init(view.id, attribute), .equal, second, constant: .number(value))
  }
}

extension Document {
  /// The constraints a view holds, as text with ids.
  func held(by id: ObjectID) throws -> [String] {
    try #require(object(id)).heldConstraints.map { constraint in
      let sign = ["greaterThanOrEqual": "≥", "lessThanOrEqual": "≤"][constraint.element[.relation] ?? ""] ?? "="
      let second =
        constraint.secondItem.map { [$0.rawValue + "." + (constraint.element[.secondAttribute] ?? "")] } ?? []
      let numbers = [Name.multiplier, .constant, .priority].compactMap { name in
        constraint.element[name].map { "\(name.text) \($0)" }
      }
      let first = constraint.firstItem.rawValue + "." + (constraint.element[.firstAttribute] ?? "")
      return ([first, sign] + second + numbers).joined(separator: " ")
    }
  }
}
