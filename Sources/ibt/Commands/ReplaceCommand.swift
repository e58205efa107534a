import ArgumentParser
import IBChanges
import IBModel
import IBWorkspace

struct ReplaceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replace",
    abstract: "Replace a color, a font or an image everywhere in documents.",
    discussion: """
      Colors are written as `#FF8800`, `systemBlue`, or `Brand` of an asset catalog; a literal color is found by its \
      components, whatever its color space is called. Fonts are written as `system 17`, `system semibold`, `Avenir-Heavy \
      15` or `headline`; without a size, any size is found, and the size stays. `system:star` is a symbol, `star` an image \
      of the app. Colors in attributed strings cannot be named: they stay and are listed.

        ibt replace color '#FF8800' Brand --asset App/Assets.xcassets --in-place App
        ibt replace font Helvetica Avenir-Book --diff App
        ibt replace image icon_star system:star --in-place Main.storyboard

      \(OperationOptions.outcome)
      """)

  @Argument(help: "What to replace: color, font or image.")
  var kind: ReplaceOperation.Kind

  @Argument(help: "What to search for.")
  var old: String

  @Argument(help: "What replaces it.")
  var new: String

  @OptionGroup var input: EditedDocuments

  @Option(
    help: ArgumentHelp("An asset catalog that gets the new color, unless one has it already.", valueName: "catalog"),
    completion: .directory)
  var asset: String?

  @OptionGroup var options: OperationOptions

  func validate() throws {
    guard asset != nil else { return }
    if kind != .color { throw ValidationError("--asset is for colors") }
    if !options.output.takesSeveral {
      throw ValidationError("--asset writes a file, too; use --in-place, --diff or --check")
    }
  }

  func run() async throws {
    let operation: ReplaceOperation
    do throws(OperationError) { operation = try ReplaceOperation(kind, old, by: new) } catch {
      throw CommandError(error.message)
    }
    let set = try asset.map { try ColorSetFile(in: $0, name: new, color: old) }
    let added = set.map { [$0.name: $0.element] } ?? [:]
    let known = KnownResources.searchingProjects()
    try await options.run(
      at: input.paths,
      resources: { path in
        var known = known(path)
        known.colors.merge(added) { existing, _ in existing }
        return known
      },
      alongside: { documents in
        guard let set else { return [] }
        let isKnown = documents.contains { known($0.path).colors[set.name] != nil }
        if isKnown { options.output.note("note: an asset catalog has `\(set.name)` already; it was not changed") }
        return isKnown ? [] : [set.change]
      },
      {
        try requireUse(of: operation, in: $0)
        return [operation]
      })
  }

  /// Refuses a replacement of something that nothing uses.
  private func requireUse(of operation: ReplaceOperation, in documents: [LoadedDocument]) throws {
    guard documents.allSatisfy({ operation.count(in: $0.document) == 0 }) else { return }
    let known = documents.reduce(into: Set<String>()) { $0.formUnion(operation.known(in: $1.document)) }
    let nearest =
      known.contains("system:" + old)
      ? "system:" + old : EditDistance.similar(to: old, among: known.filter { $0 != old }.sorted())
    let place = documents.count == 1 ? documents[0].path : counted(documents.count, "document")
    throw CommandError(
      "\(place): no \(kind.rawValue) is `\(old)`" + (nearest.map { "; did you mean `\($0)`?" } ?? ""))
  }
}

extension ReplaceOperation.Kind: ExpressibleByArgument {}
