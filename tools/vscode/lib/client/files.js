'use strict';

const vscode = require('vscode');
const { list, uri } = require('../convert/basics');
const { workspaceEdit } = require('../convert/edits');
const { matches } = require('./globs');

/** @typedef {import('./features').Feature} Feature */

const created = 1, changed = 2, deleted = 3;

/** How long changes of files are collected, so that a checkout is one notification. */
const collecting = 50;

/** @type {Feature} Registered by the server with the patterns that it wants to know about. */
const watchedFiles = {
  method: 'workspace/didChangeWatchedFiles',
  capability: 'none',
  register(session, options) {
    /** @type {Map<string, number>} */
    const changes = new Map();
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const send = () => {
      timer = undefined;
      session.notify('workspace/didChangeWatchedFiles', {
        changes: Array.from(changes, ([uri, type]) => ({ uri, type })),
      });
      changes.clear();
    };
    const note = (/** @type {number} */ type) => (/** @type {vscode.Uri} */ file) => {
      changes.set(file.toString(), type);
      timer ??= setTimeout(send, collecting);
    };
    const watchers = list(options.watchers, watcher => {
      const pattern = glob(watcher.globPattern), kind = watcher.kind ?? 7;
      if (!pattern) return undefined;
      const made = vscode.workspace.createFileSystemWatcher(pattern, !(kind & 1), !(kind & 2), !(kind & 4));
      made.onDidCreate(note(created));
      made.onDidChange(note(changed));
      made.onDidDelete(note(deleted));
      return made;
    });
    return vscode.Disposable.from(...watchers, new vscode.Disposable(() => clearTimeout(timer)));
  },
};

/** @param {any} value A pattern, relative to a folder or not. */
function glob(value) {
  if (typeof value === 'string') return value;
  const base = uri(value?.baseUri?.uri ?? value?.baseUri);
  return base && typeof value.pattern === 'string' ? new vscode.RelativePattern(base, value.pattern) : undefined;
}

/** @type {Feature} References to a file are changed before the file has its new name. */
const willRename = {
  method: 'workspace/willRenameFiles',
  capability: 'workspace.fileOperations.willRename',
  register(session, options) {
    return vscode.workspace.onWillRenameFiles(event => {
      const files = wanted(event.files, options.filters, ({ oldUri }) => oldUri).map(renamed);
      if (files.length === 0) return;
      const answer = session.request('workspace/willRenameFiles', { files }, event.token);
      event.waitUntil(answer.then(edit => (edit ? session.attempt(() => workspaceEdit(edit)) : undefined)));
    });
  },
};

/** @type {Feature} */
const didRename = {
  method: 'workspace/didRenameFiles',
  capability: 'workspace.fileOperations.didRename',
  register(session, options) {
    return vscode.workspace.onDidRenameFiles(event => {
      const files = wanted(event.files, options.filters, ({ oldUri }) => oldUri).map(renamed);
      if (files.length > 0) session.notify('workspace/didRenameFiles', { files });
    });
  },
};

/** @type {Feature} */
const didCreate = {
  method: 'workspace/didCreateFiles',
  capability: 'workspace.fileOperations.didCreate',
  register(session, options) {
    return vscode.workspace.onDidCreateFiles(event => {
      const files = wanted(event.files, options.filters, file => file).map(file => ({ uri: file.toString() }));
      if (files.length > 0) session.notify('workspace/didCreateFiles', { files });
    });
  },
};

/** @type {Feature} */
const didDelete = {
  method: 'workspace/didDeleteFiles',
  capability: 'workspace.fileOperations.didDelete',
  register(session, options) {
    return vscode.workspace.onDidDeleteFiles(event => {
      const files = wanted(event.files, options.filters, file => file).map(file => ({ uri: file.toString() }));
      if (files.length > 0) session.notify('workspace/didDeleteFiles', { files });
    });
  },
};

/** @param {{ oldUri: vscode.Uri, newUri: vscode.Uri }} file */
function renamed({ oldUri, newUri }) {
  return { oldUri: oldUri.toString(), newUri: newUri.toString() };
}

/**
 * The files that a filter of the server is for. A filter for folders is for everything in them, which is not known here, so
 * any name without an extension may be one.
 * @template T
 * @param {readonly T[]} files
 * @param {any} filters
 * @param {(file: T) => vscode.Uri} place
 */
function wanted(files, filters, place) {
  const tests = list(filters, filter => {
    const { glob, matches: kind, options } = filter.pattern ?? {};
    if (typeof glob !== 'string') return undefined;
    return (/** @type {vscode.Uri} */ file) =>
      (!filter.scheme || filter.scheme === file.scheme)
      && (matches(glob, file.path, options?.ignoreCase === true) || (kind !== 'file' && !/\.[^/]*$/.test(file.path)));
  });
  return files.filter(file => tests.some(test => test(place(file))));
}

module.exports = { fileFeatures: [watchedFiles, willRename, didRename, didCreate, didDelete] };
