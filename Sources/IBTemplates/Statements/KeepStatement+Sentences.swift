import IBModel

extension KeepStatement {
  /// What is kept, as sentences with the names of the views as they are written:
  /// `left inset of photo at least 20 with high priority`.
  public var sentences: [String] {
    let subjects: [String] =
      switch views {
      case .names(let names): names.map(\.text)
      case .list(let list): ["each of \(list.text)"]
      }
    return subjects.flatMap { subject in settings.flatMap { sentences(of: $0, subject) } + prioritySentences(subject) }
  }

  private func sentences(of setting: Setting, _ subject: String) -> [String] {
    zip(setting.attributes, setting.values).flatMap { attribute, values in
      values.map { value in
        let what = "\(attribute.title) of \(subject)\(attribute.needsOther ? target : "")"
        guard let amount = value.amount else { return "no \(what) \(value.relation.words) a value" }
        return ConstraintSentence(what, value.relation, amount.text, priority: value.priority).description
      }
    }
  }

  private var target: String {
    switch other {
    case .view(let name): " to \(name.text)"
    case .next: " to the next one"
    case nil: ""
    }
  }

  private func prioritySentences(_ subject: String) -> [String] {
    ContentPriority.allCases.compactMap { priority in
      contentPriorities[priority].map { "\(priority.title) of \(subject) with \(NamedPriority.text(of: $0)) priority" }
    }
  }
}

extension KeepStatement: CustomStringConvertible {
  /// The sentences, separated by commas.
  public var description: String { sentences.joined(separator: ", ") }
}

extension KeepAttribute {
  /// Its name as sentences have it: `left inset`.
  public var title: String {
    NameQuery.words(of: name).map { $0 == "align" ? "alignment" : $0 }.joined(separator: " ")
  }
}

extension ContentPriority {
  /// Its name as sentences have it: `horizontal hugging`.
  public var title: String { NameQuery.words(of: rawValue).joined(separator: " ") }
}

extension KeepValue.Amount {
  /// As it is written.
  fileprivate var text: String {
    switch self {
    case .number(let number): number.short
    case .ratio(let one, let other): "\(one.short):\(other.short)"
    case .metric(let name): name
    }
  }
}
