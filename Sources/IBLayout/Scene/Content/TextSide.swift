import IBModel
import IBXML

/// The position of a text in its frame.
enum TextSide { case start, middle, end, unknown }

extension ResolvedView {
  var textAlignment: TextSide {
    switch object.element["textAlignment"] ?? object.element.child("textFieldCell")?["alignment"] {
    case "center": .middle
    case "right": .end
    case nil, "left", "natural": .start
    default: .unknown
    }
  }
}
