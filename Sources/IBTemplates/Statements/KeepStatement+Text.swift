import IBModel

extension KeepStatement: CustomStringConvertible {
  /// The kept values as equations with the written names of views and attributes, separated by commas: `photo.leftInset
  /// ≥ 20 @750`.
  public var description: String {
    let subjects: [String] =
      switch views {
      case .names(let names): names.map(\.text)
      case .list(let list): ["each of \(list.text)"]
      }
    let texts = subjects.flatMap { subject in
      settings.flatMap { equations(of: $0, subject) }
        + ContentPriority.allCases.compactMap { priority in
          contentPriorities[priority].map { "\(subject).\(priority.rawValue) = \($0.short)" }
        }
    }
    return texts.joined(separator: ", ")
  }

  private func equations(of setting: Setting, _ subject: String) -> [String] {
    zip(setting.attributes, setting.values).flatMap { attribute, values in
      values.map { value in
        let what = "\(subject).\(attribute.name)\(attribute.needsOther ? target : "") \(value.relation.symbol)"
        guard let amount = value.amount else { return "no \(what)" }
        let isRequired = value.priority == ConstraintContent.required
        return "\(what) \(amount.text)\(isRequired ? "" : " @\(value.priority.short)")"
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
}

extension KeepValue.Amount {
  fileprivate var text: String {
    switch self {
    case .number(let number): number.short
    case .ratio(let one, let other): "\(one.short):\(other.short)"
    case .metric(let name): name
    }
  }
}
