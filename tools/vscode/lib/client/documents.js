'use strict';

const vscode = require('vscode');
const { toDocument, toRange } = require('../convert/basics');
const { textEdits } = require('../convert/edits');

const full = 1, incremental = 2;
const saveReasons = 3;

/** Keeps the server's texts equal to the editor's. */
class Documents {
  /** @type {vscode.Disposable[]} */
  #listeners = [];
  /** @type {Set<string>} The addresses of the documents that are open in the server. */
  #open = new Set();

  /**
   * @param {import('./session').Session} session
   * @param {any} sync The server's `textDocumentSync`.
   */
  constructor(session, sync) {
    this.session = session;
    const options = typeof sync === 'number' ? { openClose: true, change: sync, save: sync !== 0 } : sync ?? {};
    this.change = options.change;
    this.save = options.save === true ? {} : options.save || undefined;
    if (options.openClose) this.#followOpening();
    if (options.willSave) this.#listeners.push(vscode.workspace.onWillSaveTextDocument(event => this.#willSave(event)));
    if (options.willSaveWaitUntil) {
      this.#listeners.push(vscode.workspace.onWillSaveTextDocument(event => this.#waitForSave(event)));
    }
    if (this.save) this.#listeners.push(vscode.workspace.onDidSaveTextDocument(document => this.#didSave(document)));
  }

  /** @param {vscode.TextDocument} document */
  isOpen(document) {
    return this.#open.has(document.uri.toString());
  }

  dispose() {
    for (const listener of this.#listeners) listener.dispose();
    this.#open.clear();
  }

  #followOpening() {
    const { workspace } = vscode;
    this.#listeners.push(
      workspace.onDidOpenTextDocument(document => this.#didOpen(document)),
      workspace.onDidChangeTextDocument(event => this.#didChange(event)),
      workspace.onDidCloseTextDocument(document => this.#didClose(document)));
    for (const document of workspace.textDocuments) this.#didOpen(document);
  }

  /** @param {vscode.TextDocument} document */
  #didOpen(document) {
    const uri = document.uri.toString();
    if (this.#open.has(uri) || vscode.languages.match(this.session.selector, document) === 0) return;
    this.#open.add(uri);
    const { languageId, version } = document;
    this.session.notify('textDocument/didOpen', {
      textDocument: { uri, languageId, version, text: document.getText() },
    });
  }

  /** @param {vscode.TextDocumentChangeEvent} event */
  #didChange({ document, contentChanges }) {
    if (!this.isOpen(document) || contentChanges.length === 0) return;
    const changes = this.change === incremental
      // The editor lists them from the end of the text to its beginning, so they hold one after the other.
      ? contentChanges.map(({ range, rangeLength, text }) => ({ range: toRange(range), rangeLength, text }))
      : [{ text: document.getText() }];
    if (this.change !== incremental && this.change !== full) return;
    this.session.notify('textDocument/didChange', {
      textDocument: { ...toDocument(document), version: document.version }, contentChanges: changes,
    });
  }

  /** @param {vscode.TextDocument} document */
  #didClose(document) {
    if (!this.#open.delete(document.uri.toString())) return;
    this.session.notify('textDocument/didClose', { textDocument: toDocument(document) });
  }

  /** @param {vscode.TextDocument} document */
  #didSave(document) {
    if (!this.isOpen(document)) return;
    const text = this.save?.includeText ? document.getText() : undefined;
    this.session.notify('textDocument/didSave', { textDocument: toDocument(document), text });
  }

  /** @param {vscode.TextDocumentWillSaveEvent} event */
  #willSave({ document, reason }) {
    if (this.isOpen(document)) this.session.notify('textDocument/willSave', saving(document, reason));
  }

  /** @param {vscode.TextDocumentWillSaveEvent} event */
  #waitForSave(event) {
    if (!this.isOpen(event.document)) return;
    const params = saving(event.document, event.reason);
    event.waitUntil(this.session.request('textDocument/willSaveWaitUntil', params).then(textEdits));
  }
}

/**
 * @param {vscode.TextDocument} document
 * @param {number} reason
 */
function saving(document, reason) {
  return { textDocument: toDocument(document), reason: Math.min(reason, saveReasons) };
}

module.exports = { Documents };
