import IBLayout
import IBModel
import IBXML

/// The settings of a project: the contents of `.ibt.yml` and of the configurations that it extends.
package struct Configuration: Sendable {
  /// Settings for some documents.
  struct Section: Sendable {
    var paths: [Placed<Glob>]
    var changes: [RuleChange]
  }

  /// A suppression in some documents.
  struct Allowance: Sendable {
    var suppression: Suppression
    /// nil for all documents.
    var paths: [Placed<Glob>]?
  }

  /// The absolute path of the folder to which patterns and paths are relative.
  package let folder: String
  /// The files that it was read from, extended ones first; empty for the default configuration.
  package private(set) var files: [String] = []
  /// Patterns of the documents to find in folders; nil for all.
  package private(set) var include: [Placed<Glob>]?
  /// Patterns of excluded documents and folders.
  package private(set) var exclude: [Placed<Glob>] = []
  /// The devices that layouts are checked for; nil for the usual ones.
  package private(set) var devices: [Placed<Device>]?
  /// Classes besides those of UIKit whose subviews are not changed by alternate view trees.
  package private(set) var closedClasses: [Placed<String>] = []
  package private(set) var project = ProjectLocations()
  package private(set) var catalogue: [Rule]
  package private(set) var declaredRules: [Placed<DeclaredRule>] = []
  package private(set) var examples: [DeclaredExample] = []
  /// A note on a file that is not read.
  package let note: String?

  private var changes: [RuleChange] = []
  private var sections: [Section] = []
  private var allowances: [Allowance] = []

  /// Creates the default configuration.
  package init(folder: String, catalogue: [Rule] = Rule.all, note: String? = nil) {
    (self.folder, self.catalogue, self.note) = (folder, catalogue, note)
  }

  /// Combines the configuration in files, extended ones first.
  /// - Parameter reader: Collects unknown names.
  init(_ files: [ConfigurationFile], folder: String, catalogue: [Rule], by reader: inout NodeReader) {
    self.init(folder: folder, catalogue: catalogue)
    var names = RuleNames(catalogue)
    for entry in files.flatMap(\.declared) { declare(entry, besides: &names, by: &reader) }
    let resolution = RuleResolution(self.catalogue)
    for file in files { add(file, resolution, by: &reader) }
  }

  /// The absolute path for one that is relative to the folder of the configuration.
  package func absolute(_ path: String) -> String {
    ConfigurationPath.normalized(path.hasPrefix("/") ? path : "\(folder)/\(path)")
  }

  private mutating func declare(
    _ entry: DeclaredEntry, besides names: inout RuleNames, by reader: inout NodeReader
  ) {
    let declared = entry.rule.value
    if names.has(declared.id) || Preset.ids.contains(declared.id) {
      reader.report("there is already a rule or group `\(declared.id)`; choose another id", at: entry.rule.place)
      return
    }
    let rule = declared.rule
    names.add(rule)
    catalogue.append(rule)
    declaredRules.append(entry.rule)
    examples += entry.examples.map { DeclaredExample(rule: rule, content: $0.value, place: $0.place) }
  }

  private mutating func add(_ file: ConfigurationFile, _ resolution: RuleResolution, by reader: inout NodeReader) {
    files.append(file.path)
    include = file.include ?? include
    exclude += file.exclude
    closedClasses += file.closedClasses
    project = file.project.adding(to: project)
    for base in file.extends where base.value == Preset.name {
      changes.append(RuleChange(kind: .add(Preset.ids), place: base.place))
    }
    changes += resolution.changes(file.rules, replaces: true, by: &reader)
    for section in file.sections {
      let changes = resolution.changes(section.rules, replaces: false, by: &reader)
      sections.append(Section(paths: section.paths, changes: changes))
    }
    for allowance in file.allowances { add(allowance, resolution, by: &reader) }
    if let names = file.devices { devices = names.compactMap { device($0, by: &reader) } }
  }

  private mutating func add(
    _ allowance: ConfigurationFile.Allowance, _ resolution: RuleResolution, by reader: inout NodeReader
  ) {
    for name in allowance.rules {
      let rules = resolution.ids(name, by: &reader)
      for object in allowance.objects {
        let suppression = Suppression(
          rules: rules, object: ObjectID(object.value), reason: allowance.reason, origin: "\(allowance.place)")
        allowances.append(Allowance(suppression: suppression, paths: allowance.paths))
      }
    }
  }

  private func device(_ name: Placed<String>, by reader: inout NodeReader) -> Placed<Device>? {
    do throws(ExplainedError) { return Placed(try Device.named(name.value), at: name.place) } catch {
      reader.report("\(error)", at: name.place)
      return nil
    }
  }

  /// The parts of the configuration that hold for a document. Documents with equal parts have equal settings.
  package struct Parts: Sendable, Hashable, CustomStringConvertible {
    fileprivate let sections: [Int]
    fileprivate let allowances: [Int]

    package var description: String { "sections \(sections), allowances \(allowances)" }

    /// The parts of a document without settings of its own.
    package static let none = Parts(sections: [], allowances: [])
  }

  /// The parts that hold for a document at an absolute path without `.` and `..`.
  package func parts(for path: String) -> Parts {
    if sections.isEmpty, allowances.isEmpty { return .none }
    let path = RelativePath(path, from: folder)
    let holds = { (globs: [Placed<Glob>]) in path.map { path in globs.contains { $0.value.matches(path) } } ?? false }
    return Parts(
      sections: sections.indices.filter { holds(sections[$0].paths) },
      allowances: allowances.indices.filter { allowances[$0].paths.map(holds) ?? true })
  }

  /// The rules to run on documents with some parts.
  /// - Parameters:
  ///   - select: Names from the command line that replace those of the configuration; nil to keep them.
  ///   - ignore: Names of rules from the command line that are not run.
  /// - Throws: `ExplainedError` for an unknown name from the command line.
  package func rules(
    for parts: Parts, select: [String]? = nil, ignore: [String] = []
  ) throws(ExplainedError) -> ResolvedRules {
    var steps = changes
    // The names are collected only for a command line with names: this takes longer than a small document.
    let names = select == nil && ignore.isEmpty ? nil : RuleNames(catalogue)
    if let select, let names {
      steps.append(RuleChange(kind: .clear))
      steps.append(RuleChange(kind: .add(try names.ids(of: select))))
    }
    // Rules selected for some documents add to the configuration, not to the command line.
    for change in parts.sections.flatMap({ sections[$0].changes }) {
      if select != nil, case .add = change.kind { continue }
      steps.append(change)
    }
    if let names { steps.append(RuleChange(kind: .remove(try names.ids(of: ignore)))) }
    var rules = ResolvedRules(catalogue)
    if steps.contains(where: rules.lacksRules) { rules = ResolvedRules(catalogue + Preset.rules) }
    steps.forEach { rules.apply($0) }
    return rules
  }

  package func suppressions(for parts: Parts) -> [Suppression] { parts.allowances.map { allowances[$0].suppression } }

  /// The pattern that excludes a document or folder at an absolute path without `.` and `..`; nil if none does.
  package func exclusion(of path: String) -> Placed<Glob>? {
    guard !exclude.isEmpty, let path = RelativePath(path, from: folder) else { return nil }
    return exclude.first { $0.value.matches(path) }
  }

  /// Whether a document at an absolute path without `.` and `..` is found in folders.
  package func includes(_ path: String) -> Bool {
    guard let include, let path = RelativePath(path, from: folder) else { return true }
    return include.contains { $0.value.matches(path) }
  }
}
