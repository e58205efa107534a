import IBAssets
import IBModel
import IBProject
import IBXML

extension Rule {
  static let missingFont = Rule(
    id: "missing_font", group: .resources, severity: .error, needs: [.fonts],
    summary: "custom font without a file in the project",
    reason: "The app shows the text in the system font. The font was renamed or removed from the project.",
    repair: "Attributes inspector › Font › choose an existing font, or add its file to the project",
    examples: [
      .bad(
        document(using: "Inter-Bold", in: "Inter.ttf", mark: ("«", "»")),
        files: ["Fonts/Lato-Regular.ttf": ""]),
      .good(document(using: "Inter-Bold", in: "Inter-Bold.ttf", mark: ("", "")), files: ["Fonts/Inter-Bold.ttf": ""]),
    ],
    check: .inspection { inspection, findings in
      guard let fonts = inspection.project.fonts,
        let list = inspection.document.tree.root.child("customFonts")
      else { return }
      // The list has the fonts that are not the system's.
      let custom = list.children.map { file in (file: file[.key] ?? "", names: file.children.map(\.text)) }
      let known = custom.filter { fonts.files.contains($0.file) }.flatMap(\.names)
      let missing = Set(custom.flatMap(\.names)).subtracting(known).subtracting(fonts.names)
      guard !missing.isEmpty else { return }
      var reported: Set<String> = []
      for element in inspection.document.tree.elements {
        guard let font = FontDescription(element), case .named(let name) = font.source, missing.contains(name),
          let attribute = element.attribute(.name), reported.insert(name).inserted
        else { continue }
        findings.report(attribute, "the font `\(name)` is in no font file of the project")
      }
    })

  private static func document(using name: String, in file: String, mark: (String, String)) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <customFonts key="customFonts">
            <array key="\(file)">
                <string>\(name)</string>
            </array>
        </customFonts>
        <objects>
            <label text="Welcome" id="lb1">
                <fontDescription key="fontDescription" \(mark.0)name="\(name)"\(mark.1) family="Inter" pointSize="17"/>
            </label>
        </objects>
    </document>
    """
  }
}
