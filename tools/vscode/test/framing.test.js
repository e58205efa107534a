'use strict';

const assert = require('assert/strict');
const test = require('node:test');
const { FramingError, MessageReader, encode } = require('../lib/protocol/framing');

const messages = [
  { jsonrpc: '2.0', id: 1, result: null },
  { jsonrpc: '2.0', method: 'a', params: { text: 'Grüße, 世界, 👩🏽‍💻, \u0000\r\n\r\n"' } },
  { jsonrpc: '2.0', method: 'long', params: 'ä'.repeat(5000) },
];

/** What a reader finds in chunks, as objects. */
function read(chunks, reader = new MessageReader()) {
  return chunks.flatMap(chunk => reader.push(chunk)).map(text => JSON.parse(text));
}

test('messages in one chunk', () => {
  assert.deepEqual(read([Buffer.concat(messages.map(encode))]), messages);
});

test('messages in chunks of every size', () => {
  const bytes = Buffer.concat(messages.slice(0, 2).map(encode));
  for (let size = 1; size <= bytes.length; size++) {
    const chunks = [];
    for (let start = 0; start < bytes.length; start += size) chunks.push(bytes.subarray(start, start + size));
    assert.deepEqual(read(chunks), messages.slice(0, 2), `chunks of ${size} bytes`);
  }
});

test('the length counts bytes, not characters', () => {
  const text = encode({ a: 'ä👍' }).toString('utf8');
  assert.match(text, /^Content-Length: 14\r\n\r\n/);
});

test('other headers are allowed, in any order and case', () => {
  const body = '{"a":1}';
  for (const header of [
    `Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: ${body.length}`,
    `content-length:${body.length}\r\nX: Y`, `CONTENT-LENGTH: \t${body.length}  `,
  ]) assert.deepEqual(read([Buffer.from(`${header}\r\n\r\n${body}`)]), [{ a: 1 }]);
});

for (const [name, header] of Object.entries({
  'without a length': 'Content-Type: text/plain', 'with a negative length': 'Content-Length: -1',
  'with a length in words': 'Content-Length: seven', 'with two lengths': 'Content-Length: 1\r\nContent-Length: 2',
  'with a length of 400 MB': 'Content-Length: 400000000', 'with an endless length': `Content-Length: ${'9'.repeat(300)}`,
  'without an end': 'x'.repeat(5000),
})) {
  test(`a header ${name} ends the reading`, () => {
    assert.throws(() => new MessageReader().push(Buffer.from(`${header}\r\n\r\n`)), FramingError);
  });
}

test('a header is refused before its end has come', () => {
  const reader = new MessageReader();
  assert.throws(() => {
    for (let count = 0; count < 100; count++) reader.push(Buffer.alloc(100, 'a'));
  }, FramingError);
});

test('a message of 8 MB in chunks of 64 kB takes less than a second', () => {
  const bytes = encode({ text: 'x'.repeat(8_000_000) });
  const reader = new MessageReader(), started = Date.now();
  let count = 0;
  for (let start = 0; start < bytes.length; start += 65_536) count += reader.push(bytes.subarray(start, start + 65_536)).length;
  assert.equal(count, 1);
  assert.ok(Date.now() - started < 1000);
});

test('an empty message is not JSON, but does not stop the reading', () => {
  assert.deepEqual(new MessageReader().push(Buffer.from('Content-Length: 0\r\n\r\nContent-Length: 2\r\n\r\n{}')), ['', '{}']);
});
