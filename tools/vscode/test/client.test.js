'use strict';

const assert = require('assert/strict');
const fs = require('fs');
const path = require('path');
const test = require('node:test');
const { temporary } = require('./support/folders');
const { logger, open, reset, state, type, vscode } = require('./support/vscode');
const { settled, until } = require('./support/pair');
const { token } = require('./support/session');
const { Client, patience } = require('../lib/client/client');
const { Restarts } = require('../lib/client/restarts');
const { selector } = require('../lib/settings');

const server = path.join(__dirname, 'support', 'server.js');
patience.end = 200;

/** A client whose servers behave like this. `starts` are the ids of the processes. */
function clientOf(mode) {
  reset();
  const file = path.join(temporary(), 'starts');
  const log = logger();
  const client = new Client({
    log, selector, version: '1', clientCommands: [],
    start: () => ({ program: process.execPath, arguments: [server, mode, file] }),
  });
  const states = [];
  client.onDidChangeState(state => states.push(state));
  const starts = () => fs.readFileSync(file, 'utf8').trim().split('\n').map(Number);
  return { client, log, states, starts };
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function hover(document) {
  const { provider } = state.providers.get('Hover');
  return (await provider.provideHover(document, new vscode.Position(0, 0), token))?.contents[0].value;
}

test('a server is started, used and ended', async () => {
  const { client, states, starts } = clientOf('normal');
  const document = open('/app/Main.storyboard', 'first');
  await client.start();
  assert.equal(await hover(document), 'first');
  type(document, { offset: 0, length: 5, text: 'second' });
  assert.equal(await hover(document), 'second');
  assert.equal(client.session.serverInfo.name, 'stand-in');
  await client.start();
  await client.stop();
  assert.deepEqual(states, ['starting', 'running', 'stopped']);
  assert.deepEqual([state.providers.size, starts().length, isRunning(starts()[0])], [0, 1, false]);
});

test('a server that ends is started again with the texts as they are now', async () => {
  const { client, states, starts } = clientOf('normal');
  const document = open('/app/Main.storyboard', 'first');
  await client.start();
  await vscode.commands.executeCommand('ibt.end');
  await until(() => client.state === 'waiting');
  assert.equal(state.providers.size, 0);
  type(document, { offset: 0, length: 5, text: 'later' });
  await until(() => client.state === 'running');
  assert.equal(await hover(document), 'later');
  await client.stop();
  assert.deepEqual(states, ['starting', 'running', 'waiting', 'starting', 'running', 'stopped']);
  assert.equal(starts().filter(isRunning).length, 0);
});

test('a server that ends during the greeting is started again', async () => {
  const { client } = clientOf('crash-once');
  await client.start();
  await until(() => client.state === 'running');
  assert.equal(client.session.serverInfo.version, '2');
  await client.stop();
});

test('restarting ends the server and starts another one', async () => {
  const { client, starts } = clientOf('normal');
  await client.start();
  await client.restart();
  assert.equal(client.state, 'running');
  const [first, second] = starts();
  assert.deepEqual([isRunning(first), isRunning(second)], [false, true]);
  await client.stop();
});

test('a client that is stopped while it waits does not start a server', async () => {
  const { client, starts } = clientOf('crash');
  await client.start();
  await until(() => client.state === 'waiting');
  await client.stop();
  await settled(900);
  assert.deepEqual([client.state, starts().length], ['stopped', 1]);
});

test('a server that always ends is given up', async () => {
  const restarts = new Restarts(), minute = 60_000;
  assert.deepEqual([0, 1, 2, 3, 4].map(time => restarts.next(time)), [500, 1000, 2000, 4000, undefined]);
  restarts.reset();
  assert.deepEqual([0, 1, 2, 3, 4, 5].map(time => restarts.next(time * minute)), [500, 1000, 2000, 2000, 2000, 2000]);
});

test('a program that is absent', async () => {
  const { client, log } = clientOf('normal');
  client.surroundings.start = () => ({ program: '/no/such/ibt', arguments: [] });
  await client.start();
  await until(() => client.state === 'waiting');
  await client.stop();
  assert.ok(log.lines.some(line => line.includes('ENOENT')));
  client.surroundings.start = () => undefined;
  await client.start();
  assert.equal(client.state, 'failed');
});

for (const mode of ['garbage', 'huge', 'closes-output']) {
  test(`a server that is hostile: ${mode}`, async () => {
    const { client, states, starts } = clientOf(mode);
    await client.start();
    await until(() => states.includes('waiting'));
    await client.stop();
    assert.deepEqual(starts().filter(isRunning), []);
  });
}

test('a server with wrong answers is survived', async () => {
  const { client } = clientOf('wrong-answers');
  open('/app/Main.storyboard', 'first');
  await client.start();
  await settled(100);
  assert.equal(client.state, 'running');
  await client.stop();
});

test('a deaf server is ended', async () => {
  const { client, starts } = clientOf('deaf');
  const started = client.start();
  await until(() => fs.existsSync(path.dirname(server)) && client.session);
  await settled(200);
  await client.stop();
  await started;
  assert.deepEqual([client.state, starts().filter(isRunning)], ['stopped', []]);
});

test('a server that blocks or refuses to end is killed', async () => {
  for (const mode of ['refuses-to-end', 'normal']) {
    const { client, starts } = clientOf(mode);
    await client.start();
    if (mode === 'normal') vscode.commands.executeCommand('ibt.block');
    await client.stop();
    assert.deepEqual(starts().filter(isRunning), []);
  }
});
