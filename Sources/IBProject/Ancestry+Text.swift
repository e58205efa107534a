import IBModel

extension Ancestry {
  /// A clause that names a similar member, with a semicolon in front; empty if there is none.
  package func similar(to name: String, of kind: MemberDeclaration.Kind, marked mark: MemberDeclaration.Mark) -> String
  {
    let nearest = EditDistance.similar(to: name, among: names(of: kind, marked: mark))
    return nearest.map { "; it has `\($0)`" } ?? ""
  }
}

extension Ancestry.Member {
  /// File name and line, as messages give them.
  package func place(in sources: SourceIndex) -> String {
    sourcePlace(declaration.path, line: sources.line(of: member, in: declaration))
  }
}
