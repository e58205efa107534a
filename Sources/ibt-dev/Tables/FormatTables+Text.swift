extension FormatTables {
  /// The names of elements and attributes in any table, in order.
  var vocabulary: [String] {
    var found = Set(names)
    for row in rows(.kind) { found.insert(row.element) }
    for row in rows(.places) { found.formUnion(row.columns[0].words + row.columns[2].words) }
    for row in rows(.attributes) { found.formUnion(row.columns[1].words) }
    for row in rows(.attributeOrder) { found.formUnion(row.columns[2].words) }
    for row in rows(.children) + rows(.childOrder) {
      found.formUnion(row.columns[2].words.map { String($0.prefix { $0 != "[" }) })
    }
    for row in rows(.value) { found.insert(row.columns[0]) }
    for row in attributes { found.insert(row[0]) }
    return found.subtracting(["*", "-"]).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The rows of a subject, with the element as one of the columns.
  func table(_ subject: Subject, elementAt place: Int) -> [String] {
    rows(subject).map { row in
      (row.columns[..<place] + [row.element] + row.columns[place...]).joined(separator: "\t")
    }
  }

  /// Attributes, the elements on which they have these values, and what they are; what is true everywhere first.
  var valueTable: [String] {
    let everywhere = attributes.map { (name: $0[0], line: ([$0[0], "*"] + $0[1...]).joined(separator: "\t")) }
    let specific = FormatTables.grouped(rows(.value)).map { columns, elements in
      (
        name: columns[0],
        line: ([columns[0], elements.joined(separator: " ")] + columns[1...]).joined(separator: "\t")
      )
    }
    let lines = Dictionary(grouping: everywhere + specific) { $0.name }
    return lines.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.flatMap { $0.value.map(\.line) }
  }

  /// Key paths, with the elements that have them.
  var keyPathTable: [String] {
    FormatTables.grouped(rows(.keyPath)).map { columns, elements in
      ([columns[0], elements.joined(separator: " ")] + columns[1...]).joined(separator: "\t")
    }
  }

  /// The elements of rows that are alike, in the order of the first of them.
  private static func grouped(_ rows: [Row]) -> [(columns: [String], elements: [String])] {
    var places: [[String]: Int] = [:]
    var result: [(columns: [String], elements: [String])] = []
    for row in rows {
      if let place = places[row.columns] {
        result[place].elements.append(row.element)
      } else {
        places[row.columns] = result.count
        result.append((row.columns, [row.element]))
      }
    }
    return result
  }

  /// Classes with their direct subclasses: those of the kinds, and those of `Classes.tsv`, which decides where UIKit and
  /// AppKit differ.
  var classTable: [String] {
    var superclasses: [String: String] = [:]
    for path in rows(.kind).flatMap({ $0.columns[1...2] }) {
      let path = path.split(separator: ":").map(String.init)
      for (name, superclass) in zip(path, path.dropFirst()) { superclasses[name] = superclass }
    }
    for row in classes { superclasses[row[0]] = row[1] }
    let subclasses = Dictionary(grouping: superclasses.keys.sorted()) { superclasses[$0] ?? "" }
    return subclasses.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.joined(separator: " "))" }
  }
}

extension String {
  fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
