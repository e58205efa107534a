'use strict';

const assert = require('assert/strict');
const fs = require('fs');
const path = require('path');
const test = require('node:test');
const { temporary } = require('./support/folders');
const { findProgram } = require('../lib/program');
const { run } = require('../lib/run');

/** A folder with programs, each a path. */
function folderWith(...programs) {
  const folder = temporary();
  for (const program of programs) {
    fs.mkdirSync(path.dirname(path.join(folder, program)), { recursive: true });
    fs.writeFileSync(path.join(folder, program), '#!/bin/sh\n', { mode: 0o755 });
  }
  return folder;
}

test('the setting comes first, then the extension, then the search path', () => {
  const folder = folderWith('mine/ibt', 'extension/server/ibt', 'bin/ibt');
  const [mine, extension, bin] = ['mine', 'extension', 'bin'].map(name => path.join(folder, name));
  const environment = { PATH: `${folder}:${bin}` };
  assert.deepEqual(findProgram({ setting: `${mine}/ibt`, extension, environment }),
    { path: `${mine}/ibt`, source: 'setting' });
  assert.deepEqual(findProgram({ extension, environment }), { path: `${extension}/server/ibt`, source: 'extension' });
  assert.deepEqual(findProgram({ extension: mine, environment }), { path: `${bin}/ibt`, source: 'PATH' });
});

test('a setting may be relative, in the home folder, or a name', () => {
  const folder = folderWith('tools/ibt', 'bin/ibt-new');
  const places = { extension: '/nowhere', folder, environment: { PATH: `${folder}/bin` } };
  assert.equal(findProgram({ setting: 'tools/ibt', ...places }).path, `${folder}/tools/ibt`);
  assert.equal(findProgram({ setting: '${workspaceFolder}/tools/ibt', ...places }).path, `${folder}/tools/ibt`);
  assert.equal(findProgram({ setting: ' ibt-new ', ...places }).path, `${folder}/bin/ibt-new`);
  assert.match(findProgram({ setting: '~/no-such-ibt', ...places }).problem, /no-such-ibt/);
});

test('a setting that names nothing is a problem even if there is another program', () => {
  const extension = folderWith('server/ibt');
  const found = findProgram({ setting: '/no/ibt', extension, environment: { PATH: '' } });
  assert.match(found.problem, /^the setting ibt\.path names `\/no\/ibt`/);
});

test('what is absent, a folder, or cannot be run is not a program', () => {
  const folder = folderWith('bin/ibt/file', 'other/ibt');
  fs.chmodSync(path.join(folder, 'other/ibt'), 0o644);
  const environment = { PATH: `${folder}/bin:${folder}/other:relative:` };
  assert.match(findProgram({ extension: '/nowhere', environment }).problem, /neither in the extension nor on the search path/);
  assert.match(findProgram({ extension: '/nowhere', environment: {} }).problem, /neither/);
});

test('the program in the extension is made executable', () => {
  const extension = folderWith('server/ibt');
  fs.chmodSync(path.join(extension, 'server/ibt'), 0o644);
  assert.equal(findProgram({ extension, environment: {} }).source, 'extension');
});

test('programs receive their input and return their output', async () => {
  const { code, output, complaint } = await run('sh', ['-c', 'cat; echo no >&2; exit 3'], { input: 'Grüße' });
  assert.deepEqual([code, output.toString('utf8'), complaint], [3, 'Grüße', 'no']);
});

test('a program that does not read its input is not a failure', async () => {
  assert.equal((await run('true', [], { input: 'x'.repeat(1_000_000) })).code, 0);
});

test('a program can be stopped, may be absent, and may write too much', async () => {
  const controller = new AbortController();
  const running = run('sleep', ['60'], { signal: controller.signal });
  controller.abort();
  await assert.rejects(running, { name: 'AbortError' });
  await assert.rejects(run('/no/such/program', []), { code: 'ENOENT' });
  await assert.rejects(run('cat', ['/dev/zero'], { largest: 1000 }), /more than 1000 bytes/);
});
