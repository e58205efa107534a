import IBModel
import IBProject
import IBTemplates
import IBXML

extension Rule {
  static let layoutSheetMistake = Rule(
    "layout_sheet_mistake", .templates, .error, needs: [.layouts],
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
}
