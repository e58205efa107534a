import IBModel
import IBXML

/// Rules that report a kind of deviation from the format: elements and keys.
extension Rule {
  static let misplacedElement = Rule(
    id: "misplaced_element", group: .document, severity: .error,
    summary: "element in a place where the format does not allow it",
    reason: "Xcode does not open the document, or leaves out the element with everything in it.",
    repair: "Open the file as source code and move the element to where Interface Builder writes such elements",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            «<label userLabel="Title" id="lb1"/>»
          </view>
        </viewController>
        """),
      .bad(
        inLogin: """
          <label userLabel="Title" id="lb1"/>
          «<constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" id="cs1"/>»
          """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <label userLabel="Title" id="lb1"/>
            </subviews>
            <constraints>
              <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" id="cs1"/>
            </constraints>
          </view>
        </viewController>
        """),
    ],
    check: .deviations { deviation, findings in
      guard case .misplacedElement(let parent) = deviation.kind else { return }
      let element = deviation.element
      let subject = Object(element)?.reference ?? "the `\(element.name)`"
      findings.report(deviation, "\(subject) is directly in the `\(parent)`, which does not hold such elements")
    })

  static let missingKey = Rule(
    id: "missing_key", group: .document, severity: .error,
    summary: "element without a key",
    reason: "The key says what an element is for. Xcode does not open the document, or leaves out the element.",
    repair: "Open the file as source code and add the key",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <tableView key="view" userLabel="Rows" id="tv1">
            <prototypes>
              <tableViewCell userLabel="Row" reuseIdentifier="row" id="tc1">
                «<tableViewCellContentView tableViewCell="tc1" id="cv1"/>»
              </tableViewCell>
            </prototypes>
          </tableView>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <tableView key="view" userLabel="Rows" id="tv1">
            <prototypes>
              <tableViewCell userLabel="Row" reuseIdentifier="row" id="tc1">
                <tableViewCellContentView key="contentView" tableViewCell="tc1" id="cv1"/>
              </tableViewCell>
            </prototypes>
          </tableView>
        </viewController>
        """),
    ],
    check: .deviations { deviation, findings in
      guard case .missingRole = deviation.kind else { return }
      let subject = Object(deviation.element)?.reference ?? "the `\(deviation.element.name)`"
      findings.report(deviation, "\(subject) has no `key`")
    })

  static let misspelledElement = Rule(
    id: "misspelled_element", group: .document, severity: .error, aliases: ["unknown_view_element"],
    summary: "element whose name is misspelled",
    reason: "Xcode does not open the document, or leaves out the element with everything in it.",
    repair: "Open the file as source code and correct the name of the element",
    examples: [
      .bad(
        inLogin: """
          «<lable userLabel="Title" id="lb1"/>»
          """),
      .good(
        inLogin: """
          <label userLabel="Title" text="Sign in" lineBreakMode="tailTruncation" id="lb1"/>
          """),
    ],
    check: .deviations { deviation, findings in
      guard case .unknownElement(let nearest?) = deviation.kind else { return }
      findings.report(
        deviation, "`\(deviation.element.name)` is not an element of the format; did you mean `\(nearest)`?")
    })

  static let repeatedElement = Rule(
    id: "repeated_element", group: .document, severity: .error,
    summary: "second element of a kind that an object has only once",
    reason: """
      Xcode does not open the document, or uses one of the two elements and drops the other one with everything in \
      it. This is often the result of a merge.
      """,
    repair: "Open the file as source code, and remove one of the elements or join the two lists",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <label userLabel="Title" id="lb1"/>
            </subviews>
            «<subviews>»
              <button userLabel="Save" id="bt1"/>
            </subviews>
          </view>
        </viewController>
        """),
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            «<rect key="frame" x="0.0" y="0.0" width="375" height="667"/>»
          </view>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
              <label userLabel="Title" id="lb1">
                <rect key="frame" x="20" y="20" width="100" height="20"/>
              </label>
            </subviews>
          </view>
        </viewController>
        """),
    ],
    check: .deviations { deviation, findings in
      guard case .repeatedElement(let first) = deviation.kind else { return }
      let element = deviation.element
      let owner = element.parent.flatMap { Object($0) }?.reference ?? "the `\(element.parent?.name ?? element.name)`"
      let role = element[.key].map { "element with the key `\($0)`" } ?? "`\(element.name)`"
      findings.report(
        deviation, "\(owner) has a second \(role)", related: [Finding.Related(first, "the first one")])
    })

  static let strayText = Rule(
    id: "stray_text", group: .document, severity: .error,
    summary: "text between elements",
    reason: """
      Xcode does not open the document, or drops the text. This is often left over from a merge or from pasting.
      """,
    repair: "Open the file as source code and remove the text",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <subviews>«
                  TODO
                  »<label userLabel="Title" id="lb1"/>
            </subviews>
          </view>
        </viewController>
        """),
      .good(
        inLogin: """
          <label userLabel="Title" text="Sign in" lineBreakMode="tailTruncation" id="lb1"/>
          """),
    ],
    check: .deviations { deviation, findings in
      guard case .strayText = deviation.kind else { return }
      let object = Object(deviation.element) ?? deviation.element.ancestors.lazy.compactMap { Object($0) }.first
      findings.report(deviation.place, "there is text in the `\(deviation.element.name)`", object: object)
    })

  static let unknownElement = Rule(
    id: "unknown_element", group: .document, severity: .warning,
    summary: "element that the format does not have",
    reason: """
      Xcode does not open the document, or leaves out the element with everything in it. The document may also be \
      of a newer version of Xcode than this rule knows.
      """,
    repair: "Open the file as source code, and remove the element or replace it by one that Interface Builder writes",
    examples: [
      .bad(
        inLogin: """
          «<spacer userLabel="Gap" id="sp1"/>»
          """),
      .good(
        inLogin: """
          <label userLabel="Title" text="Sign in" lineBreakMode="tailTruncation" id="lb1"/>
          """),
    ],
    check: .deviations { deviation, findings in
      guard case .unknownElement(nil) = deviation.kind else { return }
      findings.report(deviation, "`\(deviation.element.name)` is not an element of the format")
    })

  static let unknownKey = Rule(
    id: "unknown_key", group: .document, severity: .error,
    summary: "element with a key that such elements do not have",
    reason: """
      The key says what an element is for. Xcode does not open the document, or leaves out the element: a view \
      without frame, a button without its color.
      """,
    repair: "Open the file as source code and correct the key",
    fix: .unsafe("Corrects a misspelled key. The element has an effect then."),
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <rect «key="frme"» x="0.0" y="0.0" width="375" height="667"/>
          </view>
        </viewController>
        """,
        fixed: """
          <viewController userLabel="Login" id="vc1">
            <view key="view" id="vw1">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            </view>
          </viewController>
          """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          </view>
        </viewController>
        """),
    ],
    check: .deviations { deviation, findings in
      guard case .unknownRole(let key, let nearest, let others) = deviation.kind else { return }
      let hint =
        nearest.map { "; did you mean `\($0)`?" } ?? others.first.map { "; it is one of `\($0)`" } ?? ""
      findings.report(
        deviation, "`\(key)` is not a key of `\(deviation.element.name)`\(hint)",
        fix: nearest.map { deviation.setting(.key, to: $0) })
    })
}
