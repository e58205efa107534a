/// A report about one document: lines for people, members of a JSON object for programs.
package protocol Report {
  var lines: [String] { get }
  func write(to json: inout JSONWriter)
}
