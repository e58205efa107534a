import IBLayout
import IBModel

/// A controller's view of UIKit with a few views in it.
///
/// Without arguments it is a freeform view of 400 × 300 on the canvas of a device with 2 pixels a point, so that numbers
/// can be worked out in one's head. Its id is `root`, its safe area's `safe`.
struct UIKitScene {
  var subviews = ""
  /// Constraints the root holds, as `Markup.constraints` reads them.
  var constraints: [String] = []
  var width = 400.0
  var height = 300.0
  var toolsVersion = 21701
  /// The device of the canvas and how it is held; nil for documents from before Xcode 8.
  var device: String? = "retina4_7"
  var orientation = "portrait"
  /// Attributes of the document beside those every one has.
  var documentAttributes = #"useSafeAreas="YES""#
  /// Attributes and further children of the root.
  var rootAttributes = ""
  var rootChildren = ""
  /// Attributes and further children of its controller.
  var controllerAttributes = ""
  var controllerChildren = ""
  /// Further scenes, such as the navigation controller's.
  var scenes = ""
  var images = ""
  /// How far below the screen's top the root is stored.
  var y = 0.0

  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(ReleasedXcode.checked(toolsVersion))" \
    targetRuntime="\(device?.hasPrefix("appleTV") == true ? "AppleTV" : "iOS.CocoaTouch")" propertyAccessControl="none" useAutolayout="YES" \(documentAttributes)>
    \(device.map { #"<device id="\#($0)" orientation="\#(orientation)"/>"# } ?? "")
    <scenes><scene sceneID="scene"><objects><viewController \(controllerAttributes) id="controller">
    <view key="view" \(rootAttributes) id="root">
    <rect key="frame" x="0.0" y="\(y)" width="\(width)" height="\(height)"/> <subviews>\(subviews)</subviews>
    \(documentAttributes.contains("useSafeAreas") ? #"<viewLayoutGuide key="safeArea" id="safe"/>"# : "")
    <constraints>\(Markup.constraints(constraints))</constraints>
    \(rootChildren) </view>
    \(controllerChildren) </viewController></objects></scene>\(scenes)</scenes>
    <resources>\(images)</resources> </document>
    """
  }

  var document: Document { get throws { try Document(parsing: Array(text.utf8)) } }

  func layout(in situation: Situation = Situation()) throws -> SceneLayout {
    try LayoutEngine().layouts(of: document, in: situation).solved.first { $0.root.id == "root" }
      ?? SceneLayout.none(document)
  }

  func frames(in situation: Situation = Situation()) throws -> [ObjectID: Rect] { try layout(in: situation).framesByID }

  static func frames(_ subviews: String, _ constraints: [String] = []) throws -> [ObjectID: Rect] {
    try UIKitScene(subviews: subviews, constraints: constraints).frames()
  }
}

extension SceneLayout {
  var framesByID: [ObjectID: Rect] { Dictionary(views.map { ($0.view.id, $0.frame) }) { first, _ in first } }

  /// The distances of a child of the root from its edges.
  func insets(of child: ObjectID) throws -> Insets {
    guard let frame = framesByID[child] else { throw MissingRoot(ids: views.map(\.view.id)) }
    let root = views[0].frame
    return Insets(
      top: frame.y, left: frame.x, bottom: root.height - frame.y - frame.height,
      right: root.width - frame.x - frame.width)
  }

  fileprivate static func none(_ document: Document) throws -> SceneLayout {
    throw MissingRoot(ids: document.rootViews.map(\.id))
  }
}

private struct MissingRoot: Error { var ids: [ObjectID] }

/// A .xib of UIKit with one view at the top level, whose id is `root`.
struct UIKitXib {
  var root: String
  var toolsVersion = 21701
  var device: String? = "retina4_7"
  var documentAttributes = #"useSafeAreas="YES""#

  func layout(in situation: Situation = Situation()) throws -> SceneLayout {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(ReleasedXcode.checked(toolsVersion))" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \(documentAttributes)>
      \(device.map { #"<device id="\#($0)" orientation="portrait"/>"# } ?? "")
      <objects>\(root)</objects> </document>
      """
    return LayoutEngine().layouts(of: try Document(parsing: Array(text.utf8)), in: situation).solved[0]
  }

  func frames(in situation: Situation = Situation()) throws -> [ObjectID: Rect] { try layout(in: situation).framesByID }
}

enum Markup {
  /// A view that constraints place. What is stored of it counts only where a kind has content: labels, buttons, …
  static func view(
    _ id: String, _ kind: String = "view", _ attributes: String = "", constraints: [String] = [], subviews: String = "",
    children: String = ""
  ) -> String { view(id, kind, 0, 0, attributes, constraints: constraints, subviews: subviews, children: children) }

  static func view(
    _ id: String, _ kind: String = "view", _ width: Double, _ height: Double, x: Double = 0, y: Double = 0,
    _ attributes: String = "", constraints: [String] = [], subviews: String = "", children: String = ""
  ) -> String {
    """
    <\(kind) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/> <subviews>\(subviews)</subviews>
    <constraints>\(Markup.constraints(constraints))</constraints>
    \(children) </\(kind)>
    """
  }

  /// A label whose content is of the given size.
  static func label(
    _ id: String, _ width: Double, _ height: Double = 20, _ attributes: String = "", font: Double = 17
  ) -> String {
    view(
      id, "label", width, height, attributes,
      children: #"<fontDescription key="fontDescription" type="system" pointSize="\#(font)"/>"#)
  }

  /// A cell with a content view `content` of its size.
  static func cell(
    _ attributes: String, kind: String = "tableViewCell", width: Double = 320, height: Double, _ views: String,
    _ constraints: [String]
  ) -> String {
    let frame = #"<rect key="frame" x="0.0" y="0.0" width="\#(width)" height="\#(height)"/>"#
    return """
      <\(kind) \(attributes)>\(frame) <\(kind)ContentView key="contentView" id="content">\(frame)
      <subviews>\(views)</subviews> <constraints>\(Markup.constraints(constraints))</constraints>
      </\(kind)ContentView></\(kind)>
      """
  }

  /// A view that stays where it is stored and follows its superview by its mask.
  static func fixed(
    _ id: String, _ kind: String = "view", frame: Rect, mask: [String] = [], attributes: String = "",
    subviews: String = "", children: String = ""
  ) -> String {
    """
    <\(kind) \(attributes) id="\(id)">
    <rect key="frame" x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" height="\(frame.height)"/>
    <autoresizingMask key="autoresizingMask" \(mask.map { "\($0)=\"YES\"" }.joined(separator: " "))/>
    <subviews>\(subviews)</subviews>
    \(children) </\(kind)>
    """
  }

  /// Constraints that place a view in the corner of the root.
  static func corner(_ id: String) -> [String] { ["\(id).leading = root.leading", "\(id).top = root.top"] }

  /// Constraints that tie all edges of a view to the edges of another one or of a guide.
  static func edges(_ id: String, _ outer: String) -> [String] {
    ["leading", "top"].map { "\(id).\($0) = \(outer).\($0)" }
      + ["trailing", "bottom"].map { "\(outer).\($0) = \(id).\($0)" }
  }

  /// Constraints as `a.leading = root.leading × 1:2 + 20 @750 placeholder="YES"`; the part before what is in quotes is
  /// the id. `width = 20` is one of the view that holds it.
  static func constraints(_ texts: [String]) -> String { texts.map(constraint).joined(separator: "\n") }

  private static func constraint(_ text: String) -> String {
    var words = text.split(separator: " ").map(String.init)[...]
    var attributes: [(String, String)] = []
    let extra = words.filter { $0.contains("\"") }
    words.removeAll { $0.contains("\"") }
    let id = words.joined(separator: " ")
    func add(_ item: String, _ number: String) {
      let parts = item.split(separator: ".").map(String.init)
      if parts.count == 2 { attributes.append(("\(number)Item", parts[0])) }
      attributes.append(("\(number)Attribute", parts.last ?? ""))
    }
    add(words.popFirst() ?? "", "first")
    switch words.popFirst() {
    case "≥": attributes.append(("relation", "greaterThanOrEqual"))
    case "≤": attributes.append(("relation", "lessThanOrEqual"))
    default: break
    }
    while let word = words.popFirst() {
      switch word {
      case "×": attributes.append(("multiplier", words.popFirst() ?? ""))
      case "+": attributes.append(("constant", words.popFirst() ?? ""))
      case "-": attributes.append(("constant", "-" + (words.popFirst() ?? "")))
      case _ where word.hasPrefix("@"): attributes.append(("priority", String(word.dropFirst())))
      case _ where word.first?.isLetter == true: add(word, "second")
      default: attributes.append(("constant", word))
      }
    }
    let written = attributes.map { "\($0)=\"\($1)\"" }.joined(separator: " ")
    return "<constraint \(written) \(extra.joined(separator: " ")) id=\"\(id)\"/>"
  }
}
