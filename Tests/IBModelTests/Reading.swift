import IBModel
import Testing

func read(_ text: String) throws -> Document { try Document(parsing: Array(text.utf8)) }

extension Document {
  func object(named id: ObjectID) throws -> Object { try #require(object(id), "no object \(id)") }

  func constraint(_ id: ObjectID) throws -> Constraint {
    try #require(constraints.first { $0.id == id }, "no constraint \(id)")
  }
}

func edited(_ text: String, _ change: (inout ModelEdit) throws -> Void) throws -> String {
  var edit = ModelEdit(try read(text))
  try change(&edit)
  return String(decoding: try edit.unverifiedBytes(), as: UTF8.self)
}

func view(_ id: String, _ content: String = "", kind: String = "view", attributes: String = "") -> String {
  "<\(kind) \(attributes)id=\"\(id)\">\n\(content)\n</\(kind)>"
}

func subviews(_ content: String) -> String { "<subviews>\n\(content)\n</subviews>" }

func constraints(_ content: String) -> String { "<constraints>\n\(content)\n</constraints>" }
