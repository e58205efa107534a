import IBModel
import IBProject
import IBTemplates
import IBXML

extension Rule {
  static let layoutSheetMistake = Rule(
    "layout_sheet_mistake", .templates, .error, inputs: [.required(.layouts)],
    check: .inspection { inspection, findings in
      let document = inspection.document
      for problem in document.ownSheet?.problems(in: document) ?? [] {
        findings.report(problem.range ?? document.tree.root.startTagRange, problem.description)
      }
      switch inspection.sheet {
      case .sheet(let sheet):
        for problem in sheet.problems(in: document) {
          let place = "\(sheet.path ?? ""):\(sheet.position(of: problem))"
          findings.report(document.tree.root, "\(place): \(problem)")
        }
      case .unreadable(let message): findings.report(document.tree.root, message)
      case nil: break
      }
    })
}
