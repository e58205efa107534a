import IBProject
import IBTemplates
import IBXML

extension LayoutSheet {
  /// A layout sheet in a file beside a document.
  package enum Reading: Sendable {
    case sheet(LayoutSheet)
    /// An existing sheet that cannot be read, with its path and the reason.
    case unreadable(String)

    package init(_ file: Project.Sheet) {
      switch file {
      case .text(let bytes, let path):
        do throws(XMLError) { self = .sheet(try LayoutSheet(parsing: bytes, path: path)) } catch {
          self = .unreadable("\(path):\(error)")
        }
      case .unreadable(let message): self = .unreadable(message)
      }
    }
  }
}
