import IBAssets
import IBModel
import IBProject
import IBXML

extension Rule {
  static let imageSizeMismatch = Rule(
    id: "image_size_mismatch", group: .resources, severity: .info, isOptIn: true, needs: [.assets],
    summary: "recorded size of an image that differs from the asset catalog",
    reason: """
      Xcode writes the size of the catalog when the document is saved next, and views that take their size from the \
      image are misplaced until then.
      """,
    repair: "Open the document in Xcode and save it",
    examples: [
      .bad(document(width: "32", mark: ("«", "»")), files: files),
      .good(document(width: "24", mark: ("", "")), files: files),
    ],
    check: .inspection { inspection, findings in
      guard let assets = inspection.project.assets else { return }
      for resource in inspection.document.resources where resource.kind == "image" && resource.catalog == nil {
        guard let width = resource.element.number(.width).value, let height = resource.element.number(.height).value,
          let asset = assets.asset(.image, named: resource.name),
          let size = assets.contents(of: asset)?.imageSize(reading: { assets.bytes(of: $0, in: asset) }),
          abs(size.width - width) > 0.5 || abs(size.height - height) > 0.5
        else { continue }
        findings.report(
          resource.element,
          """
          the recorded size of the image `\(resource.name)` is \(number(width)) × \(number(height)), but that of the \
          asset is \(number(size.width)) × \(number(size.height))
          """)
      }
    })

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1_000_000 ? "\(Int(value))" : "\(value)"
  }

  private static let files = [
    "Assets.xcassets/logo.imageset/Contents.json": #"{"images": [{"filename": "logo.svg"}]}"#,
    "Assets.xcassets/logo.imageset/logo.svg":
      #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"></svg>"#,
  ]

  private static func document(width: String, mark: (String, String)) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
            <imageView image="logo" id="iv1"/>
        </objects>
        <resources>
            \(mark.0)<image name="logo" width="\(width)" height="24"/>\(mark.1)
        </resources>
    </document>
    """
  }
}
