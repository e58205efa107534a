import IBBase

/// The record of a merge of a document, stored until all its conflicts are resolved.
package struct MergeInProgress: Sendable, Equatable {
  package var path: String
  /// The commit that was checked out during the merge; empty before the first one.
  package var commit = ""
  package var base: [UInt8]
  package var ours: [UInt8]
  package var theirs: [UInt8]
  /// The merged document that was written.
  package var result: [UInt8]
  package var names: MergeNames
  package var choices: [Choice] = []
  package var open: [Open]

  /// An unresolved conflict.
  package struct Open: Sendable, Equatable {
    /// The id of the object; nil for the document.
    package var object: String?
    /// The subject of the disagreement, in one clause.
    package var text: String
  }

  /// A resolved conflict.
  package struct Choice: Sendable, Equatable {
    /// The identity of the conflict across merges of the same versions.
    package var conflict: [String]
    /// The winning side; nil if the document matches neither side.
    package var side: String?
  }

  package init(
    path: String, base: [UInt8], ours: [UInt8], theirs: [UInt8], result: [UInt8], names: MergeNames, open: [Open]
  ) {
    (self.path, self.base, self.ours, self.theirs) = (path, base, ours, theirs)
    (self.result, self.names, self.open) = (result, names, open)
  }

  private static let header = "ibt merge 1"

  var bytes: [UInt8] {
    ChecksummedBytes.bytes(MergeInProgress.header) { writer in
      writer.write(path, commit)
      for version in [base, ours, theirs, result] { writer.write(version) }
      writer.write(names.ours, names.theirs)
      writer.write(choices) { $0.write($1.conflict, $1.side) }
      writer.write(open) { $0.write($1.object, $1.text) }
    }
  }

  init(reading bytes: [UInt8]) throws(ByteReader.ByteError) {
    var reader = try ChecksummedBytes.reader(bytes, MergeInProgress.header)
    (path, commit) = try reader.values()
    base = Array(try reader.contents())
    ours = Array(try reader.contents())
    theirs = Array(try reader.contents())
    result = Array(try reader.contents())
    names = MergeNames(ours: try reader.value(), theirs: try reader.value())
    choices = try reader.list { reader throws(ByteReader.ByteError) in
      Choice(conflict: try reader.value(), side: try reader.value())
    }
    open = try reader.list { reader throws(ByteReader.ByteError) in
      Open(object: try reader.value(), text: try reader.value())
    }
  }
}
