'use strict';

const fs = require('fs/promises');
const path = require('path');
const vscode = require('vscode');
const { run } = require('../run');

/** The findings of `ibt lint` in all documents of the workspace. */
class WorkspaceLint {
  /**
   * @param {() => string | undefined} program
   * @param {(document: vscode.TextDocument) => boolean} isServed Whether the server reports the findings of a document.
   */
  constructor(program, isServed) {
    this.program = program;
    this.isServed = isServed;
    this.collection = vscode.languages.createDiagnosticCollection('ibt lint');
    this.listeners = vscode.Disposable.from(
      this.collection,
      // From then on the server reports its findings, of the text that is in the editor.
      vscode.workspace.onDidOpenTextDocument(({ uri }) => this.collection.delete(uri)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.collection.delete(document.uri)),
      vscode.workspace.onDidDeleteFiles(({ files }) => files.forEach(file => this.collection.delete(file))));
  }

  dispose() {
    this.listeners.dispose();
  }

  async start() {
    const folders = (vscode.workspace.workspaceFolders ?? []).filter(({ uri }) => uri.scheme === 'file');
    if (folders.length === 0) return void vscode.window.showInformationMessage('Open a folder to check its documents.');
    const options = { location: vscode.ProgressLocation.Notification, title: 'Checking documents', cancellable: true };
    await vscode.window.withProgress(options, async (_, token) => {
      const controller = new AbortController();
      token.onCancellationRequested(() => controller.abort());
      this.collection.clear();
      let count = 0;
      for (const folder of folders) count += await this.#lint(folder.uri.fsPath, controller.signal);
      if (!controller.signal.aborted) vscode.window.setStatusBarMessage(`ibt: ${count} findings`, 10_000);
    });
  }

  /**
   * @param {string} folder
   * @param {AbortSignal} signal
   */
  async #lint(folder, signal) {
    const program = this.program();
    if (!program) return 0;
    try {
      const { code, output, complaint } = await run(
        program, ['lint', '--quiet', '--format', 'json', '.'], { folder, signal, largest: 256 * 1024 * 1024 });
      if (code !== 0 && code !== 1) vscode.window.showErrorMessage(complaint || `ibt lint has ended with ${code}`);
      let count = 0;
      for (const line of output.toString('utf8').split('\n')) {
        if (line && !signal.aborted) count += await this.#add(JSON.parse(line), folder);
      }
      return count;
    } catch (error) {
      if (!signal.aborted) vscode.window.showErrorMessage(error instanceof Error ? error.message : String(error));
      return 0;
    }
  }

  /**
   * @param {any} report What `ibt lint` says about one document.
   * @param {string} folder
   */
  async #add({ file, findings }, folder) {
    const place = vscode.Uri.file(path.resolve(folder, file));
    const open = vscode.workspace.textDocuments.find(({ uri }) => uri.toString() === place.toString());
    if (findings.length === 0 || (open && this.isServed(open))) return findings.length;
    const positions = new BytePositions(await fs.readFile(place.fsPath));
    this.collection.set(place, findings.map((/** @type {any} */ finding) => diagnostic(finding, place, positions)));
    return findings.length;
  }
}

/**
 * @param {any} finding
 * @param {vscode.Uri} place
 * @param {BytePositions} positions
 */
function diagnostic(finding, place, positions) {
  const severities = /** @type {Record<string, vscode.DiagnosticSeverity>} */ (
    { error: vscode.DiagnosticSeverity.Error, warning: vscode.DiagnosticSeverity.Warning });
  const text = finding.help ? `${finding.message}\nhelp: ${finding.help}` : finding.message;
  const result = new vscode.Diagnostic(
    positions.range(finding), text, severities[finding.severity] ?? vscode.DiagnosticSeverity.Information);
  result.source = 'ibt';
  result.code = finding.rule;
  result.relatedInformation = (finding.related ?? []).map((/** @type {any} */ one) =>
    new vscode.DiagnosticRelatedInformation(new vscode.Location(place, positions.range(one)), one.message));
  return result;
}

/** Turns offsets of bytes into positions of the editor, which counts lines and UTF-16 units. */
class BytePositions {
  /** @param {Buffer} bytes */
  constructor(bytes) {
    this.bytes = bytes;
    this.starts = [0];
    for (let index = 0; index < bytes.length; index++) {
      const isEnd = bytes[index] === 10 || (bytes[index] === 13 && bytes[index + 1] !== 10);
      if (isEnd) this.starts.push(index + 1);
    }
  }

  /** @param {{ offset: number, endOffset: number }} place */
  range({ offset, endOffset }) {
    return new vscode.Range(this.position(offset), this.position(endOffset));
  }

  /** @param {number} offset */
  position(offset) {
    let first = 0, last = this.starts.length - 1;
    while (first < last) {
      const middle = Math.ceil((first + last) / 2);
      if (this.starts[middle] <= offset) first = middle;
      else last = middle - 1;
    }
    const start = this.starts[first];
    return new vscode.Position(first, this.bytes.toString('utf8', start, Math.max(offset, start)).length);
  }
}

module.exports = { BytePositions, WorkspaceLint };
