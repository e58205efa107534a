'use strict';

const { spawn } = require('child_process');
const vscode = require('vscode');
const { Restarts } = require('./restarts');
const { Session } = require('./session');

/**
 * What the server does.
 * @typedef {'stopped' | 'starting' | 'running' | 'waiting' | 'failed'} State
 */

/**
 * How to start a server.
 * @typedef {{ program: string, arguments: string[], folder?: string }} Start
 */

/** How long a server may take to answer a greeting and a goodbye, in milliseconds. */
const patience = { start: 60_000, end: 2_000 };

/** Runs the server: starts it, starts it again when it ends, and ends it. */
class Client {
  /** @type {Session | undefined} */
  session;
  /** @type {State} */
  state = 'stopped';
  #restarts = new Restarts();
  /** @type {import('child_process').ChildProcess | undefined} */
  #process;
  /** Servers that have been left and may still run. */
  #ending = Promise.resolve(undefined);
  /** @type {NodeJS.Timeout | undefined} */
  #timer;
  #changed = new vscode.EventEmitter();
  onDidChangeState = this.#changed.event;

  /** @param {import('./session').Surroundings & { start: () => Start | undefined }} surroundings */
  constructor(surroundings) {
    this.surroundings = surroundings;
  }

  /** Starts the server unless it runs. */
  async start() {
    if (this.state === 'starting' || this.state === 'running') return;
    clearTimeout(this.#timer);
    const start = this.surroundings.start();
    if (!start) return this.#setState('failed');
    this.#setState('starting');
    const { log } = this.surroundings;
    log.info(`starting ${[start.program, ...start.arguments].join(' ')}`);
    const server = spawn(start.program, start.arguments, { cwd: start.folder, stdio: 'pipe' });
    this.#process = server;
    server.stderr.setEncoding('utf8').on('data', text => log.info(text.trimEnd()));
    const session = new Session(server.stdout, server.stdin, this.surroundings);
    this.session = session;
    server.on('error', error => {
      log.error(error.message);
      session.connection.close();
    });
    server.on('exit', (code, signal) => log.info(`the server has ended (${signal ?? code})`));
    session.closed.then(() => this.#didClose(session, server));
    await this.#greet(session, server);
  }

  /** Ends the server and starts it again. */
  async restart() {
    await this.stop();
    this.#restarts.reset();
    await this.start();
  }

  /** Ends the server. */
  async stop() {
    clearTimeout(this.#timer);
    const { session } = this, server = this.#process;
    this.session = this.#process = undefined;
    this.#setState('stopped');
    if (session && server) {
      await session.shutdown(patience.end);
      session.dispose();
      this.#ending = ended(server);
    }
    await this.#ending;
  }

  /**
   * @param {Session} session
   * @param {import('child_process').ChildProcess} server
   */
  async #greet(session, server) {
    const timer = setTimeout(() => {
      session.log.error(`the server has not answered for ${patience.start / 1000} s`);
      server.kill('SIGKILL');
    }, patience.start);
    try {
      await session.initialize();
      if (this.session === session) this.#setState('running');
    } catch (error) {
      session.log.error(error instanceof Error ? error.message : String(error));
      session.connection.close();
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * @param {Session} session
   * @param {import('child_process').ChildProcess} server
   */
  async #didClose(session, server) {
    session.dispose();
    // It has been stopped, and another one may run already.
    if (this.session !== session) return;
    this.session = this.#process = undefined;
    this.#setState('waiting');
    await (this.#ending = ended(server));
    // Meanwhile it may have been stopped or started.
    if (this.state !== 'waiting') return;
    const delay = this.#restarts.next(Date.now());
    if (delay === undefined) {
      this.#setState('failed');
      return this.#giveUp();
    }
    this.#timer = setTimeout(() => this.start(), delay);
  }

  async #giveUp() {
    const choice = await vscode.window.showErrorMessage(
      'The server of ibt has ended several times and is not started again.', 'Restart', 'Show Output');
    if (choice === 'Restart') return this.restart();
    if (choice === 'Show Output') this.surroundings.log.show();
  }

  /** @param {State} state */
  #setState(state) {
    this.state = state;
    this.#changed.fire(state);
  }
}

/**
 * Waits until a process has ended, and ends it if it does not by itself.
 * @param {import('child_process').ChildProcess} server
 */
function ended(server) {
  if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return Promise.resolve();
  return new Promise(resolve => {
    const timer = setTimeout(() => server.kill('SIGKILL'), patience.end);
    server.once('exit', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}

module.exports = { Client, patience };
