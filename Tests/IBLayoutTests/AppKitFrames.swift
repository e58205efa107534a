import IBLayout
import IBModel

/// A 400 × 300 window of AppKit with a few views in it.
enum AppKitFrames {
  /// The frames of the views with an id, in their superviews' coordinates, y up.
  ///
  /// - Parameters:
  ///   - views: `<subviews>` of the window's content view.
  ///   - constraints: constraints of the content view; its id is `root`.
  static func of(
    _ views: String, _ constraints: String = "", toolsVersion: String = "14460", images: String = ""
  ) throws -> [ObjectID: Rect] {
    let document = try document(views, constraints, toolsVersion: toolsVersion, images: images)
    return LayoutEngine().layouts(of: document).solved.reduce(into: [:]) { frames, layout in
      for view in layout.views { frames[view.view.id] = view.frame }
    }
  }

  static func document(
    _ views: String, _ constraints: String = "", toolsVersion: String = "14460", images: String = ""
  ) throws -> Document {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
      targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
      <objects> <customView id="root"> <rect key="frame" x="0.0" y="0.0" width="400" height="300"/>
      <subviews>\(views)</subviews> <constraints>\(constraints)</constraints> </customView> </objects>
      <resources>\(images)</resources> </document>
      """
    return try Document(parsing: Array(text.utf8))
  }
}

extension Rect {
  /// Whether a frame is what is expected, within half a point: what Xcode rounds to.
  func isNear(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
    let differences = [self.x - x, self.y - y, self.width - width, self.height - height]
    return differences.allSatisfy { abs($0) <= 0.5 }
  }
}

func macField(_ id: String, _ width: Double, _ height: Double, _ cell: String = "", size: Double = 13) -> String {
  let font = #"<font key="font" metaFont="cellTitle" size="\#(size)"/>"#
  return macControl(
    "textField", id, width, height, #"<textFieldCell key="cell" \#(cell) id="\#(id)-cell">\#(font)</textFieldCell>"#,
    #"verticalHuggingPriority="750""#)
}

func macControl(
  _ kind: String, _ id: String, _ width: Double, _ height: Double, _ content: String = "", _ attributes: String = ""
) -> String {
  """
  <\(kind) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
  <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/> \(content) </\(kind)>
  """
}

func macSeparator(_ hugging: String) -> String {
  macControl("box", "line", 0, 0, "", #"\#(hugging)HuggingPriority="750" boxType="separator""#)
}

/// A plain view with constraints on itself, such as `width = 20`.
func macView(
  _ id: String, _ constraints: [String] = [], x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0,
  _ attributes: String = ""
) -> String {
  """
  <customView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
  <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
  <constraints>\(Markup.constraints(constraints))</constraints></customView>
  """
}

/// `first.attribute = second.attribute + constant`.
func equal(
  _ first: String, _ attribute: String, _ second: String, _ other: String? = nil, constant: Double = 0
) -> String {
  """
  <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
  secondAttribute="\(other ?? attribute)" constant="\(constant)" id="\(first)-\(attribute)-\(second)"/>
  """
}
