import CLibYAML

/// The events of libyaml's parser for a text in UTF-8, or in UTF-16 with a byte order mark.
struct YAMLEvents: ~Copyable {
  enum Event {
    case scalar(String, isPlain: Bool, anchor: String?)
    case listStart(anchor: String?)
    case listEnd
    case mappingStart(anchor: String?)
    case mappingEnd
    case alias(String)
    case documentStart
    case end
  }

  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)
  private let isReady: Bool
  private let file: String
  /// The start of the last event.
  private(set) var place: Place
  /// The start of the last event's text, if all of it is written literally on one line.
  private(set) var textPlace: Place?

  /// - Parameter bytes: Must stay valid while the events are read.
  init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) {
    self.file = file
    place = Place(file: file, line: 1, column: 1)
    isReady = yaml_parser_initialize(parser) == 1
    if isReady { yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count) }
  }

  deinit {
    if isReady { yaml_parser_delete(parser) }
    parser.deallocate()
    event.deallocate()
  }

  /// The next relevant event; `end` at the end of the text.
  mutating func next() throws(ConfigurationError) -> Event {
    while true {
      guard isReady, yaml_parser_parse(parser, event) == 1 else { throw fault }
      defer { yaml_event_delete(event) }
      place = Place(event.pointee.start_mark, file: file)
      textPlace = literalPlace
      if let known = known { return known }
    }
  }

  /// The event that libyaml reported; nil for one without a value.
  private var known: Event? {
    let data = event.pointee.data
    switch event.pointee.type {
    case YAML_SCALAR_EVENT:
      let scalar = data.scalar
      let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
      return .scalar(text, isPlain: isPlain, anchor: name(scalar.anchor))
    case YAML_SEQUENCE_START_EVENT: return .listStart(anchor: name(data.sequence_start.anchor))
    case YAML_SEQUENCE_END_EVENT: return .listEnd
    case YAML_MAPPING_START_EVENT: return .mappingStart(anchor: name(data.mapping_start.anchor))
    case YAML_MAPPING_END_EVENT: return .mappingEnd
    case YAML_ALIAS_EVENT: return .alias(name(data.alias.anchor) ?? "")
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_STREAM_END_EVENT: return .end
    default: return nil
    }
  }

  /// The start of a scalar's text, unless it is folded, a block, has escapes or several lines.
  private var literalPlace: Place? {
    guard event.pointee.type == YAML_SCALAR_EVENT, event.pointee.start_mark.line == event.pointee.end_mark.line else {
      return nil
    }
    let scalar = event.pointee.data.scalar
    let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
    let quote = scalar.style == YAML_PLAIN_SCALAR_STYLE ? 0 : 1
    let width = event.pointee.end_mark.column - event.pointee.start_mark.column
    guard Int(width) == text.unicodeScalars.count + 2 * quote else { return nil }
    return Place(file: place.file, line: place.line, column: place.column + quote)
  }

  private func name(_ text: UnsafePointer<yaml_char_t>?) -> String? { text.map { String(cString: $0) } }

  private var fault: ConfigurationError {
    guard isReady else { return ConfigurationError("not enough memory to read the file", at: place) }
    let parser = parser.pointee
    let message = parser.problem.map { String(cString: $0) } ?? "the text cannot be read"
    let isScanned = [YAML_SCANNER_ERROR, YAML_PARSER_ERROR].contains(parser.error)
    let mark = isScanned ? parser.problem_mark : parser.mark
    return ConfigurationError("the YAML is not well-formed: \(message)", at: Place(mark, file: file))
  }
}

extension Place {
  fileprivate init(_ mark: yaml_mark_t, file: String) {
    self.init(file: file, line: mark.line + 1, column: mark.column + 1)
  }
}
