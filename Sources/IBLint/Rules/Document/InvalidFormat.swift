import IBModel
import IBXML

extension Rule {
  static let invalidFormat = Rule(
    "invalid_format", .document,
    kinds: [
      Kind(
        "invalid_element", .error,
        check: .elements([.document, .scenes, .scene]) { list, document, findings in
          for child in list.children {
            guard let object = Object(child), object.category != .other || object.element[.sceneMemberID] != nil
            else { continue }
            findings.report(child, "\(object.reference) is in `\(list.name.text)`, but not in `objects`")
          }
        },
        .document { document, findings in
          let foreign = document.tree.elements(named: document.platform.namesOfOtherPlatforms)
          guard let first = foreign.first else { return }
          let others = foreign.count > 1 ? ", nor do \(foreign.count - 1) others" : ""
          let subject = Object(first)?.reference ?? "the `\(first.name)`"
          findings.report(
            first,
            "\(subject) is a `\(first.name)`, which does not belong in a document for \(document.platform.rawValue)\(others)",
            related: foreign.dropFirst().prefix(20).map { Finding.Related($0, "does not belong here either") })
        }),
      Kind(
        "incomplete_element", .error,
        check: .document { document, findings in
          guard document.kind == .xib, document.isSavedByInterfaceBuilder,
            let objects = document.tree.root.child(.objects)
          else { return }
          for id in ["-1", "-2"] as [ObjectID] where !objects.children.contains(where: { $0.id(.id) == id }) {
            let name = ReservedIdentifier.name(of: id, on: document.platform) ?? id.rawValue
            findings.report(objects, "\(name) is missing, which has the id `\(id)`")
          }
        },
        .elements(["color"]) { element, _, findings in
          let has = { (name: Name) in element.attribute(name) != nil }
          if colorsAsAWhole.contains(where: has) { return }
          let components: [Name] = has("cyan") ? ["cyan", "magenta", "yellow", "black"] : ["red", "green", "blue"]
          let missing = components.filter { !has($0) }.map(\.text)
          guard !missing.isEmpty else { return }
          let text =
            missing.count == components.count
            ? "neither numbers nor a name" : "no `\(missing.joined(separator: "`, `"))`"
          findings.report(element, "the color has \(text)")
        },
        .elements(["fontDescription"]) { element, _, findings in
          guard ["type", "style", "name", "weight"].allSatisfy({ (element[Name($0)] ?? "").isEmpty }) else { return }
          findings.report(element, "the font has neither a type nor a style nor a name")
        },
        .elements(Array(cells.keys)) { element, document, findings in
          guard document.platform == .macOS, let control = Object(element), let expected = cells[control.kind.name]
          else { return }
          guard let cell = element.child(withKey: "cell")
          else { return findings.report(element, "\(control.reference) has no cell") }
          guard cell.kind.isKnown, !expected.contains(cell.name) else { return }
          findings.report(cell, "the cell of \(control.reference) is a `\(cell.name)` instead of a `\(expected[0])`")
        },
        .elements(["collectionView"]) { element, document, findings in
          guard document.platform.isUIKit, let view = Object(element),
            !element.children.contains(where: {
              $0.name.text.hasPrefix("collectionView") && $0.name.text.hasSuffix("Layout")
            })
          else { return }
          findings.report(element, "\(view.reference) has no layout")
        },
        .elements(["window"]) { element, document, findings in
          guard document.platform == .macOS, document.kind == .xib, let window = Object(element),
            element.child(withKey: "contentView") == nil
          else { return }
          findings.report(element, "\(window.reference) has no content view", severity: .warning)
        }),
      Kind(
        "invalid_attribute", .error, fix: .unsafe,
        check: .inspection { inspection, findings in
          var places: Set<Int> = []
          for problem in inspection.formatProblems {
            guard case .unreadableValue(let name, let text, let type) = problem.kind else { continue }
            places.insert(problem.place.lowerBound)
            findings.report(
              problem, "`\(text)` is not \(type.noun) (`\(name)`)",
              fix: type.corrected(text).map { problem.setting(name, to: $0) })
          }
          for problem in inspection.problems where !places.contains(problem.place.lowerBound) {
            guard case .unreadableNumber = problem.kind else { continue }
            findings.report(problem, in: inspection.document)
          }
        }),
      Kind(
        "missing_id", .warning, fix: .safe,
        check: .document { document, findings in
          for name in namesWithID {
            document.tree.visitElements(named: name) { element in
              guard element[.id]?.isEmpty != false, element.attribute(.reference) == nil else { return }
              findings.report(
                element, "the `\(name.text)` has no id",
                fix: .safe("Give the object an id") { edit in
                  edit.setAttribute(.id, to: edit.identifier(for: "\(element.index)"), on: element)
                })
            }
          }
        },
        .problems(of: "viewWithoutID")),
    ],
    check: .inspection { inspection, findings in
      for problem in inspection.formatProblems {
        if case .unknownRole(_, nil, _) = problem.kind, inspection.isAsXcodeWrites { continue }
        findings.reportInvalid(problem)
      }
    })
}

extension Findings {
  /// Reports a deviation that is a mistake, other than in a value.
  fileprivate mutating func reportInvalid(_ problem: FormatProblem) {
    let element = problem.element
    let subject = Object(element)?.reference ?? "the `\(element.name)`"
    switch problem.kind {
    case .unknownElement(let nearest?):
      report(
        "invalid_element", problem, "`\(element.name)` is not an element of the format; did you mean `\(nearest)`?")
    case .misplacedElement(let parent):
      report(
        "invalid_element", problem, "\(subject) is directly in the `\(parent)`, which does not hold such elements")
    case .repeatedElement(let first):
      let owner = element.parent.flatMap { Object($0) }?.reference ?? "the `\(element.parent?.name ?? element.name)`"
      let role = element[.key].map { "element with the key `\($0)`" } ?? "`\(element.name)`"
      report(
        "invalid_element", problem, "\(owner) has a second \(role)",
        related: [Finding.Related(first, "the first one")])
    case .missingRole: report("incomplete_element", problem, "\(subject) has no `key`")
    case .unknownRole(let key, let nearest, let others):
      let hint = nearest.map { "; did you mean `\($0)`?" } ?? others.first.map { "; it is one of `\($0)`" } ?? ""
      report(
        "invalid_attribute", problem, "`\(key)` is not a key of `\(element.name)`\(hint)",
        fix: nearest.map { problem.setting(.key, to: $0) })
    case .missingAttribute(let name): report("incomplete_element", problem, "the `\(element.name)` has no `\(name)`")
    case .unknownAttribute(let name, let nearest?):
      report(
        "invalid_attribute", problem,
        "`\(name)` is not an attribute of `\(element.name)`; did you mean `\(nearest)`?",
        fix: problem.renamingAttribute(name, to: nearest))
    // Xcode skips it.
    case .strayText: report("invalid_element", problem, "there is text in the `\(element.name)`", severity: .warning)
    case .unknownElement, .unknownAttribute, .foreignAttribute, .unreadableValue, .unknownValue: break
    }
  }
}

extension Platform {
  /// The platforms whose documents have the same elements.
  private var family: [Platform] { isUIKit ? [.iOS, .tvOS] : [self] }

  fileprivate var namesOfOtherPlatforms: [Name] { Platform.foreignNames[self] ?? [] }

  private static let foreignNames: [Platform: [Name]] = Dictionary(
    uniqueKeysWithValues: allCases.map { platform in
      // The values of objects are the same everywhere.
      let objects = ElementKind.all.filter { $0.category != .other }
      return (platform, objects.filter { kind in !platform.family.contains(where: kind.occurs) }.map(\.name))
    })
}

extension AttributeType {
  /// The value of the type that a text means, if there is only one.
  fileprivate func corrected(_ text: String) -> String? {
    switch self {
    case .bool:
      let word = text.lowercased()
      return ["true", "yes", "on", "1"].contains(word)
        ? "YES" : ["false", "no", "off", "0"].contains(word) ? "NO" : nil
    case .integer, .number:
      let number = text.prefix { $0.isNumber || $0 == "-" || $0 == "." }
      let rest = text.dropFirst(number.count)
      return ["px", "pt", " px", " pt"].contains(rest) && accepts(String(number)) ? String(number) : nil
    case .enumeration, .reference, .string: return nil
    }
  }

  fileprivate var noun: String {
    switch self {
    case .bool: "`YES` or `NO`"
    case .integer: "a whole number"
    case .number: "a number"
    case .enumeration, .reference, .string: "a value"
    }
  }
}

/// Elements to which Interface Builder always gives an id. Problems of scenes include views without one.
private let namesWithID = ElementKind.all.filter { categoriesWithID.contains($0.category) }.map(\.name).filter {
  $0 != "tableHeaderCell" && $0 != "userLayoutGuide"
}

private let categoriesWithID: Set<ObjectCategory> = [
  .controller, .window, .layoutGuide, .constraint, .connection, .gestureRecognizer, .item, .cell, .menu, .formatter,
  .placeholder,
]

private let colorsAsAWhole: [Name] = ["name", "systemColor", "cocoaTouchSystemColor", "white", "patternImage"]

/// The cells of controls. Source: the only ones in 1,140 public documents.
private let cells: [Name: [Name]] = [
  "button": ["buttonCell"], "textField": ["textFieldCell"], "imageView": ["imageCell"],
  "popUpButton": ["popUpButtonCell"], "slider": ["sliderCell"], "segmentedControl": ["segmentedCell"],
  "searchField": ["searchFieldCell"], "stepper": ["stepperCell"], "secureTextField": ["secureTextFieldCell"],
  "datePicker": ["datePickerCell"], "comboBox": ["comboBoxCell"], "tokenField": ["tokenFieldCell"],
  "pathControl": ["pathCell"], "levelIndicator": ["levelIndicatorCell"],
]
