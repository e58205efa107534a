'use strict';

const assert = require('assert/strict');
const test = require('node:test');
const { events, open, state, type, vscode } = require('./support/vscode');
const { begin, everything, range, token } = require('./support/session');
const { offsetIn } = require('./support/documents');
const { settled, until } = require('./support/pair');

/** A server's text after a change of the protocol. */
function changed(text, { range, text: inserted }) {
  if (!range) return inserted;
  return text.slice(0, offsetIn(text, range.start)) + inserted + text.slice(offsetIn(text, range.end));
}

/** Numbers that look random and are the same in each run. */
function* numbersFrom(seed) {
  for (let value = seed; ;) yield (value = (value * 1103515245 + 12345) % 2147483648) / 2147483648;
}

test('the greeting says what the client can do', async () => {
  const { server } = await begin({}, everything, () => {
    state.settings['ibt.device'] = 'iPhone 17';
    vscode.workspace.workspaceFolders = [{ uri: vscode.Uri.file('/app'), name: 'app' }];
  });
  const [params] = server.all('initialize');
  assert.deepEqual([params.rootUri, params.workspaceFolders, params.capabilities.general.positionEncodings],
    ['file:///app', [{ uri: 'file:///app', name: 'app' }], ['utf-16']]);
  assert.deepEqual(params.initializationOptions, { extension: '1', commands: ['ibt.showReferences'], hoverPictures: true, settings: { ibt: { device: 'iPhone 17' } } });
  assert.deepEqual(server.received.slice(1, 3).map(({ method }) => method), ['initialized', 'workspace/didChangeConfiguration']);
});

test('a server that counts otherwise is refused', async () => {
  await assert.rejects(begin({}, { positionEncoding: 'utf-8' }), /counts positions in utf-8/);
});

for (const change of [1, 2]) {
  test(`the server's text stays equal to the editor's, synchronization ${change}`, async () => {
    const { server } = await begin({}, { textDocumentSync: change });
    const document = open('/app/Main.storyboard', 'Grüße 👩🏽‍💻\n<a>\n</a>\n');
    const random = numbersFrom(change), pieces = ['', 'x', 'ä', '👍', '\n', '<b id="1"/>\n', '\n\n'];
    for (let count = 0; count < 200; count++) {
      const places = Array.from({ length: 1 + Math.floor(random.next().value * 3) }, () => Math.floor(random.next().value * document.text.length));
      const edits = [...new Set(places)].sort((a, b) => a - b).map((offset, index, all) => ({
        offset, length: Math.floor(random.next().value * Math.min(4, (all[index + 1] ?? document.text.length) - offset)),
        text: pieces[Math.floor(random.next().value * pieces.length)],
      }));
      type(document, ...edits);
    }
    await settled();
    const [{ textDocument }] = server.all('textDocument/didOpen');
    assert.deepEqual([textDocument.uri, textDocument.languageId, textDocument.version], ['file:///app/Main.storyboard', 'storyboard', 1]);
    const text = server.all('textDocument/didChange').reduce((text, { contentChanges }) => contentChanges.reduce(changed, text), textDocument.text);
    assert.equal(text, document.text);
    assert.deepEqual(server.all('textDocument/didChange').map(({ textDocument }) => textDocument.version), Array.from({ length: 200 }, (_, index) => index + 2));
  });
}

test('only documents that ibt knows are opened, once, also those that were open before', async () => {
  const { server } = await begin({}, everything, () => open('/app/Before.xib', 'b', 'xml'));
  open('/app/Main.storyboard', 'm');
  open('/app/Main.swift', 's', 'swift');
  open('/app/Main.layouts.xml', 'l', 'ibt-layouts');
  open('/app/.ibt.yml', 'y', 'yaml');
  open('/app/other.xml', 'x', 'xml');
  events.onDidOpenTextDocument.fire(open('/app/Twice.storyboard', 't'));
  await settled();
  assert.deepEqual(server.all('textDocument/didOpen').map(({ textDocument }) => textDocument.uri.split('/').at(-1)),
    ['Before.xib', 'Main.storyboard', 'Main.layouts.xml', '.ibt.yml', 'Twice.storyboard']);
});

test('saving and closing', async () => {
  const { server } = await begin({ 'textDocument/willSaveWaitUntil': () => [{ range: range(0, 0), newText: 'x' }] });
  const document = open('/app/Main.storyboard', 'm'), other = open('/app/a.swift', 's');
  const waiting = [];
  for (const one of [document, other]) {
    events.onWillSaveTextDocument.fire({ document: one, reason: 1, waitUntil: promise => waiting.push(promise) });
    events.onDidSaveTextDocument.fire(one);
    events.onDidCloseTextDocument.fire(one);
  }
  assert.deepEqual((await Promise.all(waiting)).map(edits => edits.length), [1]);
  const uri = 'file:///app/Main.storyboard';
  assert.deepEqual(server.all('textDocument/willSave'), [{ textDocument: { uri }, reason: 1 }]);
  assert.deepEqual(server.all('textDocument/didSave'), [{ textDocument: { uri }, text: 'm' }]);
  assert.deepEqual(server.all('textDocument/didClose'), [{ textDocument: { uri } }]);
  type(document, { offset: 0, length: 0, text: 'late' });
  await settled();
  assert.deepEqual(server.all('textDocument/didChange'), []);
});

test('features that are registered and unregistered later', async () => {
  const { server, provider } = await begin({}, {});
  assert.equal(state.providers.size, 0);
  const registrations = [
    { id: '1', method: 'textDocument/hover', registerOptions: { documentSelector: [{ language: 'xib' }] } }, { id: '2', method: 'textDocument/unknown' },
  ];
  assert.equal((await server.request('client/registerCapability', { registrations })).error, undefined);
  assert.ok(provider('Hover'));
  assert.equal(state.providers.get('Hover').parts[0][0].language, 'xib');
  await server.request('client/unregisterCapability', { unregisterations: [{ id: '1', method: 'textDocument/hover' }, { id: '9' }] });
  assert.equal(provider('Hover'), undefined);
});

test('watched files are reported together, each with its last change', async () => {
  const { server } = await begin({}, {});
  await server.request('client/registerCapability', { registrations: [{
    id: '1', method: 'workspace/didChangeWatchedFiles', registerOptions: { watchers: [
      { globPattern: '**/*.{swift,m}' }, { globPattern: { baseUri: 'file:///app', pattern: '*.xcassets' }, kind: 1 }, { globPattern: 7 },
    ] },
  }] });
  const [first, second, ...others] = state.watchers;
  assert.deepEqual([first.pattern, first.ignored, second.pattern.pattern, second.ignored, others.length],
    ['**/*.{swift,m}', [false, false, false], '*.xcassets', [false, true, true], 0]);
  const file = vscode.Uri.file('/app/a.swift');
  first.emitters[0].fire(file);
  first.emitters[1].fire(vscode.Uri.file('/app/b.swift'));
  first.emitters[2].fire(file);
  await server.next('workspace/didChangeWatchedFiles');
  assert.deepEqual(server.all('workspace/didChangeWatchedFiles'),
    [{ changes: [{ uri: 'file:///app/a.swift', type: 3 }, { uri: 'file:///app/b.swift', type: 2 }] }]);
  await server.request('client/unregisterCapability', { unregisterations: [{ id: '1' }] });
  assert.ok(first.isDisposed && second.isDisposed);
});

test('settings and folders are reported when they change', async () => {
  const { server } = await begin({}, everything, () => (state.settings['ibt.device'] = ['iPad']));
  events.onDidChangeConfiguration.fire({ affectsConfiguration: name => name === 'editor' });
  events.onDidChangeConfiguration.fire({ affectsConfiguration: name => name === 'ibt' });
  events.onDidChangeWorkspaceFolders.fire({ added: [{ uri: vscode.Uri.file('/b'), name: 'b' }], removed: [] });
  await settled();
  assert.equal(server.all('workspace/didChangeConfiguration').length, 2);
  assert.deepEqual(server.all('workspace/didChangeWorkspaceFolders')[0].event, { added: [{ uri: 'file:///b', name: 'b' }], removed: [] });
  const items = [{ section: 'ibt.device' }, null, { section: 'ibt.none', scopeUri: 'file:///app' }];
  assert.deepEqual((await server.request('workspace/configuration', { items })).result, [['iPad'], {}, null]);
});

test('messages, questions, the output, documents to show', async () => {
  const { server } = await begin();
  state.answers.push('Yes', undefined);
  const actions = [{ title: 'Yes', id: 7 }, { title: 'No' }];
  assert.deepEqual((await server.request('window/showMessageRequest', { type: 2, message: 'Sure?', actions })).result, { title: 'Yes', id: 7 });
  assert.equal((await server.request('window/showMessageRequest', { type: 3, message: 'Sure?', actions })).result, null);
  server.notify('window/showMessage', { type: 1, message: 'bad' });
  server.notify('window/logMessage', { type: 2, message: 'hm' });
  assert.deepEqual((await server.request('window/showDocument', { uri: 'https://example.com/a', external: true })).result, { success: true });
  assert.deepEqual((await server.request('window/showDocument', { uri: 'file:///a.xib', selection: range(1, 2), takeFocus: false })).result, { success: true });
  assert.deepEqual((await server.request('window/showDocument', { uri: 'nonsense' })).result, { success: false });
  assert.deepEqual(state.messages.map(({ severity, text }) => `${severity} ${text}`), ['warning Sure?', 'info Sure?', 'error bad']);
  assert.deepEqual((await server.request('workspace/unknown')).error.code, -32601);
});

test('progress is shown, can be cancelled, and ends with the session', async () => {
  const { server, session } = await begin();
  const report = (token, value) => server.notify('$/progress', { token, value });
  await server.request('window/workDoneProgress/create', { token: 'p' });
  report('p', { kind: 'begin', title: 'Indexing', cancellable: true, percentage: 10, message: 'a' });
  report('p', { kind: 'report', percentage: 40 });
  report('p', { kind: 'report', percentage: 30, message: 'b' });
  await until(() => state.progress[0]?.reports.length === 3);
  assert.equal(state.progress[0].options.title, 'Indexing');
  assert.deepEqual(state.progress[0].reports, [{ message: 'a', increment: 10 }, { message: undefined, increment: 30 }, { message: 'b', increment: 0 }]);
  state.progress[0].cancel();
  assert.deepEqual((await server.next('window/workDoneProgress/cancel')).params, { token: 'p' });
  report('p', { kind: 'end' });
  report('q', { kind: 'begin', title: 'More' });
  report('q', null);
  report('r', { kind: 'report' });
  await until(() => state.progress[0].isDone && state.progress.length === 2);
  session.dispose();
  await until(() => state.progress[1].isDone);
});

test('commands of the server are commands of the editor', async () => {
  const { server, session } = await begin({
    'workspace/executeCommand'({ command }) { if (command === 'ibt.pin') throw new Error('nothing to pin'); return 5; },
  });
  assert.equal(await vscode.commands.executeCommand('ibt.wrap', 'a', { b: 1 }), 5);
  assert.deepEqual(server.all('workspace/executeCommand'), [{ command: 'ibt.wrap', arguments: ['a', { b: 1 }] }]);
  await vscode.commands.executeCommand('ibt.pin');
  assert.deepEqual(state.messages.map(({ text }) => text), ['nothing to pin']);
  session.dispose();
  assert.equal(state.commands.size, 0);
});

test('a command that another extension has does not stop the others', async () => {
  await begin({}, everything, () => state.commands.set('ibt.wrap', () => 'other'));
  assert.deepEqual([...state.commands.keys()], ['ibt.wrap', 'ibt.pin']);
  assert.ok(state.providers.get('Hover'));
});

test('failures, late answers and cancelled requests give nothing', async () => {
  const codes = [-32801, -32802, -32603];
  const { provider, session } = await begin({ 'textDocument/hover'() { throw Object.assign(new Error('stale'), { code: codes.shift() }); } });
  const document = open('/app/Main.storyboard', 'm'), place = new vscode.Position(0, 0);
  for (let count = 0; count < 3; count++) assert.equal(await provider('Hover').provideHover(document, place, token), undefined);
  assert.deepEqual(session.log.lines, ['error: textDocument/hover: stale']);
});

test('nothing of a session remains', async () => {
  const { session, server } = await begin();
  server.notify('textDocument/publishDiagnostics', { uri: 'file:///a.xib', diagnostics: [{ range: range(0, 0), message: 'm' }] });
  await settled();
  session.dispose();
  assert.equal(state.providers.size, 0);
  assert.ok(session.collection.isDisposed);
  for (const [name, emitter] of Object.entries(events)) assert.equal(emitter.listeners.size, 0, name);
});

test('the trace', async () => {
  for (const [level, expected] of [['off', 0], ['messages', 3], ['verbose', 3]]) {
    const { session } = await begin({}, {}, () => (state.settings['ibt.trace.server'] = level));
    const lines = session.log.lines.filter(line => line.startsWith('info: sent'));
    assert.equal(lines.length, expected);
    assert.equal(lines.some(line => line.includes('"processId"')), level === 'verbose');
  }
});
