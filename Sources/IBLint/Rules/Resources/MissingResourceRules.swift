import IBModel
import IBProject

extension Rule {
  static let missingColor = Rule(
    "missing_color", .resources, .error, aliases: ["color_resources"], needs: [.assets],
    check: .inspection { inspection, findings in
      guard let assets = inspection.project.assets else { return }
      let names = assets.names(of: .color)
      findings.reportMissing("namedColor", "color", in: inspection.document, names: names) { name in
        assets.asset(.color, named: name) != nil
      }
    })

  static let missingFont = Rule(
    "missing_font", .resources, .error, needs: [.fonts],
    check: .inspection { inspection, findings in
      guard let fonts = inspection.project.fonts,
        let list = inspection.document.tree.root.child("customFonts")
      else { return }
      let custom = list.children.map { file in (file: file[.key] ?? "", names: file.children.map(\.text)) }
      let known = custom.filter { fonts.files.contains($0.file) }.flatMap(\.names)
      // Xcode 6 and 7 also list fonts of the system.
      let missing = Set(custom.flatMap(\.names)).subtracting(known).subtracting(fonts.names).filter {
        !KnownNames.systemFonts.contains(String($0.prefix { $0 != "-" }))
      }
      guard !missing.isEmpty else { return }
      var reported: Set<String> = []
      for element in inspection.document.tree.elements {
        guard let font = FontDescription(element), case .named(let name) = font.source, missing.contains(name),
          let attribute = element.attribute(.name), reported.insert(name).inserted
        else { continue }
        findings.report(attribute, "the font `\(name)` is in no font file of the project")
      }
    })

  static let missingImage = Rule(
    "missing_image", .resources, .error, aliases: ["image_resources"], needs: [.assets], uses: [.sources],
    check: .inspection { inspection, findings in
      guard let assets = inspection.project.assets else { return }
      let platform = inspection.document.platform
      findings.reportMissing(
        "image", "image", in: inspection.document, names: assets.names(of: .image),
        isReplaced: { inspection.objectCode.sets([.image], of: $0) }
      ) { name in
        // AppKit's images have names such as `NSActionTemplate`. WatchKit plays images with numbers as an animation.
        assets.hasImage(named: name) || assets.hasImage(named: name.withoutImageExtension)
          || platform == .macOS && name.hasPrefix("NS")
          || platform == .watchOS && ["0", "1"].contains { assets.hasImage(named: name + $0) }
      }
    })
}

extension String {
  /// The name without the extension that the system adds and removes by itself.
  fileprivate var withoutImageExtension: String { hasSuffix(".png") ? String(dropLast(4)) : self }
}

extension Findings {
  /// Reports the first use of each resource of a kind that is not among the project's assets; as a warning if code
  /// replaces it in all objects that use it.
  fileprivate mutating func reportMissing(
    _ kind: Name, _ noun: String, in document: Document, names: [String],
    isReplaced: (Object) -> Bool = { _ in false }, isKnown: (String) -> Bool
  ) {
    let listed = document.resources.filter {
      $0.kind == kind && $0.catalog == nil && !$0.name.isEmpty
        // Xcode stores images that were pasted into the document in it.
        && $0.element.child(withKey: "keyedArchiveRepresentation") == nil
    }
    var missing = Set(listed.map(\.name).filter { !isKnown($0) })
    guard !missing.isEmpty else { return }
    let uses = document.resourceUses.filter { $0.listed.kind == kind && $0.element["catalog"] == nil }
    for use in uses {
      guard missing.remove(use.listed.name) != nil else { continue }
      let owners = uses.filter { $0.listed.name == use.listed.name }.map(\.element.owner)
      if owners.allSatisfy({ $0.map(isReplaced) == true }) { severity = .warning }
      let similar = EditDistance.similar(to: use.listed.name, among: names)
      report(
        use.attribute,
        """
        the \(noun) `\(use.listed.name)` is in no asset catalog of the project\
        \(similar.map { "; there is `\($0)`" } ?? "")
        """)
    }
  }
}
