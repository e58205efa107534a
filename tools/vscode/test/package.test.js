'use strict';

/* The package of `tools/packaging/vsix`, taken apart by Python. */

const assert = require('assert/strict');
const { spawnSync } = require('child_process');
const fs = require('fs');
const path = require('path');
const test = require('node:test');
const { temporary } = require('./support/folders');
require('./support/vscode');

const root = path.join(__dirname, '..', '..', '..');
const missing = spawnSync('python3', ['--version']).status === 0 ? false : 'needs python3';

function run(...command) {
  const { status, stdout, stderr } = spawnSync(command[0], command.slice(1));
  assert.equal(status, 0, stderr.toString());
  return stdout.toString('utf8').trim();
}

/** Makes a package and takes it apart. The tree has a program if there is one. */
function make(version, tree) {
  const file = run(path.join(root, 'tools/packaging/vsix'), root, version, temporary(), ...(tree ? [tree] : []));
  const folder = temporary();
  run('python3', '-m', 'zipfile', '-e', file, folder);
  const list = JSON.parse(run('python3', '-c',
    'import sys, json, zipfile; print(json.dumps([[i.filename, i.external_attr >> 16, i.date_time] for i in zipfile.ZipFile(sys.argv[1]).infolist()]))', file));
  return { file, folder, list, read: name => fs.readFileSync(path.join(folder, name), 'utf8') };
}

test('the package has what VS Code looks for', { skip: missing }, () => {
  const { file, folder, list, read } = make('1.2.3');
  assert.equal(path.basename(file), 'ibt-1.2.3.vsix');
  const manifest = JSON.parse(read('extension/package.json'));
  assert.equal(manifest.version, '1.2.3');
  const description = read('extension.vsixmanifest');
  assert.match(description, /<Identity Language="en-US" Id="ibt" Version="1\.2\.3" Publisher="ibt"\/>/);
  assert.ok(description.includes(`Id="Microsoft.VisualStudio.Code.Engine" Value="${manifest.engines.vscode}"`));
  for (const [, name] of description.matchAll(/<Asset [^>]*Path="([^"]+)"/g)) assert.ok(fs.existsSync(path.join(folder, name)), name);
  const names = list.map(([name]) => name), types = read('[Content_Types].xml');
  for (const name of names.slice(1)) assert.ok(types.includes(`Extension="${path.extname(name)}"`), name);
  assert.deepEqual(names.filter(name => /test|node_modules|^\./.test(name)), []);
  assert.deepEqual(names.slice(0, 2), ['[Content_Types].xml', 'extension.vsixmanifest']);
  assert.deepEqual(names.slice(2), [...names.slice(2)].sort());
  assert.ok(names.includes('extension/ibt.schema.json') && names.includes('extension/readme.md'));
  // What is in the package is complete: nothing outside of it is needed.
  const extension = require(path.join(folder, 'extension', manifest.main));
  assert.equal(typeof extension.activate, 'function');
});

test('the package with the program is for one kind of machine, and the program can be run', { skip: missing }, () => {
  const tree = temporary();
  fs.mkdirSync(path.join(tree, 'bin'));
  fs.mkdirSync(path.join(tree, 'share/doc/ibt/licenses'), { recursive: true });
  fs.writeFileSync(path.join(tree, 'bin/ibt'), '#!/bin/sh\n');
  fs.writeFileSync(path.join(tree, 'share/doc/ibt/licenses/yaml'), 'notice');
  const { file, list, read } = make('1.2.3', tree);
  assert.match(path.basename(file), /^ibt-1\.2\.3-linux-\w+\.vsix$/);
  assert.match(read('extension.vsixmanifest'), /TargetPlatform="linux-(x64|arm64)"/);
  const mode = name => list.find(([one]) => one === name)[1].toString(8);
  assert.deepEqual([mode('extension/server/ibt'), mode('extension/package.json')], ['100755', '100644']);
  assert.equal(read('extension/licenses/yaml.txt'), 'notice');
});

test('the same contents give the same bytes', { skip: missing }, () => {
  const [first, second] = [make('1.0.0'), make('1.0.0')];
  assert.ok(fs.readFileSync(first.file).equals(fs.readFileSync(second.file)));
  assert.deepEqual([...new Set(first.list.map(([, , date]) => date.join(' ')))], ['1980 1 1 0 0 0']);
});
