'use strict';

const path = require('path');
const vscode = require('vscode');
const { objectRange, objectsAt } = require('./elements');
const { connectedPage, message } = require('./page');

/** How long the editor waits before it draws while people type, and before it follows the cursor; in milliseconds. */
const delays = { drawing: 250, following: 60 };

/**
 * Draws a document: the page of `ibt preview`. Rejects with what people should read.
 * @typedef {(document: vscode.TextDocument, signal: AbortSignal) => Promise<string>} Draw
 */

/** The preview of one document. */
class Preview {
  /** @type {vscode.Disposable[]} */
  #listeners = [];
  /** @type {AbortController | undefined} */
  #drawing;
  /** @type {Record<string, NodeJS.Timeout | undefined>} */
  #timers = {};
  #hasPicture = false;
  #isStale = false;
  #note = '';
  /** @type {string[]} */
  #objects = [];

  /**
   * @param {vscode.WebviewPanel} panel
   * @param {vscode.TextDocument} document
   * @param {Draw} draw
   */
  constructor(panel, document, draw) {
    panel.webview.options = { enableScripts: true, localResourceRoots: [] };
    this.panel = panel;
    this.document = document;
    this.draw = draw;
    panel.title = `Preview ${path.basename(document.fileName)}`;
    this.#listeners.push(
      panel.webview.onDidReceiveMessage(message => this.#receive(message)),
      panel.onDidChangeViewState(() => this.#isStale && panel.visible && this.update()),
      vscode.workspace.onDidChangeTextDocument(event => this.#didChange(event)),
      vscode.workspace.onDidSaveTextDocument(saved => this.#didSave(saved)),
      vscode.window.onDidChangeTextEditorSelection(event => this.#follow(event)));
    panel.onDidDispose(() => this.#end());
    const editor = this.#editor();
    if (editor) this.#objects = this.#objectsIn(editor);
  }

  /** Draws the text as it is now. An earlier drawing that has not finished is left out. */
  async update() {
    this.#isStale = !this.panel.visible;
    if (this.#isStale) return;
    this.#drawing?.abort();
    const drawing = (this.#drawing = new AbortController());
    try {
      const page = await this.draw(this.document, drawing.signal);
      if (drawing.signal.aborted) return;
      this.#note = '';
      this.#hasPicture = true;
      this.panel.webview.html = connectedPage(page, { uri: this.document.uri.toString() });
    } catch (error) {
      if (drawing.signal.aborted) return;
      this.#fail(error instanceof Error ? error.message : String(error));
    }
  }

  /**
   * Marks an object as if the cursor were at its element.
   * @param {string} id
   */
  mark(id) {
    const text = this.document.getText(), found = objectRange(text, id);
    if (found) this.#reveal(objectsAt(text, found.start + 1));
  }

  /** @param {string} problem */
  #fail(problem) {
    this.#note = problem;
    // While people type, the text is broken most of the time: the last picture is better than none.
    if (this.#hasPicture) this.#post({ note: problem });
    else this.panel.webview.html = message(problem);
  }

  /** @param {any} message From the page. */
  #receive(message) {
    if (message?.isReady === true) {
      this.#post({ note: this.#note });
      if (this.#objects.length > 0) this.#post({ reveal: this.#objects });
    }
    if (typeof message?.choose === 'string') this.#select(message.choose);
  }

  /** @param {any} message */
  #post(message) {
    this.panel.webview.postMessage(message);
  }

  /**
   * Selects the element of an object in the text.
   * @param {string} id
   */
  async #select(id) {
    const found = objectRange(this.document.getText(), id);
    if (!found) return;
    const selection = new vscode.Range(this.document.positionAt(found.start), this.document.positionAt(found.end));
    const column = this.#editor()?.viewColumn ?? vscode.ViewColumn.One;
    await vscode.window.showTextDocument(this.document, { selection, viewColumn: column, preserveFocus: true });
  }

  /** @param {vscode.TextEditorSelectionChangeEvent} event */
  #follow({ textEditor }) {
    if (textEditor.document !== this.document) return;
    this.#later('following', () => this.#reveal(this.#objectsIn(textEditor)));
  }

  /** @param {string[]} objects */
  #reveal(objects) {
    if (objects.join(' ') === this.#objects.join(' ')) return;
    this.#objects = objects;
    if (objects.length > 0) this.#post({ reveal: objects });
  }

  /** @param {vscode.TextEditor} editor */
  #objectsIn(editor) {
    return objectsAt(this.document.getText(), this.document.offsetAt(editor.selection.start) + 1);
  }

  #editor() {
    return vscode.window.visibleTextEditors.find(({ document }) => document === this.document);
  }

  /** @param {vscode.TextDocumentChangeEvent} event */
  #didChange({ document, contentChanges }) {
    if (document === this.document && contentChanges.length > 0) this.#drawSoon();
  }

  /** @param {vscode.TextDocument} saved A layout sheet and the configuration change pictures, too. */
  #didSave(saved) {
    const isSheet = saved.fileName === this.document.fileName.replace(/\.[^.]*$/, '.layouts.xml');
    const isConfiguration = path.basename(saved.fileName) === '.ibt.yml';
    if (isSheet || isConfiguration || saved === this.document) this.#drawSoon();
  }

  #drawSoon() {
    this.#later('drawing', () => this.update());
  }

  /**
   * @param {'drawing' | 'following'} what
   * @param {() => void} action
   */
  #later(what, action) {
    clearTimeout(this.#timers[what]);
    this.#timers[what] = setTimeout(action, delays[what]);
  }

  #end() {
    this.#drawing?.abort();
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
    for (const listener of this.#listeners) listener.dispose();
  }
}

module.exports = { Preview };
