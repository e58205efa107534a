'use strict';

const vscode = require('vscode');
const { uri } = require('../convert/basics');
const { diagnostics } = require('../convert/diagnostics');
const { Connection, ConnectionClosed, ResponseError, codes } = require('../protocol/connection');
const { clientCapabilities } = require('./capabilities');
const { Documents } = require('./documents');
const { FeatureRegistry } = require('./features');
const { fileFeatures } = require('./files');
const { serverCommands } = require('./server-commands');
const { ProgressDisplay } = require('./progress');
const { answer, folders, receive } = require('./requests');

/**
 * What a session needs of the extension.
 * @typedef {object} Surroundings
 * @property {vscode.LogOutputChannel} log
 * @property {vscode.DocumentSelector} selector
 * @property {string} version Of the extension.
 * @property {string[]} clientCommands Commands of this extension that the server may use in code lenses and actions.
 */

/** Answers with these codes are about the moment, not mistakes. */
const momentary = new Set([codes.requestCancelled, codes.contentModified, codes.serverCancelled]);

/** One run of the server: what is registered, shown and open for as long as it lives. */
class Session {
  /** @type {vscode.Disposable[]} */
  #disposables = [];
  /** @type {Map<string, vscode.EventEmitter<void>>} */
  #refreshing = new Map();

  /**
   * @param {import('stream').Readable} input
   * @param {import('stream').Writable} output
   * @param {Surroundings} surroundings
   */
  constructor(input, output, surroundings) {
    this.surroundings = surroundings;
    this.log = surroundings.log;
    this.selector = surroundings.selector;
    /** @type {any} */
    this.serverInfo = undefined;
    this.collection = vscode.languages.createDiagnosticCollection('ibt');
    this.features = new FeatureRegistry(this, [...fileFeatures, serverCommands, changedSettings]);
    this.progress = new ProgressDisplay(this);
    this.closed = new Promise(resolve => {
      this.connection = new Connection(input, output, {
        onRequest: (method, params) => answer(this, method, params),
        onNotification: (method, params) => receive(this, method, params),
        onProblem: problem => this.log.error(problem),
        onClose: () => resolve(undefined),
        onTrace: (direction, message) => this.#trace(direction, message),
      });
    });
  }

  /** Greets the server and registers what it offers. */
  async initialize() {
    const { version, clientCommands } = this.surroundings;
    const workspaceFolders = folders();
    const greeting = await this.connection.request('initialize', {
      processId: process.pid,
      clientInfo: { name: 'Visual Studio Code', version: vscode.version },
      locale: vscode.env.language,
      rootUri: workspaceFolders?.[0]?.uri ?? null,
      workspaceFolders,
      capabilities: clientCapabilities,
      initializationOptions: { extension: version, commands: clientCommands, hoverPictures: true, settings: settings() },
      trace: 'off',
    });
    const capabilities = greeting?.capabilities ?? {};
    const encoding = capabilities.positionEncoding ?? 'utf-16';
    if (encoding !== 'utf-16') throw new Error(`the server counts positions in ${encoding}, not in utf-16`);
    this.serverInfo = greeting?.serverInfo;
    this.notify('initialized', {});
    this.notify('workspace/didChangeConfiguration', { settings: settings() });
    this.features.registerAll(capabilities);
    this.documents = new Documents(this, capabilities.textDocumentSync);
    this.#disposables.push(
      this.documents, vscode.workspace.onDidChangeWorkspaceFolders(event => this.#changeFolders(event)),
      changedSettings.register(this, {}, this.selector));
  }

  // MARK: Sending

  /**
   * Sends a request. Without an answer, because of a failure or because it came too late, the result is undefined.
   * @param {string} method
   * @param {any} params
   * @param {import('../protocol/connection').Cancellation} [token]
   * @returns {Promise<any>}
   */
  async request(method, params, token) {
    try {
      return await this.connection.request(method, params, token);
    } catch (error) {
      if (error instanceof ConnectionClosed || (error instanceof ResponseError && momentary.has(error.code))) return undefined;
      this.log.error(`${method}: ${error instanceof Error ? error.message : error}`);
      return undefined;
    }
  }

  /**
   * Sends a request whose failure people have to know about.
   * @param {string} method
   * @param {any} params
   * @param {import('../protocol/connection').Cancellation} [token]
   */
  async requestOrFail(method, params, token) {
    return this.connection.request(method, params, token);
  }

  /**
   * @param {string} method
   * @param {any} [params]
   */
  notify(method, params) {
    this.connection.notify(method, params);
  }

  /**
   * The value of a function, or undefined after writing down why there is none.
   * @template T
   * @param {() => T} compute
   */
  attempt(compute) {
    try {
      return compute();
    } catch (error) {
      this.log.error(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  // MARK: Receiving

  /**
   * `textDocument/publishDiagnostics`
   * @param {any} params
   */
  publish(params) {
    const place = uri(params?.uri);
    if (!place) return;
    const open = vscode.workspace.textDocuments.find(document => document.uri.toString() === place.toString());
    // Those of an earlier text would be in wrong places. The server sends others soon.
    if (open && Number.isInteger(params.version) && params.version < open.version) return;
    this.collection.set(place, diagnostics(params.diagnostics));
  }

  /**
   * An event that fires when the server says that something has to be requested again.
   * @param {string} method
   */
  onRefresh(method) {
    let emitter = this.#refreshing.get(method);
    if (!emitter) this.#refreshing.set(method, (emitter = new vscode.EventEmitter()));
    return emitter.event;
  }

  /** @param {string} method */
  refresh(method) {
    this.#refreshing.get(method)?.fire();
    return null;
  }

  // MARK: Ending

  /**
   * Says goodbye to the server.
   * @param {number} patience In milliseconds.
   */
  async shutdown(patience) {
    const answer = this.connection.request('shutdown').catch(() => undefined);
    await Promise.race([answer, new Promise(resolve => setTimeout(resolve, patience).unref())]);
    this.notify('exit');
  }

  /** Removes everything from the editor that the session has added. */
  dispose() {
    this.connection.close();
    for (const disposable of this.#disposables.splice(0)) disposable.dispose();
    this.features.dispose();
    this.progress.dispose();
    this.collection.dispose();
    for (const emitter of this.#refreshing.values()) emitter.dispose();
  }

  /** @param {vscode.WorkspaceFoldersChangeEvent} event */
  #changeFolders(event) {
    const folders = (/** @type {readonly vscode.WorkspaceFolder[]} */ list) =>
      list.map(({ uri, name }) => ({ uri: uri.toString(), name }));
    this.notify('workspace/didChangeWorkspaceFolders', {
      event: { added: folders(event.added), removed: folders(event.removed) },
    });
  }

  /**
   * @param {string} direction
   * @param {any} message
   */
  #trace(direction, message) {
    const level = vscode.workspace.getConfiguration('ibt').get('trace.server');
    if (level !== 'messages' && level !== 'verbose') return;
    const what = message.method ?? 'answer', id = message.id === undefined ? '' : ` (${message.id})`;
    const contents = level === 'verbose' ? ` ${JSON.stringify(message.params ?? message.result ?? message.error)}` : '';
    this.log.info(`${direction}: ${what}${id}${contents}`);
  }
}

function settings() {
  return { ibt: vscode.workspace.getConfiguration().get('ibt') };
}

/** @type {import('./features').Feature} */
const changedSettings = {
  method: 'workspace/didChangeConfiguration',
  capability: 'none',
  register(session) {
    return vscode.workspace.onDidChangeConfiguration(event => {
      if (event.affectsConfiguration('ibt')) {
        session.notify('workspace/didChangeConfiguration', { settings: settings() });
      }
    });
  },
};

module.exports = { Session };
