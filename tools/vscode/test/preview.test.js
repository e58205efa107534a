'use strict';

const assert = require('assert/strict');
const fs = require('fs');
const path = require('path');
const test = require('node:test');
const { temporary } = require('./support/folders');
const { events, open, reset, state, type, vscode } = require('./support/vscode');
const { settled, until } = require('./support/pair');
const { connectedPage, message } = require('../lib/preview/page');
const { Preview } = require('../lib/preview/preview');
const { Previews } = require('../lib/preview/previews');

const program = path.join(__dirname, 'support', 'ibt');
const text = '<document>\n<view id="a">\n<label id="b"/>\n</view>\n</document>';
const page = (/** @type {string} */ body) => `<html><head><title>t</title></head><body>${body}</body></html>`;

/** A preview whose pictures a function draws. */
async function show(draw, content = text) {
  reset();
  const document = open('/app/Main.storyboard', content);
  const editor = { document, viewColumn: 2, selection: new vscode.Selection(document.positionAt(30), document.positionAt(30)) };
  vscode.window.visibleTextEditors = [editor];
  const panel = vscode.window.createWebviewPanel('ibt.preview', '', {});
  const preview = new Preview(panel, document, draw);
  await preview.update();
  return { document, editor, panel, preview };
}

test('the page is connected to the editor and may run scripts', async () => {
  const { panel } = await show(async () => page('one'));
  assert.equal(panel.title, 'Preview Main.storyboard');
  assert.deepEqual(panel.webview.options, { enableScripts: true, localResourceRoots: [] });
  assert.match(panel.webview.html, /window\.ibtInitialState = {"uri":"file:\/\/\/app\/Main\.storyboard"}[^]*acquireVsCodeApi\(\)[^]*<\/head><body>one/);
});

test('the name of a file cannot end the script', () => {
  const result = connectedPage(page(''), { uri: '</script><script>alert(1)//\u2028' });
  assert.ok(result.includes('"\\u003c/script>\\u003cscript>alert(1)//\\u2028"'));
  assert.ok(message('<b>&').includes('&#60;b&#62;&#38;'.replace('&#62;', '&#62;')));
  assert.match(connectedPage('nothing', {}), /has no head/);
});

test('the object at the cursor is marked when the page is ready, and when the cursor moves', async () => {
  const { panel, document, editor } = await show(async () => page('one'));
  panel.receive({ isReady: true });
  assert.deepEqual(panel.posted, [{ note: '' }, { reveal: ['b', 'a'] }]);
  editor.selection = new vscode.Selection(document.positionAt(12), document.positionAt(12));
  events.onDidChangeTextEditorSelection.fire({ textEditor: editor });
  events.onDidChangeTextEditorSelection.fire({ textEditor: editor });
  events.onDidChangeTextEditorSelection.fire({ textEditor: { document: {} } });
  await settled(100);
  assert.deepEqual(panel.posted.slice(2), [{ reveal: ['a', 'b'] }]);
});

test('a click selects the element in the text beside', async () => {
  const { panel, document } = await show(async () => page('one'));
  panel.receive({ choose: 'b' });
  panel.receive({ choose: 'none' });
  panel.receive({ choose: 7 });
  panel.receive(null);
  await settled();
  const [{ document: shown, options }, ...others] = state.shown;
  assert.deepEqual([shown, options.viewColumn, options.preserveFocus, others], [document, 2, true, []]);
  assert.equal(text.slice(document.offsetAt(options.selection.start), document.offsetAt(options.selection.end)), '<label id="b"/>');
});

test('an object that is named is marked as if the cursor were there', async () => {
  const { panel, preview } = await show(async () => page('one'));
  preview.mark('a');
  preview.mark('none');
  assert.deepEqual(panel.posted, [{ reveal: ['a', 'b'] }]);
});

test('typing draws once, and the newest text wins', async () => {
  const drawn = [];
  const { panel, document } = await show(async (one, signal) => {
    drawn.push(one.text);
    await settled(one.text.includes('slow') ? 300 : 1);
    return page(one.text.slice(-8) + signal.aborted);
  });
  for (const letter of 'slow') type(document, { offset: document.text.length, length: 0, text: letter });
  await until(() => drawn.length === 2);
  type(document, { offset: document.text.length - 4, length: 4, text: 'fast' });
  await settled(700);
  assert.deepEqual(drawn.map(one => one.slice(-4)), ['ent>', 'slow', 'fast']);
  assert.match(panel.webview.html, /fastfalse/);
});

test('a broken text keeps the last picture and says what is wrong', async () => {
  let isBroken = false;
  const { panel, document, preview } = await show(async () => {
    if (isBroken) throw new Error('line 3: a tag is open');
    return page('good');
  });
  isBroken = true;
  await preview.update();
  assert.match(panel.webview.html, /good/);
  assert.deepEqual(panel.posted, [{ note: 'line 3: a tag is open' }]);
  isBroken = false;
  type(document, { offset: 0, length: 0, text: ' ' });
  await settled(320);
  panel.receive({ isReady: true });
  assert.deepEqual(panel.posted[1], { note: '' });
});

test('a text that is broken from the beginning', async () => {
  const { panel } = await show(async () => { throw new Error('no <scene>'); });
  assert.match(panel.webview.html, /no &#60;scene&#62;/);
});

test('a preview that is not visible is drawn when it is', async () => {
  let count = 0;
  const { panel, document } = await show(async () => page(`${++count}`));
  panel.setVisible(false);
  type(document, { offset: 0, length: 0, text: ' ' });
  await settled(320);
  assert.equal(count, 1);
  panel.setVisible(true);
  await settled();
  assert.equal(count, 2);
});

test('a saved layout sheet draws again, and a closed preview does nothing', async () => {
  let count = 0;
  const { panel } = await show(async () => page(`${++count}`));
  events.onDidSaveTextDocument.fire(open('/app/Other.layouts.xml', ''));
  events.onDidSaveTextDocument.fire(open('/app/Main.layouts.xml', ''));
  await settled(320);
  assert.equal(count, 2);
  panel.dispose();
  for (const [name, emitter] of Object.entries(events)) assert.equal(emitter.listeners.size, 0, name);
});

test('previews run the program with the text, its path and the devices', async () => {
  reset();
  const folder = temporary();
  const document = open(path.join(folder, 'Main.xib'), '<text/>');
  state.settings['ibt.device'] = ['iPhone 17', '', 'iPad'];
  const previews = new Previews(() => program);
  await previews.show(document);
  await previews.show(document);
  const [{ webview, viewType, place }, ...others] = state.panels;
  assert.deepEqual([viewType, place.viewColumn, place.preserveFocus, others, state.shown.length], ['ibt.preview', -2, true, [], 1]);
  const called = JSON.parse(/<body>(.*)<\/body>/.exec(webview.html)[1]);
  assert.deepEqual(called, {
    command: 'preview', values: ['--device', 'iPhone 17', '--device', 'iPad', '--stdin-filename', document.fileName, '-'],
    input: '<text/>', folder: fs.realpathSync(folder),
  });
  state.panels[0].dispose();
  await previews.show(document);
  assert.equal(state.panels.length, 2);
  await previews.show(open('/app/a.swift', '', 'swift'));
  assert.match(state.messages[0].text, /Open a storyboard/);
});

test('previews of the last session come back, unless the document is gone', async () => {
  reset();
  const previews = new Previews(() => program);
  previews.restoring();
  const { deserializeWebviewPanel: restore } = state.serializers.get('ibt.preview');
  const folder = temporary();
  const document = open(path.join(folder, 'Main.xib'), 'text');
  const [first, second] = ['', ''].map(() => vscode.window.createWebviewPanel('ibt.preview', '', {}));
  await restore(first, { uri: document.uri.toString() });
  assert.match(first.webview.html, /"input":"text"/);
  let isClosed = false;
  second.onDidDispose(() => (isClosed = true));
  await restore(second, { uri: 'file:///gone.xib' });
  await restore(second, undefined);
  assert.ok(isClosed);
});
