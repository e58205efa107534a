'use strict';

const { FramingError, MessageReader, encode } = require('./framing');

/** The codes of errors that this client sends or treats specially. */
const codes = {
  parseError: -32700,
  methodNotFound: -32601,
  internalError: -32603,
  requestCancelled: -32800,
  contentModified: -32801,
  serverCancelled: -32802,
};

/** An error that the other side has answered, or that is answered to it. */
class ResponseError extends Error {
  /**
   * @param {number} code
   * @param {string} message
   * @param {any} [data]
   */
  constructor(code, message, data) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** The connection was closed before the answer came. */
class ConnectionClosed extends Error {
  constructor() {
    super('the connection to the server was closed');
  }
}

/**
 * What a connection does with what it receives.
 * @typedef {object} Handlers
 * @property {(method: string, params: any, signal: AbortSignal) => any} onRequest Throws `ResponseError` to refuse.
 * @property {(method: string, params: any) => void} onNotification
 * @property {(problem: string) => void} onProblem Something is wrong with what the other side sends.
 * @property {() => void} onClose
 * @property {(direction: 'sent' | 'received', message: any) => void} [onTrace]
 */

/**
 * An event that ends a request: `vscode.CancellationToken` is one.
 * @typedef {{ isCancellationRequested: boolean,
 *   onCancellationRequested: (listener: () => void) => { dispose(): any } }} Cancellation
 */

/** JSON-RPC in both directions. */
class Connection {
  /** @type {Map<number, { method: string, resolve: (value: any) => void, reject: (error: Error) => void }>} */
  #pending = new Map();
  /** @type {Map<number | string, AbortController>} */
  #answering = new Map();
  #count = 0;
  #isClosed = false;

  /**
   * @param {import('stream').Readable} input
   * @param {import('stream').Writable} output
   * @param {Handlers} handlers
   */
  constructor(input, output, handlers) {
    this.output = output;
    this.handlers = handlers;
    const reader = new MessageReader();
    input.on('data', chunk => this.#read(reader, chunk));
    input.on('error', error => this.close(error.message));
    input.on('close', () => this.close());
    input.on('end', () => this.close());
    // A server that has just ended is noticed here first.
    output.on('error', error => this.close(error.message));
  }

  get isClosed() {
    return this.#isClosed;
  }

  /**
   * Sends a request. A cancelled one rejects at once, and its late answer is dropped.
   * @param {string} method
   * @param {any} [params]
   * @param {Cancellation} [token]
   * @returns {Promise<any>}
   */
  request(method, params, token) {
    if (this.#isClosed) return Promise.reject(new ConnectionClosed());
    if (token?.isCancellationRequested) return Promise.reject(cancelled());
    const id = ++this.#count;
    /** @type {{ dispose(): any } | undefined} */
    let listener;
    const answer = new Promise((resolve, reject) => this.#pending.set(id, { method, resolve, reject }));
    listener = token?.onCancellationRequested(() => {
      const waiting = this.#pending.get(id);
      if (!waiting) return;
      this.#pending.delete(id);
      this.notify('$/cancelRequest', { id });
      waiting.reject(cancelled());
    });
    this.#send({ jsonrpc: '2.0', id, method, params });
    return answer.finally(() => listener?.dispose());
  }

  /**
   * @param {string} method
   * @param {any} [params]
   */
  notify(method, params) {
    if (!this.#isClosed) this.#send({ jsonrpc: '2.0', method, params });
  }

  /** @param {string} [problem] */
  close(problem) {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (problem) this.handlers.onProblem(problem);
    for (const { reject } of this.#pending.values()) reject(new ConnectionClosed());
    this.#pending.clear();
    for (const controller of this.#answering.values()) controller.abort();
    this.#answering.clear();
    this.output.end();
    this.handlers.onClose();
  }

  /** @param {any} message */
  #send(message) {
    if (this.#isClosed) return;
    this.handlers.onTrace?.('sent', message);
    this.output.write(encode(message));
  }

  /**
   * @param {MessageReader} reader
   * @param {Buffer} chunk
   */
  #read(reader, chunk) {
    if (this.#isClosed) return;
    try {
      for (const text of reader.push(chunk)) this.#receive(text);
    } catch (error) {
      if (!(error instanceof FramingError)) throw error;
      this.close(error.message);
    }
  }

  /** @param {string} text */
  #receive(text) {
    let message;
    try {
      message = JSON.parse(text);
    } catch (error) {
      return this.handlers.onProblem(`a message is not JSON: ${text.slice(0, 200)}`);
    }
    if (message === null || typeof message !== 'object' || Array.isArray(message)) {
      return this.handlers.onProblem(`a message is not an object: ${text.slice(0, 200)}`);
    }
    this.handlers.onTrace?.('received', message);
    if (typeof message.method !== 'string') return this.#settle(message);
    if (message.id !== undefined && message.id !== null) return void this.#answer(message);
    if (message.method === '$/cancelRequest') return this.#answering.get(message.params?.id)?.abort();
    try {
      this.handlers.onNotification(message.method, message.params);
    } catch (error) {
      this.handlers.onProblem(`${message.method}: ${messageOf(error)}`);
    }
  }

  /** @param {any} message */
  #settle(message) {
    const waiting = this.#pending.get(message.id);
    // The answer to a cancelled request comes late.
    if (!waiting) return;
    this.#pending.delete(message.id);
    const { error } = message;
    if (!error) return waiting.resolve(message.result);
    waiting.reject(new ResponseError(Number(error.code) || codes.internalError, String(error.message ?? ''), error.data));
  }

  /** @param {any} request */
  async #answer({ id, method, params }) {
    const controller = new AbortController();
    this.#answering.set(id, controller);
    /** @type {any} */
    let answer;
    try {
      answer = { result: (await this.handlers.onRequest(method, params, controller.signal)) ?? null };
    } catch (error) {
      const code = error instanceof ResponseError ? error.code : codes.internalError;
      answer = { error: { code, message: messageOf(error) } };
    }
    this.#answering.delete(id);
    this.#send({ jsonrpc: '2.0', id, ...answer });
  }
}

function cancelled() {
  return new ResponseError(codes.requestCancelled, 'the request was cancelled');
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

module.exports = { Connection, ConnectionClosed, ResponseError, codes };
