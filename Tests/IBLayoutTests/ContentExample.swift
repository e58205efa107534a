import IBLayout
import IBModel
import Testing

struct ContentExample {
  var document: Document

  /// - Parameter view: the element, with `id="v"`.
  init(
    _ view: String, runtime: String = "iOS.CocoaTouch", version: Int = 15505, device: String? = "retina4_7",
    resources: String = ""
  ) throws {
    let device = device.map { #"<device id="\#($0)" orientation="portrait" appearance="light"/>"# } ?? ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.\(runtime == "MacOSX.Cocoa" ? "Cocoa" : "CocoaTouch").XIB" \
      version="3.0" toolsVersion="\(ReleasedXcode.checked(version))" targetRuntime="\(runtime)" useAutolayout="YES">
      \(device)<objects>\(view)</objects><resources>\(resources)</resources></document>
      """
    document = try Document(parsing: Array(text.utf8))
  }

  static func mac(_ view: String, version: Int = 15505) throws -> ContentExample {
    try ContentExample(view, runtime: "MacOSX.Cocoa", version: version, device: nil)
  }

  func size(in width: Double? = nil, textSize: TextSize = .large, images: [String: Size] = [:]) throws -> ContentSize {
    let situation = Situation(textSize: textSize, resources: Resources(imageSizes: images))
    return try #require(try contentSize(in: width, situation: situation))
  }

  func contentSize(in width: Double? = nil, situation: Situation = Situation()) throws -> ContentSize? {
    let scene = try scene(in: situation)
    return ContentMeasure(scene.environment).size(of: scene[.root], availableWidth: width)
  }

  /// Whether the height of the content depends on its width.
  func wraps() throws -> Bool {
    let scene = try scene(in: Situation())
    return ContentMeasure(scene.environment).wraps(scene[.root])
  }

  private func scene(in situation: Situation) throws -> ResolvedScene {
    try #require(ResolvedDocument(document, in: situation).scenes.first)
  }
}

func label(_ text: String, size: Double = 17, lines: Int? = nil, font: String = #"type="system""#) -> String {
  """
  <label text="\(text)" \(lines.map { "numberOfLines=\"\($0)\"" } ?? "") id="v">
  <fontDescription key="fontDescription" \(font) pointSize="\(size)"/></label>
  """
}
