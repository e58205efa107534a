'use strict';

const path = require('path');
const vscode = require('vscode');
const { run } = require('../run');
const { devices, isDrawable } = require('../settings');
const { Preview } = require('./preview');

const viewType = 'ibt.preview';

/** The previews that are open, one for each document. */
class Previews {
  /** @type {Map<string, Preview>} */
  #open = new Map();

  /** @param {() => string | undefined} program Where `ibt` is; it says so itself if there is none. */
  constructor(program) {
    this.program = program;
  }

  /**
   * Opens the preview of a document beside its text.
   * @param {vscode.TextDocument | undefined} document
   * @param {string} [object] The id of an object to mark.
   */
  async show(document, object) {
    if (!document || !isDrawable(document)) {
      return void vscode.window.showInformationMessage('Open a storyboard or a xib to see its preview.');
    }
    const known = this.#open.get(document.uri.toString());
    if (known) known.panel.reveal(undefined, true);
    const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    const preview = known ?? this.#add(vscode.window.createWebviewPanel(viewType, 'Preview', place), document);
    if (object) preview.mark(object);
    if (!known) await preview.update();
  }

  /** Brings back the previews of the last time the window was open. */
  restoring() {
    return vscode.window.registerWebviewPanelSerializer(viewType, {
      deserializeWebviewPanel: async (panel, /** @type {any} */ state) => {
        try {
          const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(state.uri, true));
          await this.#add(panel, document).update();
        } catch {
          // The document is no longer there.
          panel.dispose();
        }
      },
    });
  }

  /** Draws everything again, after settings have changed. */
  update() {
    for (const preview of this.#open.values()) preview.update();
  }

  dispose() {
    for (const { panel } of [...this.#open.values()]) panel.dispose();
  }

  /**
   * @param {vscode.WebviewPanel} panel
   * @param {vscode.TextDocument} document
   */
  #add(panel, document) {
    const uri = document.uri.toString();
    const preview = new Preview(panel, document, (document, signal) => this.#draw(document, signal));
    this.#open.set(uri, preview);
    panel.onDidDispose(() => this.#open.delete(uri));
    return preview;
  }

  /**
   * @param {vscode.TextDocument} document
   * @param {AbortSignal} signal
   */
  async #draw(document, signal) {
    const program = this.program();
    if (!program) throw new Error('The program ibt is missing.');
    const chosen = devices(document.uri).flatMap(name => ['--device', name]);
    const { code, output, complaint } = await run(
      program, ['preview', ...chosen, '--stdin-filename', document.fileName, '-'],
      { folder: path.dirname(document.fileName), input: document.getText(), signal });
    if (code !== 0) throw new Error(complaint || `ibt preview has ended with ${code}`);
    return output.toString('utf8');
  }
}

module.exports = { Previews };
