'use strict';

const path = require('path');
const vscode = require('vscode');
const { message } = require('../preview/page');
const { run } = require('../run');

/**
 * Two versions of a document: two commits, or a commit and the file.
 * @typedef {{ file: string, earlier: string, later?: string }} Versions
 */

/** How many commits are offered. */
const offered = 100;

/** Shows what changed between versions of a document, with pictures. */
class Comparisons {
  /** @param {() => string | undefined} program */
  constructor(program) {
    this.program = program;
  }

  /** @param {vscode.Uri} place */
  async withHead(place) {
    await this.#show({ file: place.fsPath, earlier: 'HEAD' });
  }

  /** @param {vscode.Uri} place */
  async withRevision(place) {
    const earlier = await this.#chooseRevision(place.fsPath, 'Compare the file with …');
    if (earlier) await this.#show({ file: place.fsPath, earlier });
  }

  /** @param {vscode.Uri} place */
  async ofRevisions(place) {
    const earlier = await this.#chooseRevision(place.fsPath, 'The earlier revision');
    const later = earlier && await this.#chooseRevision(place.fsPath, `Compare ${earlier.slice(0, 10)} with …`);
    if (earlier && later) await this.#show({ file: place.fsPath, earlier, later });
  }

  /** @param {Versions} versions */
  async #show(versions) {
    const { file, earlier, later } = versions;
    if (!later) await offerToSave(file);
    const title = `${path.basename(file)} (${short(earlier)} ↔ ${later ? short(later) : 'file'})`;
    const place = { viewColumn: vscode.ViewColumn.Active };
    const panel = vscode.window.createWebviewPanel('ibt.changes', title, place, { enableScripts: false });
    panel.webview.html = message('Comparing …');
    const update = async () => {
      panel.webview.html = await this.#page(versions);
    };
    const saving = vscode.workspace.onDidSaveTextDocument(document => !later && document.fileName === file && update());
    panel.onDidDispose(() => saving.dispose());
    await update();
  }

  /** @param {Versions} versions */
  async #page({ file, earlier, later }) {
    const program = this.program();
    if (!program) return message('The program ibt is missing.');
    const revisions = later ? [earlier, later] : [earlier];
    try {
      const { code, output, complaint } = await run(
        program, ['diff', ...revisions, file, '--format', 'html', '--dark'], { folder: path.dirname(file) });
      return code === 0 || code === 1 ? output.toString('utf8') : message(complaint || `ibt diff has ended with ${code}`);
    } catch (error) {
      return message(error instanceof Error ? error.message : String(error));
    }
  }

  /**
   * @param {string} file
   * @param {string} title
   */
  async #chooseRevision(file, title) {
    const other = { label: 'Another revision …', description: 'a branch, a tag, HEAD~3', revision: '' };
    const choice = await vscode.window.showQuickPick([...await commits(file), other], {
      title, matchOnDescription: true, matchOnDetail: true,
    });
    if (choice !== other) return choice?.revision;
    const typed = await vscode.window.showInputBox({ title, prompt: 'A branch, a tag or a commit', validateInput });
    return typed?.trim() || undefined;
  }
}

/**
 * The commits that changed a file, the newest first.
 * @param {string} file
 */
async function commits(file) {
  const format = ['%H', '%h', '%s', '%an, %ar'].join('%x1f');
  try {
    const { code, output } = await run(
      'git', ['log', `-n${offered}`, `--format=${format}`, '--', file], { folder: path.dirname(file) });
    if (code !== 0) return [];
    return output.toString('utf8').split('\n').filter(line => line !== '').map(line => {
      const [revision, description, label, detail] = line.split('\x1f');
      return { label, description, detail, revision };
    });
  } catch {
    return [];
  }
}

/** @param {string} value */
function validateInput(value) {
  // What starts with a dash would be an option.
  return /^\s*-/.test(value) ? 'A revision does not start with a dash.' : undefined;
}

/** @param {string} file The file is compared, not what is only in the editor. */
async function offerToSave(file) {
  const document = vscode.workspace.textDocuments.find(({ fileName, isDirty }) => isDirty && fileName === file);
  if (!document) return;
  const choice = await vscode.window.showInformationMessage(
    `${path.basename(file)} has unsaved changes, which are not compared.`, 'Save');
  if (choice === 'Save') await document.save();
}

/** @param {string} revision */
function short(revision) {
  return /^[0-9a-f]{40}$/.test(revision) ? revision.slice(0, 10) : revision;
}

module.exports = { Comparisons };
