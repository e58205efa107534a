'use strict';

const assert = require('assert/strict');
const test = require('node:test');
const { events, open, state, type, vscode } = require('./support/vscode');
const { begin, numbers, range, token } = require('./support/session');
const { fixAll } = require('../lib/commands/fix');
const { settled } = require('./support/pair');

const uri = 'file:///app/Main.storyboard';
const edit = { changes: { [uri]: [{ range: range(1, 2, 1, 3), newText: 'x' }] } };

/** The parts of the editor's edit as plain values. */
function parts({ entries_: entries }) {
  return entries.map(({ kind, uri, oldUri, newUri, range: where, text, options, metadata }) => JSON.parse(JSON.stringify({
    kind, uri, oldUri, newUri, range: where && numbers(where), text, options, metadata,
  })));
}

async function ask(kind, methods) {
  const { server, session, provider } = await begin(methods);
  return { server, session, provider: provider(kind), document: open('/app/Main.storyboard', '<a>\n  <b/>\n</a>') };
}

test('diagnostics come with codes, related places and tags, and go back with their data', async () => {
  const { server, session, provider, document } = await ask('CodeActions', { 'textDocument/codeAction': () => [] });
  const sent = {
    range: range(1, 2, 1, 5), severity: 2, code: 'dangling_reference', source: 'ibt', message: 'm', tags: [1, 9], data: { fix: 1 },
    codeDescription: { href: 'https://example.com/rule' },
    relatedInformation: [{ location: { uri, range: range(0, 0) }, message: 'here' }, { message: 'nowhere' }],
  };
  server.notify('textDocument/publishDiagnostics', { uri, version: 1, diagnostics: [sent, { message: 'no range' }] });
  await settled();
  const [diagnostic, ...others] = session.collection.get(document.uri);
  assert.deepEqual(others, []);
  assert.deepEqual([numbers(diagnostic.range), diagnostic.severity, diagnostic.source, diagnostic.tags], [[1, 2, 1, 5], 1, 'ibt', [1]]);
  assert.deepEqual([diagnostic.code.value, diagnostic.code.target.toString()], ['dangling_reference', 'https://example.com/rule']);
  assert.deepEqual(diagnostic.relatedInformation.map(({ message }) => message), ['here']);
  const own = new vscode.Diagnostic(new vscode.Range(0, 0, 0, 1), 'other', 0);
  await provider.provideCodeActions(document, diagnostic.range, { diagnostics: [diagnostic, own], triggerKind: 1 }, token);
  const { context } = server.all('textDocument/codeAction')[0];
  assert.deepEqual(context.diagnostics[0], sent);
  assert.deepEqual([context.diagnostics[1].message, context.diagnostics[1].severity], ['other', 1]);
});

test('diagnostics of an earlier text are not shown', async () => {
  const { server, session, document } = await ask('Hover', {});
  type(document, { offset: 0, length: 0, text: ' ' });
  for (const version of [1, 2]) {
    server.notify('textDocument/publishDiagnostics', { uri, version, diagnostics: [{ range: range(0, 0), message: `${version}` }] });
  }
  server.notify('textDocument/publishDiagnostics', { uri, version: 1, diagnostics: [] });
  await settled();
  assert.deepEqual(session.collection.get(document.uri).map(({ message }) => message), ['2']);
});

test('code actions: kinds, preference, edits, commands, reasons', async () => {
  const { provider, document, server } = await ask('CodeActions', {
    'textDocument/codeAction': () => [
      { title: 'Fix', kind: 'quickfix', isPreferred: true, edit, diagnostics: [{ range: range(1, 2), message: 'm' }] },
      { title: 'Off', kind: 'refactor', disabled: { reason: 'why' } },
      { title: 'Later', kind: 'refactor.rewrite', data: 1 },
      { title: 'Old', command: 'ibt.wrap', arguments: [1] },
      { title: 'Broken', edit: { changes: { [uri]: [{ range: 'x' }] } } },
      { kind: 'quickfix' },
    ],
    'codeAction/resolve': action => ({ ...action, edit, command: { title: 't', command: 'ibt.pin' } }),
  });
  const context = { diagnostics: [], only: vscode.CodeActionKind.Empty.append('refactor'), triggerKind: 2 };
  const actions = await provider.provideCodeActions(document, new vscode.Range(1, 2, 1, 3), context, token);
  assert.deepEqual(server.all('textDocument/codeAction')[0].context, { diagnostics: [], only: ['refactor'], triggerKind: 2 });
  assert.deepEqual(state.providers.get('CodeActions').parts[2].providedCodeActionKinds.map(({ value }) => value), ['quickfix', 'source.fixAll.ibt']);
  const [fix, off, later, old, ...others] = actions;
  assert.deepEqual(others, []);
  assert.deepEqual([fix.title, fix.kind.value, fix.isPreferred, fix.diagnostics[0].message], ['Fix', 'quickfix', true, 'm']);
  assert.deepEqual(parts(fix.edit), [{ kind: 'text', uri, range: [1, 2, 1, 3], text: 'x' }]);
  assert.deepEqual([off.disabled, off.edit], [{ reason: 'why' }, undefined]);
  assert.deepEqual(old, { title: 'Old', command: 'ibt.wrap', arguments: [1] });
  const resolved = await provider.resolveCodeAction(later, token);
  assert.deepEqual([parts(resolved.edit).length, resolved.command.command], [1, 'ibt.pin']);
});

test('rename: placeholders, edits, and reasons of failures', async () => {
  const answers = [{ range: range(1, 2, 1, 5), placeholder: 'abc' }, range(1, 2, 1, 5), { defaultBehavior: true }, null];
  const { provider, document } = await ask('Rename', {
    'textDocument/prepareRename': () => answers.shift(),
    'textDocument/rename'({ newName }) {
      if (newName === 'taken') throw Object.assign(new Error('the id `taken` is in use'), { code: -32803 });
      return edit;
    },
  });
  const place = new vscode.Position(1, 3);
  const first = await provider.prepareRename(document, place, token);
  assert.deepEqual([numbers(first.range), first.placeholder], [[1, 2, 1, 5], 'abc']);
  assert.deepEqual(numbers(await provider.prepareRename(document, place, token)), [1, 2, 1, 5]);
  assert.equal(await provider.prepareRename(document, place, token), undefined);
  await assert.rejects(provider.prepareRename(document, place, token), /nothing to rename/);
  assert.equal(parts(await provider.provideRenameEdits(document, place, 'new', token)).length, 1);
  await assert.rejects(provider.provideRenameEdits(document, place, 'taken', token), /the id `taken` is in use/);
});

test('formatting of documents and ranges', async () => {
  const edits = [{ range: range(0, 0, 1, 0), newText: '' }, { range: {}, newText: 'no' }];
  const { provider, document, server } = await ask('DocumentFormattingEdit', {
    'textDocument/formatting': () => edits, 'textDocument/rangeFormatting': () => edits,
  });
  const options = { tabSize: 4, insertSpaces: true };
  const found = await provider.provideDocumentFormattingEdits(document, options, token);
  assert.deepEqual(found.map(one => [numbers(one.range), one.newText]), [[[0, 0, 1, 0], '']]);
  assert.deepEqual(server.all('textDocument/formatting')[0].options, options);
  const ranged = state.providers.get('DocumentRangeFormattingEdit').provider;
  assert.equal((await ranged.provideDocumentRangeFormattingEdits(document, new vscode.Range(0, 0, 1, 0), options, token)).length, 1);
});

test('edits of several documents and files, in their order, with what has to be confirmed', async () => {
  const { server } = await ask('Hover', {});
  const answer = await server.request('workspace/applyEdit', {
    edit: {
      changeAnnotations: { a: { label: 'Rename', description: 'd', needsConfirmation: true } },
      documentChanges: [
        { kind: 'create', uri: 'file:///app/New.storyboard', options: { ignoreIfExists: true }, annotationId: 'a' },
        { textDocument: { uri, version: 1 }, edits: [{ range: range(0, 0), newText: 'a', annotationId: 'a' }] },
        { textDocument: { uri: 'file:///other.xib', version: null }, edits: [{ range: range(0, 0), newText: 'b' }] },
        { kind: 'rename', oldUri: uri, newUri: 'file:///app/B.storyboard' },
        { kind: 'delete', uri: 'file:///old.xib', options: { recursive: true, ignoreIfNotExists: true } },
      ],
    },
  });
  assert.equal(answer.result.applied, true);
  const metadata = { label: 'Rename', description: 'd', needsConfirmation: true };
  assert.deepEqual(parts(state.edits[0]), [
    { kind: 'create', uri: 'file:///app/New.storyboard', options: { ignoreIfExists: true }, metadata },
    { kind: 'text', uri, range: [0, 0, 0, 0], text: 'a', metadata },
    { kind: 'text', uri: 'file:///other.xib', range: [0, 0, 0, 0], text: 'b' },
    { kind: 'rename', oldUri: uri, newUri: 'file:///app/B.storyboard', options: {} },
    { kind: 'delete', uri: 'file:///old.xib', options: { recursive: true, ignoreIfNotExists: true } },
  ]);
});

for (const [name, bad] of Object.entries({
  'for an earlier text': { documentChanges: [{ textDocument: { uri, version: 0 }, edits: [] }] },
  'of an unknown kind': { documentChanges: [{ kind: 'encrypt', uri }] },
  'without a file': { changes: { 'no scheme': [] } },
  'without ranges': { changes: { [uri]: [{ newText: 'x' }] } },
  'without edits': { documentChanges: [{ textDocument: { uri } }] },
})) {
  test(`an edit ${name} is not applied, not even in part`, async () => {
    const { server } = await ask('Hover', {});
    const { result } = await server.request('workspace/applyEdit', { edit: bad });
    assert.equal(result.applied, false);
    assert.ok(result.failureReason);
    assert.deepEqual(state.edits, []);
  });
}

test('the editor may refuse an edit', async () => {
  const { server } = await ask('Hover', {});
  state.answers.push(false);
  assert.deepEqual((await server.request('workspace/applyEdit', { edit })).result, { applied: false, failureReason: 'the editor has refused the edit' });
});

test('all fixes: an edit, an edit that is found later, a command, nothing', async () => {
  const answers = [
    [{ title: 'one', kind: 'quickfix', edit }, { title: 'all', kind: 'source.fixAll.ibt', edit }],
    [{ title: 'all', kind: 'source.fixAll', data: 1 }],
    [{ title: 'all', kind: 'source.fixAll.ibt', command: { title: '', command: 'ibt.pin', arguments: [1] } }],
    [],
  ];
  const { server, session, document } = await ask('Hover', {
    'textDocument/codeAction': () => answers.shift(), 'codeAction/resolve': action => ({ ...action, edit }),
    'workspace/executeCommand': () => null,
  });
  for (let count = 0; count < 4; count++) await fixAll(session, document);
  assert.equal(state.edits.length, 2);
  assert.deepEqual(server.all('workspace/executeCommand'), [{ command: 'ibt.pin', arguments: [1] }]);
  assert.deepEqual(state.messages.map(({ text }) => text), ['There is nothing to fix.']);
  assert.deepEqual(server.all('textDocument/codeAction')[0].context.only, ['source.fixAll']);
  await fixAll(session, undefined);
  assert.match(state.messages[1].text, /Open a document/);
});

test('renamed files: references are edited before, others are reported after', async () => {
  const { server } = await ask('Hover', { 'workspace/willRenameFiles': () => edit });
  const file = (/** @type {string} */ path) => vscode.Uri.file(path);
  const waiting = [];
  const files = [
    { oldUri: file('/app/A.storyboard'), newUri: file('/app/B.storyboard') }, { oldUri: file('/app/a.swift'), newUri: file('/app/b.swift') },
    { oldUri: file('/app/Screens'), newUri: file('/app/Views') },
  ];
  events.onWillRenameFiles.fire({ files, token, waitUntil: promise => waiting.push(promise) });
  assert.deepEqual(parts(await waiting[0]).length, 1);
  assert.deepEqual(server.all('workspace/willRenameFiles')[0].files, [
    { oldUri: 'file:///app/A.storyboard', newUri: 'file:///app/B.storyboard' }, { oldUri: 'file:///app/Screens', newUri: 'file:///app/Views' },
  ]);
  events.onWillRenameFiles.fire({ files: files.slice(1, 2), token, waitUntil: promise => waiting.push(promise) });
  assert.equal(waiting.length, 1);
  events.onDidRenameFiles.fire({ files });
  events.onDidCreateFiles.fire({ files: [file('/app/C.storyboard'), file('/app/c.swift')] });
  events.onDidDeleteFiles.fire({ files: [file('/app/c.swift')] });
  await settled();
  assert.deepEqual(server.all('workspace/didRenameFiles')[0].files.length, 1);
  assert.deepEqual(server.all('workspace/didCreateFiles')[0].files, [{ uri: 'file:///app/C.storyboard' }]);
  assert.deepEqual(server.all('workspace/didDeleteFiles'), []);
});
