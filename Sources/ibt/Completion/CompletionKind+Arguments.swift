import ArgumentParser
import IBLayout
import IBLint
import IBModel
import IBScene
import IBTemplates
import IBXML

/// What shells offer for the arguments of the commands.
extension CompletionKind {
  /// Documents and folders.
  static var documents: CompletionKind { .file(extensions: ["storyboard", "xib", "xml"]) }

  /// Rule ids.
  static var rule: CompletionKind { candidates { _ in ruleIDs } }

  /// Rule ids, groups and profiles, separated by commas.
  static var rules: CompletionKind {
    list { _ in
      Profile.allCases.map { Candidate(word: $0.rawValue) } + Rule.Group.allCases.map { Candidate(word: $0.rawValue) }
        + ruleIDs
    }
  }

  /// Names of devices, separated by commas.
  static var devices: CompletionKind { list { _ in deviceNames } }

  /// Templates of the documents on the command line, by user label or outlet.
  static var template: CompletionKind {
    candidates { line in
      line.documents.flatMap { document in
        document.templates().flatMap { template in
          template.names.dropFirst().joined().map { Candidate(word: $0, note: template.reference) }
        }
      }
    }
  }

  /// Scenes of the documents on the command line.
  static var scene: CompletionKind {
    candidates { line in
      line.documents.flatMap { document in document.scenes.map { Candidate(word: $0.name, note: $0.id.rawValue) } }
    }
  }

  /// Views of the documents on the command line, by id.
  static var view: CompletionKind { objects(where: \.isView) }

  /// Objects of the documents on the command line, by id.
  static var object: CompletionKind { objects { _ in true } }

  /// Values of a kind in the documents on the command line.
  static func values(_ kind: DocumentValue.Kind) -> CompletionKind {
    candidates { line in
      line.documents.flatMap { document in document.values(kind).map { Candidate(word: $0.text, note: $0.key) } }
    }
  }

  private static func objects(where isWanted: @escaping @Sendable (Object) -> Bool) -> CompletionKind {
    candidates { line in
      line.documents.flatMap { document in
        document.objects.filter(isWanted).map { Candidate(word: $0.id.rawValue, note: "\($0.name) (\($0.kind.text))") }
      }
    }
  }

  private static var ruleIDs: [Candidate] { Rule.all.map { Candidate(word: $0.id, note: $0.texts.summary) } }

  private static var deviceNames: [Candidate] { Device.all.map { Candidate(word: $0.name) } }

  /// Each candidate once, in order.
  private static func candidates(_ find: @escaping @Sendable (TypedLine) -> [Candidate]) -> CompletionKind {
    .custom { words, index, beginning in
      var seen: Set<String> = []
      return find(TypedLine(words: words, index: index, beginning: beginning))
        .filter { !$0.word.isEmpty && seen.insert($0.word).inserted }
        .compactMap { $0.spelled(for: CompletionShell.requesting) }
    }
  }

  /// Candidates for the last item of a list separated by commas.
  private static func list(_ find: @escaping @Sendable (TypedLine) -> [Candidate]) -> CompletionKind {
    candidates { line in
      find(line).map { Candidate(word: line.listBeginning + $0.word, note: $0.note) }
    }
  }
}
