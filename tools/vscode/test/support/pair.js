'use strict';

const { PassThrough } = require('stream');
const { MessageReader, encode } = require('../../lib/protocol/framing');

/**
 * The server's end of a connection whose other end is in this process. Requests are answered by the function with their
 * name; everything that arrives is in `received`.
 */
class ServerEnd {
  received = [];
  input = new PassThrough();
  output = new PassThrough();
  #reader = new MessageReader();
  #waiting = [];
  #count = 0;
  #answers = new Map();

  /** @param {Record<string, (params: any, message: any) => any>} methods Undefined is no answer at all. */
  constructor(methods = {}) {
    this.methods = methods;
    this.input.on('data', chunk => this.#reader.push(chunk).forEach(text => this.#receive(JSON.parse(text))));
  }

  send(message) {
    this.output.write(encode({ jsonrpc: '2.0', ...message }));
  }

  notify(method, params) {
    this.send({ method, params });
  }

  /** Sends a request to the client and waits for its answer. */
  request(method, params) {
    const id = `s${++this.#count}`;
    const answer = new Promise(resolve => this.#answers.set(id, resolve));
    this.send({ id, method, params });
    return answer;
  }

  /** The first message with this method, now or later. */
  async next(method) {
    const isIt = message => message.method === method && !message.isSeen;
    const found = this.received.find(isIt);
    const message = found ?? await new Promise(resolve => this.#waiting.push({ isIt, resolve }));
    message.isSeen = true;
    return message;
  }

  /** What was received with this method. */
  all(method) {
    return this.received.filter(message => message.method === method).map(({ params }) => params);
  }

  async #receive(message) {
    this.received.push(message);
    if (message.method === undefined) return this.#answers.get(message.id)?.(message);
    for (const waiting of this.#waiting.filter(({ isIt }) => isIt(message))) waiting.resolve(message);
    this.#waiting = this.#waiting.filter(({ isIt }) => !isIt(message));
    if (message.id === undefined) return this.methods[message.method]?.(message.params, message);
    if (!(message.method in this.methods)) {
      return this.send({ id: message.id, error: { code: -32601, message: `no method ${message.method}` } });
    }
    try {
      const result = await this.methods[message.method](message.params, message);
      if (result !== undefined) this.send({ id: message.id, result });
    } catch (error) {
      this.send({ id: message.id, error: { code: error.code ?? -32603, message: error.message } });
    }
  }
}

/** Lets everything that is on its way arrive. */
function settled(milliseconds = 5) {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}

/** Waits until something is true. */
async function until(isTrue, milliseconds = 5000) {
  const end = Date.now() + milliseconds;
  while (!isTrue()) {
    if (Date.now() > end) throw new Error(`not true within ${milliseconds} ms: ${isTrue}`);
    await settled();
  }
}

module.exports = { ServerEnd, settled, until };
