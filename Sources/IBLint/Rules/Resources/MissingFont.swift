import IBBase
import IBModel
import IBProject
import IBXML

extension Rule {
  static let missingFont = Rule(
    "missing_font", .resources, .error, inputs: [.required(.fonts), .optional(.sources)],
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
      let uses = inspection.document.tree.elements.compactMap { element -> (name: String, place: Attribute)? in
        guard let font = FontDescription(element), case .named(let name) = font.source, missing.contains(name) else {
          return nil
        }
        return element.attribute(.name).map { (name, $0) }
      }
      for (name, uses) in Dictionary(grouping: uses, by: \.name).ordered(by: { $0.key }) {
        let isReplaced = uses.allSatisfy { use in
          use.place.element.owner.map { inspection.objectCode.mayReplace(.font, of: $0) } == true
        }
        findings.report(
          uses[0].place, "the font `\(name)` is in no font file of the project", severity: isReplaced ? .warning : nil)
      }
    })
}
