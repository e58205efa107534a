'use strict';

const assert = require('assert/strict');
const { execFileSync } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');
const test = require('node:test');
const { temporary } = require('./support/folders');
const { events, open, reset, state, vscode } = require('./support/vscode');
const { settled } = require('./support/pair');
const { Comparisons } = require('../lib/commands/compare');
const { BytePositions, WorkspaceLint } = require('../lib/commands/lint');
const { commands } = require('../lib/commands/commands');

const program = path.join(__dirname, 'support', 'ibt');

/** A repository in which a document was changed twice. */
function repository() {
  const folder = temporary();
  const git = (...values) => execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...values], { cwd: folder });
  git('init', '-q');
  const file = path.join(folder, 'Main.storyboard');
  for (const subject of ['first', 'second |\t"quoted"']) {
    fs.writeFileSync(file, subject);
    git('add', '.');
    git('commit', '-qm', subject);
  }
  return { folder, file };
}

function called(panel) {
  return JSON.parse(/<body>(.*)<\/body>/.exec(panel.webview.html)[1]);
}

test('a file is compared with HEAD, and again when it is saved', async () => {
  reset();
  const { folder, file } = repository();
  const document = open(file, 'new');
  await new Comparisons(() => program).withHead(vscode.Uri.file(file));
  const [panel] = state.panels;
  assert.deepEqual([panel.title, panel.options.enableScripts], ['Main.storyboard (HEAD ↔ file)', false]);
  assert.deepEqual(called(panel), { command: 'diff', values: ['HEAD', file, '--format', 'html', '--dark'], input: '', folder });
  panel.webview.html = '';
  events.onDidSaveTextDocument.fire(document);
  await settled(500);
  assert.equal(called(panel).command, 'diff');
  panel.dispose();
  assert.equal(events.onDidSaveTextDocument.listeners.size, 0);
});

test('revisions are chosen from the history', async () => {
  reset();
  const { file } = repository();
  const place = vscode.Uri.file(file), comparisons = new Comparisons(() => program);
  state.answers.push(items => items[1], items => items[0]);
  await comparisons.ofRevisions(place);
  const [second, first, other] = state.picks[0].items;
  assert.deepEqual([first.label, second.label, other.revision], ['first', 'second |\t"quoted"', '']);
  assert.match(first.detail, /^A, /);
  assert.deepEqual(called(state.panels[0]).values.slice(0, 2), [first.revision, second.revision]);
  state.answers.push(items => items.at(-1), ' main~2 ');
  await comparisons.withRevision(place);
  assert.deepEqual(called(state.panels[1]).values[0], 'main~2');
  assert.equal(state.picks[3].options.validateInput('--output=x'), 'A revision does not start with a dash.');
  assert.equal(state.picks[3].options.validateInput('HEAD~3'), undefined);
  await comparisons.withRevision(place);
  assert.equal(state.panels.length, 2);
});

test('what cannot be compared is said in the panel', async () => {
  reset();
  const { file } = repository();
  state.answers.push(items => items.at(-1), 'broken');
  await new Comparisons(() => program).withRevision(vscode.Uri.file(file));
  assert.match(state.panels[0].webview.html, /the text is broken/);
  await new Comparisons(() => '/no/such/ibt').withHead(vscode.Uri.file(file));
  assert.match(state.panels[1].webview.html, /ENOENT/);
  state.answers.push(items => items.at(-1), undefined);
  await new Comparisons(() => program).withRevision(vscode.Uri.file('/nowhere/Main.xib'));
  assert.equal(state.picks.at(-2).items.length, 1);
});

test('unsaved changes are mentioned', async () => {
  reset();
  const { file } = repository();
  const document = Object.assign(open(file, 'new'), { isDirty: true });
  state.answers.push('Save');
  await new Comparisons(() => program).withHead(vscode.Uri.file(file));
  assert.match(state.messages[0].text, /unsaved changes/);
  assert.equal(document.isDirty, false);
});

test('all documents are checked; those that are open belong to the server', async () => {
  reset();
  const folder = temporary();
  for (const name of ['bad.xib', 'good.xib', 'open.xib']) fs.writeFileSync(path.join(folder, name), 'ä\n👍x y');
  vscode.workspace.workspaceFolders = [{ uri: vscode.Uri.file(folder), name: 'app' }];
  const lint = new WorkspaceLint(() => program, ({ fileName }) => fileName.endsWith('open.xib'));
  const opened = open(path.join(folder, 'open.xib'), '');
  await lint.start();
  assert.deepEqual([...lint.collection.entries.keys()].map(one => path.basename(one)), ['bad.xib']);
  const [finding] = [...lint.collection.entries.values()][0];
  const { start, end } = finding.range;
  assert.deepEqual([start.line, start.character, end.line, end.character], [1, 2, 1, 4]);
  assert.deepEqual([finding.message, finding.code, finding.severity, finding.relatedInformation[0].message], ['wrong\nhelp: fix it', 'dangling_reference', 1, 'here']);
  assert.deepEqual(state.messages.map(({ text }) => text), ['ibt: 2 findings']);
  events.onDidOpenTextDocument.fire({ uri: vscode.Uri.file(path.join(folder, 'bad.xib')) });
  assert.equal(lint.collection.entries.size, 0);
  assert.ok(opened);
  lint.dispose();
});

test('checking needs a folder and can be cancelled', async () => {
  reset();
  const lint = new WorkspaceLint(() => program, () => false);
  await lint.start();
  assert.match(state.messages[0].text, /Open a folder/);
  vscode.workspace.workspaceFolders = [{ uri: vscode.Uri.file(os.tmpdir()), name: 'app' }];
  const started = lint.start();
  state.progress[0].cancel();
  await started;
  assert.deepEqual([state.messages.length, lint.collection.entries.size], [1, 0]);
});

test('offsets of bytes are positions, with any line end', () => {
  const text = 'a\nb\r\nä👍c\rd', positions = new BytePositions(Buffer.from(text));
  const at = offset => Object.values(positions.position(offset)).join(':');
  assert.deepEqual([0, 1, 2, 4, 5, 7, 11, 12, 13, 14, 99].map(at), ['0:0', '0:1', '1:0', '1:2', '2:0', '2:1', '2:3', '2:4', '3:0', '3:1', '3:1']);
});

test('commands work on the file that was clicked, on one that the server names, or on the active one', async () => {
  reset();
  const { file } = repository();
  const document = open(file, 'm');
  const shown = [];
  const all = commands({
    client: { session: undefined, restart: () => shown.push('restart') },
    previews: { show: (one, object) => shown.push(one && `${one.fileName} ${object}`) },
    comparisons: { withHead: one => shown.push(one.fsPath) },
    lint: { start: () => shown.push('lint') }, log: { show: () => shown.push('log') },
  });
  await all['ibt.showPreview'](document.uri);
  await all['ibt.showPreview'](document.uri.toString(), 'vc');
  await all['ibt.showPreview']();
  vscode.window.activeTextEditor = { document };
  await all['ibt.compareWithHead']();
  vscode.window.activeTextEditor = { document: open('/app/a.swift', '') };
  await all['ibt.compareWithHead']();
  all['ibt.lintWorkspace']();
  all['ibt.restartServer']();
  all['ibt.showOutput']();
  assert.deepEqual(shown, [`${file} undefined`, `${file} vc`, undefined, file, 'lint', 'restart', 'log']);
  assert.match(state.messages[0].text, /compare its versions/);
  const where = { line: 1, character: 2 };
  await all['ibt.showReferences']('file:///a.xib', where, [{ uri: 'file:///b.xib', range: { start: where, end: where } }, null]);
  const { command, parts } = state.shown.at(-1);
  assert.deepEqual([command, parts[0].path, parts[1].line, parts[2].length], ['editor.action.showReferences', '/a.xib', 1, 1]);
  assert.equal(await all['ibt.showReferences']('nothing'), undefined);
});
