import IBModel
import IBTemplates
import IBXML
import TestSupport
import Testing

/// A screen with a safe area and a box of four views `a` to `d`, and a layout sheet for it.
struct SheetScreen {
  var layouts: String
  var attributes = ""
  var live = ""
  var views = #"translatesAutoresizingMaskIntoConstraints="NO""#
  var runtime = "iOS.CocoaTouch"
  var boxKind = "view"
  var labels = names

  private static let names = ["a", "b", "c", "d"]

  var document: Document {
    get throws {
      let items = zip(SheetScreen.names, labels).map { name, label in
        """
        <view \(views) id="v-\(name)" userLabel="\(label)">
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/> </view>
        """
      }
      return try Document(
        parsing: Array(
          Storyboard.indented(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="\(runtime)" useAutolayout="YES" useSafeAreas="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/> <scenes> <scene sceneID="sc1"> <objects>
            <viewController userLabel="Login" id="vc1"> <view key="view" id="top">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/> <subviews>
            <\(boxKind) translatesAutoresizingMaskIntoConstraints="NO" id="box" userLabel="Box">
            <rect key="frame" x="0.0" y="0.0" width="300" height="300"/> <subviews>
            \(items.joined(separator: "\n"))
            </subviews>\(live)
            </\(boxKind)> </subviews> <viewLayoutGuide key="safeArea" id="saf"/> <constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="top" secondAttribute="leading" id="bxl"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="top" id="bxt"/>
            </constraints> </view> <connections> <outlet property="firstView" destination="v-a" id="o-a"/>
            <outletCollection property="rows" destination="v-a" id="r-a"/>
            <outletCollection property="rows" destination="v-b" id="r-b"/>
            <outletCollection property="rows" destination="v-c" id="r-c"/> </connections> </viewController> </objects>
            </scene> </scenes> </document>
            """
          ).utf8))
    }
  }

  var sheet: LayoutSheet {
    get throws {
      try LayoutSheet(parsing: Array("<layouts \(attributes)>\(layouts)</layouts>".utf8), path: "Main.layouts.xml")
    }
  }

  func template(_ name: String = "x") throws -> SheetLayout {
    try #require(try sheet.templates(in: document).first { $0.name == name })
  }

  /// The layout of the layout as lines, with names instead of ids.
  func evaluated(_ name: String = "x", in environment: LayoutEnvironment = LayoutEnvironment()) throws -> [String] {
    let template = try template(name)
    let evaluated = try template.evaluated(in: environment)
    let known = Dictionary(
      evaluated.helpers.enumerated().map { ($1.id, "\($1.purpose.rawValue)\($0)") },
      uniquingKeysWith: { first, _ in first })
    return evaluated.constraints.map { entry in
      let text = template.document.text(of: entry.content, naming: known)
      return entry.identifier.map { "\(text) #\($0)" } ?? text
    }
  }

  /// The first problem, and the text of the sheet from its place on.
  func problem() throws -> (message: String, rest: String)? {
    let sheet = try sheet
    return sheet.problems(in: try document).first.map { problem in
      let bytes = (sheet.tree?.source.utf8 ?? []).dropFirst(problem.range?.lowerBound ?? 0)
      return (problem.description, String(decoding: bytes, as: UTF8.self))
    }
  }
}

func layout(_ content: String, attributes: String = "") -> SheetScreen {
  SheetScreen(layouts: #"<layout name="x">\#(content)</layout>"#, attributes: attributes)
}
