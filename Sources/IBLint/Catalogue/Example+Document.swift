import IBModel
import IBXML

extension Example {
  /// The whole file of an example's text, with the marks that the text has.
  ///
  /// The text is a file if it is empty or starts with `<?xml`, `<document` or `<archive`. Otherwise it is a part of a
  /// storyboard, indented by two spaces per level:
  /// * scenes, if it starts with `<scene`;
  /// * views and constraints of the view `root`, which has a frame, if it starts with a view;
  /// * the content of that view, if it starts with `<rect`, `<subviews` or `<constraints`;
  /// * objects, each view controller with its own scene, in other cases, or if there is a view controller among them.
  ///
  /// Connections beside views are the ones of `controller`, which has the view `root`; other objects follow it. Dependencies
  /// and resources are the ones of the document.
  package static func document(of text: String) -> String {
    if isWholeFile(text) { return text }
    if text.hasPrefix("<scene") { return storyboard(indented(text, by: 8)) }
    let pieces = Piece.all(in: text)
    let objects = pieces.filter { !["dependencies", "resources"].contains($0.kind.text) }
    let hasController = pieces.contains { $0.kind.isController }
    let showsViews = !hasController && (pieces[0].kind.isView || pieces[0].isPartOfView)
    return storyboard(
      showsViews ? scene(1, of: controller(showing: objects)) : scenes(of: objects),
      dependencies: list("dependencies", of: pieces), resources: list("resources", of: pieces))
  }

  /// Whether a text is a file and not a part of one.
  package static func isWholeFile(_ text: String) -> Bool {
    let text = MarkedText(text).text
    return text.isEmpty || ["<?xml", "<document", "<archive"].contains { text.hasPrefix($0) }
  }

  private static func list(_ name: String, of pieces: [Piece]) -> String {
    let list = pieces.filter { $0.kind.text == name }
    return list.isEmpty ? "" : indented(text(of: list), by: 4) + "\n"
  }

  private static func storyboard(_ scenes: String, dependencies: String = "", resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    \(dependencies)    <scenes>
    \(scenes)
        </scenes>
    \(resources)</document>
    """
  }

  private static func scenes(of pieces: [Piece]) -> String {
    var scenes: [[Piece]] = []
    for piece in pieces {
      let isNext = piece.kind.isController && scenes.last?.contains { $0.kind.isController } == true
      if scenes.isEmpty || isNext { scenes.append([]) }
      scenes[scenes.count - 1].append(piece)
    }
    return scenes.enumerated().map { number, pieces in scene(number + 1, of: text(of: pieces)) }
      .joined(separator: "\n")
  }

  private static func scene(_ number: Int, of objects: String) -> String {
    """
            <scene sceneID="example-scene\(number == 1 ? "" : "-\(number)")">
                <objects>
    \(indented(objects, by: 16))
                </objects>
            </scene>
    """
  }

  private static func controller(showing pieces: [Piece]) -> String {
    let startsWithView = pieces[0].kind.isView
    let texts = Dictionary(grouping: pieces) { $0.place(besideViews: startsWithView) }.mapValues(text)
    return [
      #"<viewController id="controller">"#,
      #"  <view key="view" id="root">"#,
      texts[.content].map { deeper($0, by: 4) } ?? frame,
      texts[.subviews].map { element("subviews", around: $0) },
      texts[.constraints].map { element("constraints", around: $0) },
      "  </view>",
      texts[.connections].map { deeper($0, by: 2) },
      "</viewController>",
      texts[.objects],
    ].compactMap(\.self).joined(separator: "\n")
  }

  private static let frame = #"    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>"#

  private static func element(_ name: String, around elements: String) -> String {
    "    <\(name)>\n\(deeper(elements, by: 6))\n    </\(name)>"
  }

  private static func deeper(_ text: String, by width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(repeating: " ", count: width) + line
    }.joined(separator: "\n")
  }

  private static func text(of pieces: [Piece]) -> String {
    pieces.flatMap(\.lines).joined(separator: "\n")
  }

  /// The lines of a text; its indentation of two spaces per level becomes Xcode's four.
  private static func indented(_ text: String, by width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let content = line.drop { $0 == " " }
      let level = line.count - content.count
      return content.isEmpty ? "" : String(repeating: " ", count: width + 2 * level) + content
    }.joined(separator: "\n")
  }

  /// An element of an example's text that is inside no other one.
  private struct Piece {
    let kind: ElementKind
    var lines: [Substring]

    /// Where the piece is in a scene with one view controller.
    enum Place { case content, subviews, constraints, connections, objects }

    var isPartOfView: Bool { ["rect", "subviews", "constraints", "variation"].contains(kind.text) }

    func place(besideViews: Bool) -> Place {
      switch kind.text {
      case _ where isPartOfView: .content
      case "constraint": .constraints
      case "connections": .connections
      default: kind.isView && besideViews ? .subviews : .objects
      }
    }

    static func all(in text: String) -> [Piece] {
      var pieces: [Piece] = []
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let name = line.drop { $0 == "«" }.dropFirst().prefix { $0.isLetter }
        if pieces.isEmpty || line.first != " " && !name.isEmpty {
          pieces.append(Piece(kind: ElementKind(Name(String(name))), lines: [line]))
        } else {
          pieces[pieces.count - 1].lines.append(line)
        }
      }
      return pieces
    }
  }
}
