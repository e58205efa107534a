'use strict';

/* The extension with the real program, that of the debug build or IBT_PROGRAM, on examples of the documentation. */

const assert = require('assert/strict');
const { spawnSync } = require('child_process');
const fs = require('fs');
const path = require('path');
const test = require('node:test');
const { temporary } = require('./support/folders');
const { logger, open, reset, state, type, vscode } = require('./support/vscode');
const { until } = require('./support/pair');
const { token } = require('./support/session');
const { Client } = require('../lib/client/client');
const { clientCommands } = require('../lib/commands/commands');
const { Comparisons } = require('../lib/commands/compare');
const { fixAll } = require('../lib/commands/fix');
const { WorkspaceLint } = require('../lib/commands/lint');
const { selector } = require('../lib/settings');

const root = path.join(__dirname, '..', '..', '..');
const program = process.env.IBT_PROGRAM ?? path.join(root, '.build', 'release', 'ibt');
const hasServer = spawnSync(program, ['server', '--help']).status === 0;
const options = { skip: hasServer ? false : 'needs a build of ibt with a server', timeout: 60_000 };

/** A folder with a copy of an example, with a name that has to be escaped. */
function copy(name) {
  const folder = temporary("ibt (é+'&#%25) ");
  const file = path.join(folder, name);
  fs.copyFileSync(path.join(root, 'Documents', 'Examples', name), file);
  vscode.workspace.workspaceFolders = [{ uri: vscode.Uri.file(folder), name: 'app' }];
  return { folder, file, text: fs.readFileSync(file, 'utf8') };
}

test('the client with the real server', options, async t => {
  reset();
  const log = logger(), { folder, file, text } = copy('BrokenConstraints.storyboard');
  const client = new Client({
    log, selector, version: '1', clientCommands, start: () => ({ program, arguments: ['server'], folder }),
  });
  const document = open(file, text);
  await client.start();
  t.after(() => client.stop());
  assert.equal(client.state, 'running');
  const provider = kind => state.providers.get(kind)?.provider;
  const at = (what, count = 1) => document.positionAt(document.text.indexOf(what) + count);
  const findings = () => client.session.collection.get(document.uri) ?? [];

  await t.test('findings are in the document', async () => {
    await until(() => findings().length > 0, 30_000);
    for (const { range, message } of findings()) {
      assert.ok(document.offsetAt(range.end) <= document.text.length && message.length > 0);
    }
  });

  await t.test('places that the server names are in the editor\'s document', async () => {
    const id = /firstItem="([^"]+)"/.exec(text)[1];
    const found = await provider('Definition').provideDefinition(document, at(`firstItem="${id}"`, 12), token);
    assert.equal(found[0].uri.toString(), document.uri.toString());
    const tag = document.text.slice(document.offsetAt(found[0].range.start), document.offsetAt(found[0].range.end));
    assert.ok(tag.includes(`id="${id}"`));
    const references = await provider('Reference').provideReferences(document, at(`id="${id}"`, 5), { includeDeclaration: true }, token);
    assert.deepEqual([...new Set(references.map(({ range }) => document.text.slice(document.offsetAt(range.start), document.offsetAt(range.end))))], [id]);
  });

  await t.test('every feature of the editor has an answer', async () => {
    const label = at('<view ', 2), whole = new vscode.Range(document.positionAt(0), document.positionAt(text.length));
    assert.ok((await provider('CompletionItem').provideCompletionItems(document, label, token, { triggerKind: 0 })).items.length > 5);
    assert.ok((await provider('Hover').provideHover(document, label, token)).contents[0].value.length > 5);
    assert.ok((await provider('DocumentSymbol').provideDocumentSymbols(document, token)).length > 1);
    assert.ok((await provider('InlayHints').provideInlayHints(document, whole, token)).length > 0);
    assert.ok(Array.isArray(await provider('Color').provideDocumentColors(document, token)));
    assert.deepEqual(log.lines.filter(line => line.startsWith('error')), []);
  });

  await t.test('the commands of code lenses and code actions exist', async () => {
    const known = new Set([...state.commands.keys(), ...clientCommands]);
    const lenses = await provider('CodeLens').provideCodeLenses(document, token);
    const actions = await provider('CodeActions').provideCodeActions(document, new vscode.Range(at('<view ', 2), at('<view ', 2)), { diagnostics: [], triggerKind: 1 }, token);
    const commands = [...lenses, ...actions].map(({ command }) => command?.command).filter(Boolean);
    assert.deepEqual(commands.filter(command => !known.has(command)), []);
  });

  await t.test('the text stays equal while people type, and answers are those of the new text', async () => {
    const place = text.indexOf('<scenes>');
    type(document, { offset: place, length: 0, text: '<!-- 👩🏽‍💻 -->\r\n' }, { offset: 0, length: 0, text: '' });
    const [first] = await provider('DocumentSymbol').provideDocumentSymbols(document, token);
    assert.ok(document.text.slice(document.offsetAt(first.range.start)).startsWith('<scene '));
    type(document, { offset: place, length: 0, text: '<view' });
    await until(() => findings().some(({ range }) => document.offsetAt(range.start) <= place + 5), 30_000);
    type(document, { offset: place, length: 5, text: '' });
    await fixAll(client.session, document);
    assert.ok(state.edits.length === 1 || /nothing to fix/.test(state.messages.at(-1).text));
  });
});

test('the commands with the real program', options, async () => {
  reset();
  const { folder, file, text } = copy('BrokenConstraints.storyboard');
  for (const values of [['init', '-q'], ['add', '.'], ['-c', 'user.name=A', '-c', 'user.email=a@b.c', 'commit', '-qm', 'first']]) {
    assert.equal(spawnSync('git', values, { cwd: folder }).status, 0);
  }
  const lint = new WorkspaceLint(() => program, () => false);
  await lint.start();
  const found = lint.collection.get(vscode.Uri.file(file));
  assert.ok(found.length > 0);
  const document = open(file, text);
  // An element, an attribute or a value.
  for (const { range } of found) assert.match(text.slice(document.offsetAt(range.start) - 1), /^(?:[^<]<|"|\s\w)/);
  fs.writeFileSync(file, text.replace(/constant="[^"]*"/, 'constant="77"'));
  await new Comparisons(() => program).withHead(vscode.Uri.file(file));
  assert.match(state.panels[0].webview.html, /77/);
  assert.match(state.panels[0].webview.html, /Content-Security-Policy/);
});
