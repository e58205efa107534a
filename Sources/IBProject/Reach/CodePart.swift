import IBBase

/// The texts of a part of a file: of a function that nothing calls without its name, or of the other code of a type.
struct CodePart: Sendable, Hashable {
  /// The outermost type, or for a function the innermost one, qualified by outer types; empty outside types.
  let owner: String
  let function: Function?
  let texts: MentionedTexts

  /// The outermost type.
  var type: String { String(owner.prefix { $0 != "." }) }

  /// A function that code finds by its name, unless a library may call it.
  struct Function: Sendable, Hashable {
    let name: String
    let caller: Caller
  }

  /// Who else may call a function.
  enum Caller: Sendable, Hashable {
    /// Nobody: the function is private in Swift.
    case none
    /// A library, if the type conforms to its protocols.
    case conformance
    /// A library, unless the class that the method returns is one of the app. Objective-C calls any method by its name.
    case returned(String)
  }

  /// The parts of a file, each once, in file order.
  static func parts(of source: ScannedSource) -> [CodePart] {
    struct Key: Hashable {
      let owner: String
      let function: Function?
    }
    var (keys, collected) = ([Key](), [Key: TextCollection]())
    func add(_ key: Key, _ body: (inout TextCollection) -> Void) {
      if collected[key] == nil { keys.append(key) }
      body(&collected[key, default: TextCollection()])
    }
    for (owner, range) in source.regions {
      let rest = Key(owner: String(owner.prefix { $0 != "." }), function: nil)
      var start = range.lowerBound
      for (function, tokens) in source.functions(in: range, isInType: !owner.isEmpty) {
        add(rest) { $0.add(source, start..<tokens.lowerBound) }
        if let function { add(Key(owner: owner, function: function)) { $0.add(source, tokens) } }
        start = tokens.upperBound
      }
      add(rest) { $0.add(source, start..<range.upperBound) }
    }
    if !source.directives.isEmpty { add(Key(owner: "", function: nil)) { $0.addDirectives(of: source) } }
    return keys.map { key in
      CodePart(owner: key.owner, function: key.function, texts: MentionedTexts(collected[key] ?? TextCollection()))
    }
  }
}

extension CodePart: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(owner, texts)
    writer.write(function?.name ?? "", function?.caller == CodePart.Caller.none, function?.caller.returned ?? "")
  }

  init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (owner, texts) = try reader.values()
    let (name, isPrivate, returned): (String, Bool, String) = try reader.values()
    let caller: Caller = isPrivate ? .none : returned.isEmpty ? .conformance : .returned(returned)
    function = name.isEmpty ? nil : Function(name: name, caller: caller)
  }
}

extension CodePart.Caller {
  fileprivate var returned: String? { if case .returned(let type) = self { type } else { nil } }
}
