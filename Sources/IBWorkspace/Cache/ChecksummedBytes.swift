import IBBase

/// The format of cache files: a header, contents, and a checksum.
enum ChecksummedBytes {
  /// Whether the first bytes of a file are those of a cache, of any version.
  static func isCache(_ beginning: [UInt8]) -> Bool { beginning.dropFirst().starts(with: "ibt ".utf8) }

  static func bytes(_ header: String, _ write: (inout ByteWriter) -> Void) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(header)
    write(&writer)
    var sum = ContentHash()
    sum.add(writer.bytes)
    writer.bytes += sum.bytes
    return writer.bytes
  }

  /// Returns a reader for the contents after the header.
  /// - Throws: When the bytes are damaged or have another header.
  static func reader(_ bytes: [UInt8], _ header: String) throws(ByteReader.ByteError) -> ByteReader {
    let contents = bytes.dropLast(16)
    var sum = ContentHash()
    sum.add(contents)
    guard sum == ContentHash(bytes: bytes.suffix(16)) else { throw ByteReader.ByteError() }
    var reader = ByteReader(contents)
    guard try reader.value() == header else { throw ByteReader.ByteError() }
    return reader
  }
}
