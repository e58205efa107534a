extension UnusedSearch.Preparation {
  /// Identifiers of documents, and segues that only code can perform.
  var identifiers: [UnusedCandidate] {
    guard facts.sources != nil else { return [] }
    return facts.documents.flatMap { document in document.names.compactMap { candidate($0) } }
  }

  private func candidate(_ name: DocumentContents.Name) -> UnusedCandidate? {
    guard let text = name.text, !texts.contains(NameKey(text)) else { return nil }
    let isSegue = name.kind == .manualSegue
    let noun =
      switch name.kind {
      case .storyboard: "storyboard identifier"
      case .reuse: "reuse identifier"
      case .restoration: "restoration identifier"
      case .segue: "segue identifier"
      case .manualSegue: "segue"
      }
    var candidate = UnusedCandidate(
      isSegue ? .segues : .identifiers, text, "\(noun) `\(text)` of \(name.object)", at: name.place, names: [text],
      reason: isSegue ? "only code can perform it" : nil,
      doubt: isSegue && name.hasClass ? "its class or a library may perform it" : nil)
    candidate.isOfRestoration = name.kind == .restoration
    return candidate
  }

  /// Images and colors of catalogs that no document uses.
  var assets: [UnusedCandidate] {
    let counts = Dictionary(grouping: facts.assets, by: \.path.parentFolder).mapValues(\.count)
    return facts.assets.compactMap { asset in
      guard asset.kind != .data,
        ["imageset", "symbolset", "colorset"].contains(where: { asset.path.hasSuffix("." + $0) })
      else { return nil }
      let lastPart = asset.name.split(separator: "/").last.map(String.init) ?? asset.name
      let names = Array(Set([asset.name, lastPart])).sorted()
      guard !isInDocument(names) else { return nil }
      let (category, noun) = asset.kind == .color ? (UnusedItem.Category.colors, "color") : (.images, "image")
      var candidate = UnusedCandidate(
        category, asset.name, "\(noun) `\(asset.name)`", at: UnusedItem.Place(path: asset.path), names: names,
        reason: "no document uses it")
      let folder = asset.path.parentFolder
      candidate.list = UnusedCandidate.List(
        lookup: .asset, name: DocumentSummary.name(of: folder), count: counts[folder] ?? 0)
      return candidate
    }
  }

  private func isInDocument(_ names: [String]) -> Bool {
    names.contains { resources.contains(NameKey($0)) || texts.contains(NameKey($0)) }
  }

  /// Loose image files of targets; several scales of an image count once.
  var imageFiles: [UnusedCandidate] {
    var known: Set<String> = []
    return facts.imageFiles.sorted().compactMap { path in
      guard let image = LooseImage(path), let name = image.names.min(by: { $0.count < $1.count }),
        !["Icon", "Default", "AppIcon", "LaunchImage", "iTunesArtwork"].contains(where: name.hasPrefix),
        !facts.targets.targets(of: path).isEmpty,
        !isInDocument(Array(image.names)), known.insert(name).inserted
      else { return nil }
      return UnusedCandidate(
        .images, name, "image `\(name)`", at: UnusedItem.Place(path: path), names: [name], reason: "no document uses it"
      )
    }
  }

  /// Font files whose fonts no document uses.
  var fonts: [UnusedCandidate] {
    facts.fonts.compactMap { font in
      let file = DocumentSummary.name(of: font.path)
      // Code with the family name may choose among its fonts.
      let names = font.names.union([file, String(file.prefix { $0 != "-" })]).sorted()
      guard !isInDocument(names) else { return nil }
      return UnusedCandidate(
        .fonts, file, "font file `\(file)`", at: UnusedItem.Place(path: font.path), names: names,
        reason: "no document uses one of its fonts")
    }
  }

  /// The keys of strings tables that do not belong to documents, each once, in the first language.
  var strings: [UnusedCandidate] {
    guard facts.sources != nil else { return [] }
    let documents = Set(facts.documents.map { DocumentSummary.name(of: $0.path) })
    var known: Set<String> = []
    return facts.strings.flatMap { table -> [UnusedCandidate] in
      let stem = DocumentSummary.name(of: table.path)
      // Tools keep strings that are not for the app.
      let isOfApp = table.path.contains(".lproj/") || !facts.targets.targets(of: table.path).isEmpty
      guard isOfApp || !table.path.hasSuffix(".strings"), !documents.contains(stem), !stem.hasSuffix("InfoPlist"),
        stem != "AppShortcuts", stem != "Intents", !table.path.contains(".bundle/")
      else { return [] }
      // The system reads formats of predicate editors.
      return table.entries.filter { !$0.key.contains("%[") }.compactMap { entry in
        guard known.insert("\(stem) \(entry.key)").inserted, !texts.contains(NameKey(entry.key)) else { return nil }
        var candidate = UnusedCandidate(
          .strings, entry.key, "localized string `\(entry.key.short)`",
          at: UnusedItem.Place(path: table.path, line: entry.line), names: [entry.key])
        candidate.list = UnusedCandidate.List(lookup: .string, name: stem, count: table.entries.count)
        // `NSLocalizedString` of a library reads the table of the app.
        if facts.hasDependencies, stem == UnusedSearch.usualTable {
          candidate.doubt = "a library whose sources are not read may look it up"
        }
        return candidate
      }
    }
  }

}

extension String {
  fileprivate var short: String {
    let line = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "⏎")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }
}
