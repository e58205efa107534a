import IBModel
import IBProject
import IBXML

extension Rule {
  static let missingFont = Rule(
    "missing_font", .resources, .error, inputs: [.required(.fonts)],
    check: .inspection { inspection, findings in
      guard let fonts = inspection.project.fonts,
        let list = inspection.document.tree.root.child("customFonts")
      else { return }
      let custom = list.children.map { file in (file: file[.key] ?? "", names: file.children.map(\.text)) }
      let known = custom.filter { fonts.files.contains($0.file) }.flatMap(\.names)
      // Xcode 6 and 7 also list fonts of the system.
      let missing = Set(custom.flatMap(\.names)).subtracting(known).subtracting(fonts.names).filter {
        !KnownNames.systemFonts.contains(String($0.prefix { $0 != "-" }))
      }
      guard !missing.isEmpty else { return }
      var reported: Set<String> = []
      for element in inspection.document.tree.elements {
        guard let font = FontDescription(element), case .named(let name) = font.source, missing.contains(name),
          let attribute = element.attribute(.name), reported.insert(name).inserted
        else { continue }
        findings.report(attribute, "the font `\(name)` is in no font file of the project")
      }
    })
}
