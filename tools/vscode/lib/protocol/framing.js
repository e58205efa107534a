'use strict';

/** A message that does not follow the base protocol. Nothing after it can be read. */
class FramingError extends Error {}

const separator = Buffer.from('\r\n\r\n');
const largestHeader = 4096;

/**
 * The bytes of a message with its header.
 * @param {object} message
 */
function encode(message) {
  const body = Buffer.from(JSON.stringify(message), 'utf8');
  return Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`, 'ascii'), body]);
}

/** Finds messages in a stream of bytes, which may be cut anywhere. */
class MessageReader {
  /** @param {number} [largest] The largest message in bytes; what is larger ends the connection. */
  constructor(largest = 256 * 1024 * 1024) {
    this.largest = largest;
    /** @type {Buffer[]} */
    this.chunks = [];
    this.size = 0;
    /** The length of the message whose header has been read. */
    this.expected = -1;
  }

  /**
   * Adds bytes and returns the texts of the messages that are complete.
   * @param {Buffer} chunk
   * @returns {string[]}
   */
  push(chunk) {
    this.chunks.push(chunk);
    this.size += chunk.length;
    const texts = [];
    while (this.expected >= 0 ? this.size >= this.expected : this.#readHeader()) {
      if (this.size < this.expected) break;
      texts.push(this.#take(this.expected).toString('utf8'));
      this.expected = -1;
    }
    return texts;
  }

  /** Whether there was a whole header. */
  #readHeader() {
    if (this.size === 0) return false;
    const bytes = this.#joined();
    const end = bytes.indexOf(separator);
    if (end > largestHeader || (end < 0 && bytes.length > largestHeader)) {
      throw new FramingError(`a header is longer than ${largestHeader} bytes`);
    }
    if (end < 0) return false;
    this.expected = contentLength(bytes.toString('latin1', 0, end), this.largest);
    this.#take(end + separator.length);
    return true;
  }

  /** The bytes as one buffer. A long message is joined once, not with each chunk. */
  #joined() {
    if (this.chunks.length !== 1) this.chunks = [Buffer.concat(this.chunks)];
    return this.chunks[0];
  }

  /** @param {number} count */
  #take(count) {
    const bytes = this.#joined();
    this.chunks = count === bytes.length ? [] : [bytes.subarray(count)];
    this.size -= count;
    return bytes.subarray(0, count);
  }
}

/**
 * @param {string} header
 * @param {number} largest
 */
function contentLength(header, largest) {
  const lengths = header.split('\r\n').flatMap(line => {
    const match = /^content-length:[ \t]*(.*?)[ \t]*$/i.exec(line);
    return match ? [match[1]] : [];
  });
  if (lengths.length !== 1 || !/^\d{1,15}$/.test(lengths[0])) {
    throw new FramingError(`a header has no valid Content-Length: ${JSON.stringify(header.slice(0, 200))}`);
  }
  const length = Number(lengths[0]);
  if (length > largest) throw new FramingError(`a message has ${length} bytes, more than ${largest}`);
  return length;
}

module.exports = { FramingError, MessageReader, encode };
