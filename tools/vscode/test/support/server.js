'use strict';

/*
 * A server in a process of its own: node server.js MODE [FILE]. FILE gets a line for each start. In the mode `normal` it
 * answers properly; the other modes are servers that nobody wants.
 */

const fs = require('fs');
const { MessageReader, encode } = require('../../lib/protocol/framing');

const [mode, file] = process.argv.slice(2);
const starts = file && fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').length : 1;
if (file) fs.appendFileSync(file, `${process.pid}\n`);

const send = message => process.stdout.write(encode({ jsonrpc: '2.0', ...message }));
const texts = new Map();

const requests = {
  initialize: () => ({
    capabilities: { textDocumentSync: 1, hoverProvider: true, executeCommandProvider: { commands: ['ibt.end', 'ibt.block'] } },
    serverInfo: { name: 'stand-in', version: `${starts}` },
  }),
  shutdown: () => null,
  'textDocument/hover': ({ textDocument }) => ({ contents: `${texts.get(textDocument.uri)}` }),
  'workspace/executeCommand'({ command }) {
    if (command === 'ibt.end') process.exit(3);
    for (;;);
  },
};

const notifications = {
  exit: () => process.exit(0),
  'textDocument/didOpen': ({ textDocument }) => texts.set(textDocument.uri, textDocument.text),
  'textDocument/didChange': ({ textDocument, contentChanges }) => texts.set(textDocument.uri, contentChanges.at(-1).text),
};

const hostile = {
  crash: () => process.exit(1),
  'crash-once': () => starts === 1 && process.exit(1),
  deaf: () => true,
  garbage: () => process.stdout.write('Hello, I am not a server.\r\n\r\n') && true,
  huge: () => process.stdout.write('Content-Length: 999999999999\r\n\r\n') && true,
  'closes-output': () => process.stdout.end() && true,
  'wrong-answers'() {
    for (const message of [
      { id: 1, result: { capabilities: 7 } }, { id: 1, result: 'twice' }, { method: 'textDocument/publishDiagnostics' },
      { method: 'textDocument/publishDiagnostics', params: { uri: 'file:///a.xib', diagnostics: 'many' } },
      { method: '$/progress', params: null }, { method: 'window/showMessage' }, { id: 'x', method: 'workspace/applyEdit' },
      { id: 'y', method: 'client/registerCapability', params: { registrations: [null, {}, 5] } },
      { id: 'z', method: 'workspace/configuration', params: { items: [null, { section: 3 }] } },
    ]) send(message);
    return true;
  },
  'refuses-to-end': message => message.method === 'shutdown' || message.method === 'exit',
};

if (mode === 'refuses-to-end') process.on('SIGTERM', () => {});
// A parent that has died closes the input.
process.stdin.on('end', () => mode !== 'refuses-to-end' && process.exit(0));
const reader = new MessageReader();
process.stdin.on('data', chunk => {
  for (const text of reader.push(chunk)) {
    const message = JSON.parse(text);
    if (hostile[mode]?.(message)) continue;
    if (message.id === undefined) notifications[message.method]?.(message.params);
    else if (message.method) send({ id: message.id, result: requests[message.method](message.params) });
  }
});
