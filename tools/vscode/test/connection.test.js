'use strict';

const assert = require('assert/strict');
const test = require('node:test');
const { Connection, ConnectionClosed, ResponseError, codes } = require('../lib/protocol/connection');
const { CancellationTokenSource } = require('./support/values');
const { ServerEnd, settled } = require('./support/pair');

function connect(methods = {}, handlers = {}) {
  const server = new ServerEnd(methods);
  const problems = [];
  let isClosed = false;
  const connection = new Connection(server.output, server.input, {
    onRequest: () => null, onNotification: () => {}, onProblem: problem => problems.push(problem),
    onClose: () => (isClosed = true), ...handlers,
  });
  return { server, connection, problems, isClosed: () => isClosed };
}

test('answers belong to their requests, in any order', async () => {
  const { connection } = connect({ echo: async value => (await settled(value === 1 ? 20 : 1), value) });
  assert.deepEqual(await Promise.all([1, 2, 3].map(value => connection.request('echo', value))), [1, 2, 3]);
});

test('an error of the server rejects with its code and text', async () => {
  const { connection } = connect({ fail() { throw Object.assign(new Error('no such id'), { code: -32602 }); } });
  await assert.rejects(connection.request('fail'), error =>
    error instanceof ResponseError && error.code === -32602 && error.message === 'no such id');
});

test('a cancelled request rejects at once and tells the server', async () => {
  const { connection, server, problems } = connect({ slow: () => undefined });
  const source = new CancellationTokenSource();
  const answer = connection.request('slow', {}, source.token);
  const { id } = await server.next('slow');
  source.cancel();
  await assert.rejects(answer, error => error instanceof ResponseError && error.code === codes.requestCancelled);
  assert.deepEqual((await server.next('$/cancelRequest')).params, { id });
  server.send({ id, result: 'late' });
  await settled();
  assert.deepEqual(problems, []);
});

test('a request that is cancelled before is not sent', async () => {
  const { connection, server } = connect();
  const source = new CancellationTokenSource();
  source.cancel();
  await assert.rejects(connection.request('never', {}, source.token));
  await settled();
  assert.deepEqual(server.received, []);
});

test('cancelling after the answer sends nothing', async () => {
  const { connection, server } = connect({ fast: () => 1 });
  const source = new CancellationTokenSource();
  assert.equal(await connection.request('fast', {}, source.token), 1);
  source.cancel();
  await settled();
  assert.deepEqual(server.all('$/cancelRequest'), []);
});

test('requests of the server are answered', async () => {
  const { server } = connect({}, {
    onRequest(method, params) {
      if (method === 'fail') throw new ResponseError(codes.methodNotFound, 'unknown');
      if (method === 'break') throw new Error('broken');
      return method === 'nothing' ? undefined : params;
    },
  });
  assert.deepEqual((await server.request('echo', [1])).result, [1]);
  assert.equal((await server.request('nothing')).result, null);
  assert.deepEqual((await server.request('fail')).error, { code: codes.methodNotFound, message: 'unknown' });
  assert.deepEqual((await server.request('break')).error, { code: codes.internalError, message: 'broken' });
});

test('a request of the server can be cancelled', async () => {
  const { server } = connect({}, {
    onRequest: (_, params, signal) => new Promise(resolve => signal.addEventListener('abort', () => resolve('stopped'))),
  });
  const answer = server.request('slow');
  server.notify('$/cancelRequest', { id: 's1' });
  assert.equal((await answer).result, 'stopped');
});

test('closing rejects what waits', async () => {
  const { connection, server, isClosed } = connect({ slow: () => undefined });
  const answer = connection.request('slow');
  server.output.end();
  await assert.rejects(answer, ConnectionClosed);
  await assert.rejects(connection.request('later'), ConnectionClosed);
  connection.notify('later');
  assert.ok(isClosed());
});

for (const [name, text] of Object.entries({
  'not JSON': '{"id":', 'a list': '[{"jsonrpc":"2.0"}]', 'null': 'null', 'a number': '7', 'empty': '', 'not UTF-8': '\xff\xfe',
})) {
  test(`a message that is ${name} is reported and the next one is read`, async () => {
    const { connection, server, problems } = connect({ echo: value => value });
    const bytes = Buffer.from(text, 'latin1');
    server.output.write(Buffer.concat([Buffer.from(`Content-Length: ${bytes.length}\r\n\r\n`), bytes]));
    assert.equal(await connection.request('echo', 5), 5);
    assert.equal(problems.length, 1);
  });
}

test('answers that nothing waits for are dropped', async () => {
  const { connection, server, problems } = connect({ echo: value => value });
  for (const message of [{ id: 99, result: 1 }, { id: null, error: { code: 1, message: 'x' } }, { id: {} }, {}]) server.send(message);
  assert.equal(await connection.request('echo', 5), 5);
  assert.deepEqual(problems, []);
});

test('a handler that throws does not end the connection', async () => {
  const { connection, server, problems } = connect({ echo: value => value }, {
    onNotification() { throw new Error('broken'); },
  });
  server.notify('anything');
  assert.equal(await connection.request('echo', 5), 5);
  assert.deepEqual(problems, ['anything: broken']);
});

test('a broken header closes the connection', async () => {
  const { connection, server, problems, isClosed } = connect({ slow: () => undefined });
  const answer = connection.request('slow');
  server.output.write('HTTP/1.1 200 OK\r\n\r\n');
  await assert.rejects(answer, ConnectionClosed);
  assert.ok(isClosed());
  assert.match(problems[0], /no valid Content-Length/);
});
