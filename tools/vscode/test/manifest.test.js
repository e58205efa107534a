'use strict';

const assert = require('assert/strict');
const fs = require('fs');
const path = require('path');
const test = require('node:test');
const { temporary } = require('./support/folders');
const { events, open, reset, state, vscode } = require('./support/vscode');
const extension = require('../extension');
const { clientCommands, commands } = require('../lib/commands/commands');
const { selector } = require('../lib/settings');
const { until } = require('./support/pair');

const root = path.join(__dirname, '..');
const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
const { contributes } = manifest;

/** The files of the extension, without tests. */
function sources(folder = root) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return ['test', 'server'].includes(entry.name) ? [] : sources(file);
    return file.endsWith('.js') ? [file] : [];
  });
}

test('every command of the manifest exists, and every command is in the manifest or for the server', () => {
  const named = Object.keys(commands(/** @type {any} */ ({})));
  const declared = contributes.commands.map(({ command }) => command);
  assert.deepEqual(declared.filter(command => !named.includes(command)), []);
  assert.deepEqual(named.filter(command => !declared.includes(command) && !clientCommands.includes(command)), []);
  assert.deepEqual(clientCommands.filter(command => !named.includes(command)), []);
  const used = Object.values(contributes.menus).flat().map(({ command }) => command);
  assert.deepEqual(used.filter(command => !declared.includes(command)), []);
});

test('every setting that is read is declared, and every declared one is read', () => {
  const text = sources().map(file => fs.readFileSync(file, 'utf8')).join('\n');
  for (const name of Object.keys(contributes.configuration.properties)) {
    const short = name.replace(/^ibt\./, '');
    assert.ok(text.includes(`'${short}'`), name);
  }
  const read = [...text.matchAll(/setting\('([\w.]+)'/g)].map(match => `ibt.${match[1]}`);
  for (const name of read) assert.ok(name in contributes.configuration.properties, name);
});

test('every file that the manifest names exists', () => {
  const named = [
    manifest.main, ...contributes.grammars.map(({ path }) => path), ...contributes.languages.map(({ configuration }) => configuration),
  ];
  for (const file of named) assert.ok(fs.existsSync(path.join(root, file)), file);
  // tools/package copies it from Documents.
  assert.equal(contributes.yamlValidation[0].url, './ibt.schema.json');
  for (const file of ['language-configuration.json', 'syntaxes/documents.tmLanguage.json']) JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
});

test('the documents of the server have languages', () => {
  const names = contributes.languages.flatMap(({ extensions = [], filenamePatterns = [] }) => [...extensions.map(one => `*${one}`), ...filenamePatterns]);
  assert.deepEqual(selector.map(({ pattern }) => pattern.replace('**/', '')), [...names, '.ibt.yml']);
});

test('the extension needs nothing but node and the editor, and tests are not part of it', () => {
  const builtin = ['child_process', 'fs', 'fs/promises', 'os', 'path', 'vscode', 'stream'];
  for (const file of sources()) {
    for (const [, name] of fs.readFileSync(file, 'utf8').matchAll(/require\('([^']+)'\)/g)) {
      const isOwn = name.startsWith('.') && fs.existsSync(path.resolve(path.dirname(file), `${name}.js`));
      assert.ok(isOwn || builtin.includes(name), `${file}: ${name}`);
      assert.ok(!name.includes('test'), file);
    }
  }
  assert.equal(manifest.dependencies, undefined);
});

test('words of tags are whole: ids have dashes', () => {
  const { wordPattern, onEnterRules } = JSON.parse(fs.readFileSync(path.join(root, 'language-configuration.json'), 'utf8'));
  assert.deepEqual('<outlet id="BYZ-38-t0r" a.b="x y"/>'.match(new RegExp(wordPattern, 'g')), ['outlet', 'id', 'BYZ-38-t0r', 'a.b', 'x', 'y']);
  const before = new RegExp(onEnterRules[0].beforeText.pattern);
  assert.ok(before.test('  <view key="a > b">'));
  for (const line of ['<view/>', '</view>', '<view', 'a > b', '<?xml version="1.0"?>']) assert.ok(!before.test(line), line);
});

/** Activates the extension in a stand-in for the editor. */
function activate(settings) {
  reset();
  Object.assign(state.settings, settings);
  const context = { subscriptions: [], extensionPath: '/no/extension', extension: { packageJSON: manifest } };
  extension.activate(context);
  return { context, end: async () => (await extension.deactivate(), context.subscriptions.forEach(one => one.dispose())) };
}

test('the server starts with the first document, and everything ends with the extension', async () => {
  const server = path.join(__dirname, 'support', 'server.js');
  const { end } = activate({ 'ibt.path': process.execPath, 'ibt.server.arguments': [] });
  assert.equal(state.statusItems[0].text, 'ibt: stopped');
  await end();
  // `node server` would run a file of this name; so the program is a script.
  const program = path.join(temporary(), 'ibt');
  fs.writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${server}' normal\n`, { mode: 0o755 });
  const started = activate({ 'ibt.path': program });
  open('/app/a.swift', '', 'swift');
  assert.equal(state.statusItems[0].text, 'ibt: stopped');
  open('/app/Main.storyboard', 'text');
  await until(() => state.statusItems[0].text === 'ibt');
  assert.equal(state.statusItems[0].detail, 'stand-in 1');
  events.onDidChangeConfiguration.fire({ affectsConfiguration: name => ['ibt', 'ibt.path'].includes(name) });
  await until(() => state.statusItems[0].text !== 'ibt');
  await until(() => state.statusItems[0].text === 'ibt');
  await started.end();
  for (const [name, emitter] of Object.entries(events)) assert.equal(emitter.listeners.size, 0, name);
  assert.equal(state.commands.size, 0);
});

test('a program that is absent is explained once, with a way to the setting', async () => {
  const { end } = activate({ 'ibt.path': '/no/ibt' });
  state.answers.push('Open Settings');
  open('/app/Main.storyboard', 'text');
  open('/app/Other.storyboard', 'text');
  await until(() => state.shown.length === 1);
  assert.deepEqual(state.messages.map(({ text }) => text),
    ['ibt cannot start: the setting ibt.path names `/no/ibt`, which is not a program that can be run.']);
  assert.deepEqual(state.shown[0], { command: 'workbench.action.openSettings', parts: ['ibt.path'] });
  assert.equal(state.statusItems[0].text, 'ibt: failed');
  await vscode.commands.executeCommand('ibt.showPreview', vscode.Uri.file('/app/Main.storyboard'));
  assert.match(state.panels[0].webview.html, /ibt is missing/);
  await end();
});
