import ArgumentParser
import IBModel
import IBTemplates
import IBWorkspace
import IBXML

struct ConvertCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Write a template in another form.",
    discussion: """
      The forms template-view, outlet-collection and size-class print the edited document; the others print a sheet \
      or Swift source. A note lists what the form cannot express. Templates in documents and sheets are then \
      applied and laid out, and their frames are compared with those of the original in every configuration.
      With two --template, outlet-collection writes the constraints that both have once, and the rest as two sets that \
      exclude each other. With one, the layout of the document is the second set. Exit codes: 0 done, 1 the frames \
      differ, --check finds that the document would change, or the document has an error that it did not have, 2 the \
      template could not be converted.
      """)

  @Option(
    name: .customLong("template"), help: ArgumentHelp("The template; two for outlet-collection.", valueName: "name"))
  var templates: [String]

  @Option(help: "The form: sheet, template-view, outlet-collection, size-class or swift-vfl.")
  var to: ConversionForm

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      """
      The name of the new template, two names with a comma for outlet-collection, or the classes for size-class, as in \
      `w:compact h:regular`. (default: the template's)
      """,
      valueName: "name"))
  var name: String?

  @Argument(
    help: """
      The document, `-` for standard input, or a folder in which one document has the template. (default: the current \
      folder)
      """, completion: .documents)
  var path: String?

  @OptionGroup var output: EditOutput

  @OptionGroup(title: "Checking") var checking: CheckOptions

  @OptionGroup(title: "Layout sheets") var sheet: SheetOptions

  func validate() throws {
    if templates.isEmpty { throw ValidationError("specify a template with --template") }
    let most = to == .outletCollection ? 2 : 1
    if templates.count > most {
      throw ValidationError("--to \(to.rawValue) takes \(most == 1 ? "one" : "two") --template")
    }
  }

  func run() async throws {
    let original = try await TemplateChoice.document(for: templates[0], at: path, sheet)
    let chosen = try templates.map { try original.template($0) }
    let literals = try chosen.map { try content(of: $0, in: original) }
    let template = chosen[0]
    let conversion: Conversion
    do throws(EditError) {
      conversion = try convert(literals[0], beside: literals.dropFirst().first)
    } catch {
      throw CommandError("\(original.place(of: template)): \(template.reference): \(error)")
    }
    var status = ExitCode.success
    if let text = conversion.text {
      try output.deliver(text: text, as: to)
    } else {
      status = try output.deliver(conversion.document.tree.source.bytes, of: original)
      status = output.noting(BrokenResult([(original.path, original.document, conversion.document)]), status)
    }
    if to == .outletCollection {
      let names = collectionNames(label(of: literals[0]), literals.dropFirst().first)
      if !VariantWord.areVariants(names.own, names.other) {
        output.note(
          "\(original.place(of: template)): note: `\(names.own)` and `\(names.other)` do not say that they exclude each other; "
            + "name them as in `--as portrait,landscape`")
      }
    }
    for loss in conversion.losses { output.note("\(original.place(of: template)): note: not converted: \(loss)") }
    let check = ConversionCheck(
      original: original, devices: try checking.devices(for: original), content: checking.content,
      resources: .searchingProjects(), state: sheet.state)
    if let result = try check.result(of: template, as: conversion, to) {
      result.lines.forEach(output.note)
      if !result.isFine { status = ExitStatus.findings }
    }
    if status != .success { throw status }
  }

  private func content(of template: any Template, in original: LoadedDocument) throws -> LiteralLayout {
    _ = try original.applying(template, ApplyOptions(state: sheet.state))
    do throws(EditError) {
      return try LiteralLayout(template, ApplyOptions(state: sheet.state))
    } catch {
      throw CommandError("\(original.place(of: template)): \(template.reference): \(error)")
    }
  }

  private func label(of layout: LiteralLayout) -> String { name ?? layout.template.name }

  private func convert(
    _ layout: LiteralLayout, beside other: LiteralLayout?
  ) throws(EditError) -> Conversion {
    let label = label(of: layout)
    switch to {
    case .sheet: return layout.sheet(named: label, replacing: .participants)
    case .templateView: return try layout.templateView(named: label)
    case .outletCollection:
      return try layout.outletCollections(
        beside: other, named: collectionNames(label, other))
    case .sizeClass:
      guard let classes = SizeClasses(written: label), classes != .any else {
        throw .impossible("name the size classes with --as, as in `--as h:compact`")
      }
      let written = try layout.template.written(under: classes, ApplyOptions(state: sheet.state))
      return Conversion(
        document: written.document, losses: written.skipped.map { "\($0.object): \($0.reason)" })
    case .swiftVFL: return layout.formatSource(named: label)
    }
  }

  /// The properties of the two collections: those of `--as`, or of the templates.
  private func collectionNames(_ label: String, _ other: LiteralLayout?) -> (own: String, other: String) {
    let named = (name ?? "").split(separator: ",").map { property(String($0)) }
    if named.count == 2 { return (named[0], named[1]) }
    let own = property(label)
    return (own, property(other?.template.name ?? VariantWord.counterpart(of: own) ?? "other"))
  }

  /// `portraitConstraints` for `Portrait`.
  private func property(_ name: String) -> String {
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let first = words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? "layout"
    let camel = first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return camel.lowercased().hasSuffix("constraints") ? camel : camel + "Constraints"
  }
}

extension ConversionForm: ExpressibleByArgument {}

extension EditOutput {
  /// Writes a text that is not the document.
  func deliver(text: String, as form: ConversionForm) throws {
    if inPlace || diff || check {
      throw CommandError("--to \(form.rawValue) writes a text, not the document; use --output to write it to a file")
    }
    try Terminal.write(Array(text.utf8), to: output)
  }
}
