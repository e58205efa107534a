import IBModel
import IBXML

extension Example {
  /// The whole file of an example's text, with the marks that the text has.
  ///
  /// The text is a file if it is empty or starts with `<?xml`, `<document` or `<archive`. Otherwise it is a part of a
  /// storyboard, indented by two spaces per level:
  /// * scenes, if it starts with `<scene`;
  /// * views and constraints of the view `root`, if it starts with a view;
  /// * the content of that view, if it starts with `<rect`, `<subviews` or `<constraints`;
  /// * objects, each view controller with its own scene, in other cases, or if there is a view controller among them.
  ///
  /// Connections beside views are the ones of `controller`, which has the view `root`; other objects follow it. Resources
  /// are the ones of the document.
  package static func document(of text: String) -> String {
    if isWholeFile(text) { return text }
    if text.hasPrefix("<scene") { return storyboard(indented(text, by: 8)) }
    let pieces = Piece.all(in: text)
    let resources = pieces.filter { $0.kind.text == "resources" }
    let objects = pieces.filter { $0.kind.text != "resources" }
    let isContent = pieces[0].kind.isView || pieces[0].isPartOfView
    return storyboard(
      isContent && !pieces.contains { $0.kind.isController }
        ? scene(1, of: controller(showing: objects)) : scenes(of: objects),
      resources: resources.isEmpty ? "" : indented(self.text(of: resources), by: 4) + "\n")
  }

  /// Whether a text is a file and not a part of one.
  package static func isWholeFile(_ text: String) -> Bool {
    let text = MarkedText(text).text
    return text.isEmpty || ["<?xml", "<document", "<archive"].contains { text.hasPrefix($0) }
  }

  private static func storyboard(_ scenes: String, resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <scenes>
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
      texts[.content].map { deeper($0, by: 4) },
      texts[.subviews].map { list("subviews", of: $0) },
      texts[.constraints].map { list("constraints", of: $0) },
      "  </view>",
      texts[.connections].map { deeper($0, by: 2) },
      "</viewController>",
      texts[.objects],
    ].compactMap(\.self).joined(separator: "\n")
  }

  private static func list(_ name: String, of elements: String) -> String {
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
