import IBModel

// Serialization for the cache.

extension DocumentSummary: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(path)
    writer.write(kind == .storyboard)
    writer.write(platform.rawValue)
    writer.write(toolsVersion)
    writer.write(plugIns.keys.sorted()) { writer, key in
      writer.write(key)
      writer.write(plugIns[key] ?? "")
    }
    writer.write(scenes)
    writer.write(hasInitialController)
    writer.write(reuseIdentifiers)
    writer.write(classes.keys.sorted()) { writer, key in
      writer.write(key)
      writer.write(classes[key]?.outlets ?? [])
      writer.write(classes[key]?.actions ?? [])
    }
    writer.write(openActions)
    writer.write(resourceNames)
    writer.write(storyboardReferences)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    path = try reader.text()
    kind = try reader.value() ? .storyboard : .xib
    guard let platform = Platform(rawValue: try reader.text()) else { throw ByteReader.ByteError() }
    self.platform = platform
    toolsVersion = try reader.value()
    let plugIns = try reader.list { reader throws(ByteReader.ByteError) in (try reader.text(), try reader.text()) }
    self.plugIns = Dictionary(plugIns, uniquingKeysWith: { first, _ in first })
    let scenes: [Scene] = try reader.value()
    hasInitialController = try reader.value()
    let reuseIdentifiers = try reader.set()
    let classes = try reader.list { reader throws(ByteReader.ByteError) in
      (try reader.text(), ClassUse(outlets: try reader.set(), actions: try reader.set()))
    }
    let openActions = try reader.set()
    resourceNames = try reader.set()
    storyboardReferences = try reader.set()
    (self.scenes, self.reuseIdentifiers, self.openActions) = (scenes, reuseIdentifiers, openActions)
    self.classes = Dictionary(classes, uniquingKeysWith: { first, _ in first })
  }
}

extension DocumentSummary.Scene: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(identifier)
    writer.write(className)
    writer.write(segueIdentifiers)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    identifier = try reader.value()
    className = try reader.value()
    segueIdentifiers = try reader.set()
  }
}
