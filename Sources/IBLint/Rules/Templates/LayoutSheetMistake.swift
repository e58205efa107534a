import IBModel
import IBProject
import IBTemplates
import IBXML

extension Rule {
  static let layoutSheetMistake = Rule(
    id: "layout_sheet_mistake", group: .templates, severity: .error, needs: [.layouts],
    summary: "layout of a sheet that cannot be applied",
    reason: """
      A layout sheet names views, metrics, states and other layouts. If a name does not exist, or a visual format or a \
      condition cannot be read, none of its layouts can be applied.
      """,
    repair: "Correct the layout sheet; `ibt layouts check` lists all of its mistakes",
    examples: [
      .bad(document(#"<keep view="«Boks»" width="100"/>"#)),
      .bad(document(#"<keep view="Box" «widht="100"»/>"#)),
      .good(document(#"<keep view="Box" size="100; 40"/>"#)),
    ],
    check: .inspection { inspection, findings in
      let document = inspection.document
      for mistake in document.ownSheet?.mistakes(in: document) ?? [] {
        findings.report(mistake.range ?? document.tree.root.startTagRange, mistake.description)
      }
      switch inspection.project.sheet {
      case .sheet(let sheet):
        for mistake in sheet.mistakes(in: document) {
          let place = "\(sheet.path ?? ""):\(sheet.position(of: mistake))"
          findings.report(document.tree.root, "\(place): \(mistake)")
        }
      case .unreadable(let message): findings.report(document.tree.root, message)
      case nil: break
      }
    })

  private static func document(_ statements: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view userLabel="Page" id="pag">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" userLabel="Box" id="box">
              <rect key="frame" x="20" y="30" width="80" height="40"/>
              <constraints>
                <constraint firstAttribute="width" constant="80" id="wid"/>
                <constraint firstAttribute="height" constant="40" id="hei"/>
              </constraints>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="pag" secondAttribute="leading" constant="20" id="lea"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="pag" secondAttribute="top" constant="30" id="upp"/>
          </constraints>
        </view>
      </objects>
      <layouts>
        <layout name="narrow">\(statements)</layout>
      </layouts>
    </document>
    """
  }
}
