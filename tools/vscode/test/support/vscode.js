'use strict';

/*
 * A stand-in for the `vscode` API: `require('vscode')` returns it in tests. It keeps what is registered and shown, and
 * tests fire its events.
 */

const Module = require('module');
const values = require('./values');
const { TextDocument, change } = require('./documents');
const { matches } = require('../../lib/client/globs');
const { Disposable, EventEmitter, Uri } = values;

const events = Object.fromEntries([
  'onDidOpenTextDocument', 'onDidChangeTextDocument', 'onDidCloseTextDocument', 'onDidSaveTextDocument',
  'onWillSaveTextDocument', 'onDidChangeWorkspaceFolders', 'onDidChangeConfiguration', 'onWillRenameFiles',
  'onDidRenameFiles', 'onDidCreateFiles', 'onDidDeleteFiles', 'onDidChangeTextEditorSelection',
].map(name => [name, new EventEmitter()]));

const nothing = () => ({
  settings: {}, providers: new Map(), commands: new Map(), collections: [], messages: [], panels: [], edits: [],
  progress: [], watchers: [], shown: [], picks: [], answers: [], statusItems: [], serializers: new Map(),
});

/** What the extension has done to the editor, and in `answers` what people will answer to its questions. */
const state = nothing();

function reset() {
  Object.assign(state, nothing());
  for (const emitter of Object.values(events)) emitter.dispose();
  Object.assign(workspace, { textDocuments: [], workspaceFolders: undefined });
  window.visibleTextEditors = [];
  window.activeTextEditor = undefined;
}

function provider(kind) {
  return (...parts) => {
    const found = parts.find(part => part && typeof part === 'object' && !Array.isArray(part)
      && Object.values(part).some(member => typeof member === 'function'));
    const entry = { provider: found, parts };
    state.providers.set(kind, entry);
    return new Disposable(() => state.providers.get(kind) === entry && state.providers.delete(kind));
  };
}

const kinds = [
  'CompletionItem', 'Hover', 'Definition', 'Reference', 'DocumentHighlight', 'DocumentLink', 'DocumentSymbol',
  'WorkspaceSymbol', 'CodeActions', 'Rename', 'DocumentFormattingEdit',
  'DocumentRangeFormattingEdit', 'LinkedEditingRange', 'InlayHints', 'CodeLens', 'Color',
];

const languages = {
  ...Object.fromEntries(kinds.map(kind => [`register${kind}Provider`, provider(kind)])),
  createDiagnosticCollection(name) {
    const entries = new Map();
    const collection = {
      name, entries, isDisposed: false,
      set: (uri, list) => entries.set(uri.toString(), list),
      get: uri => entries.get(uri.toString()),
      delete: uri => entries.delete(uri.toString()),
      clear: () => entries.clear(),
      dispose() {
        entries.clear();
        collection.isDisposed = true;
      },
    };
    state.collections.push(collection);
    return collection;
  },
  createLanguageStatusItem(id, selector) {
    const item = { id, selector, dispose() {} };
    state.statusItems.push(item);
    return item;
  },
  match(selector, document) {
    const isMatch = [selector].flat().some(({ scheme, language, pattern }) =>
      (!scheme || scheme === document.uri.scheme) && (!language || language === document.languageId)
      && (!pattern || matches(pattern, document.uri.path)));
    return isMatch ? 10 : 0;
  },
};

function nested(settings) {
  const result = {};
  for (const [name, value] of Object.entries(settings)) {
    const parts = name.split('.');
    parts.reduce((inner, part, index) => (inner[part] ??= index === parts.length - 1 ? value : {}), result);
  }
  return result;
}

const workspace = {
  textDocuments: [],
  workspaceFolders: undefined,
  getConfiguration: section => ({
    get: name => {
      const path = section ? `${section}.${name}` : name;
      return path in state.settings ? state.settings[path]
        : path.split('.').reduce((inner, part) => inner?.[part], nested(state.settings));
    },
  }),
  async applyEdit(edit) {
    state.edits.push(edit);
    return state.answers.length === 0 || state.answers.shift() !== false;
  },
  async openTextDocument(uri) {
    const found = workspace.textDocuments.find(document => document.uri.toString() === uri.toString());
    if (!found) throw new Error(`${uri} cannot be opened`);
    return found;
  },
  createFileSystemWatcher(pattern, ...ignored) {
    const emitters = [new EventEmitter(), new EventEmitter(), new EventEmitter()];
    const watcher = {
      pattern, ignored, emitters, onDidCreate: emitters[0].event, onDidChange: emitters[1].event,
      onDidDelete: emitters[2].event, dispose: () => (watcher.isDisposed = true),
    };
    state.watchers.push(watcher);
    return watcher;
  },
};

const ask = severity => async (text, ...items) => {
  state.messages.push({ severity, text, items });
  return state.answers.shift();
};

const window = {
  visibleTextEditors: [],
  activeTextEditor: undefined,
  showErrorMessage: ask('error'),
  showWarningMessage: ask('warning'),
  showInformationMessage: ask('info'),
  setStatusBarMessage: text => state.messages.push({ severity: 'status', text }),
  createOutputChannel: name => ({ name, ...logger(), show: () => state.shown.push(name), dispose() {} }),
  async showQuickPick(items, options) {
    state.picks.push({ items, options });
    const choice = state.answers.shift();
    return typeof choice === 'function' ? choice(items) : choice;
  },
  showInputBox: async options => {
    state.picks.push({ options });
    return state.answers.shift();
  },
  async showTextDocument(document, options) {
    state.shown.push({ document, options });
    return { document };
  },
  async withProgress(options, task) {
    const source = new values.CancellationTokenSource();
    const entry = { options, reports: [], isDone: false, cancel: () => source.cancel() };
    state.progress.push(entry);
    const result = await task({ report: value => entry.reports.push(value) }, source.token);
    entry.isDone = true;
    return result;
  },
  createWebviewPanel: (viewType, title, place, options) => new Panel({ viewType, title, place, options }),
  registerWebviewPanelSerializer(viewType, serializer) {
    state.serializers.set(viewType, serializer);
    return new Disposable(() => state.serializers.delete(viewType));
  },
};

/** A panel whose page is only kept as text. */
class Panel {
  visible = true;
  #messages = new EventEmitter();
  #ends = new EventEmitter();
  #views = new EventEmitter();
  onDidDispose = this.#ends.event;
  onDidChangeViewState = this.#views.event;
  posted = [];
  webview = {
    html: '', options: {}, onDidReceiveMessage: this.#messages.event,
    postMessage: async message => this.posted.push(message) > 0,
  };
  constructor(properties) {
    Object.assign(this, properties);
    state.panels.push(this);
  }
  receive(message) {
    this.#messages.fire(message);
  }
  setVisible(isVisible) {
    this.visible = isVisible;
    this.#views.fire({ webviewPanel: this });
  }
  reveal() {
    state.shown.push(this);
  }
  dispose() {
    this.#ends.fire();
  }
}

const commands = {
  registerCommand(name, action) {
    if (state.commands.has(name)) throw new Error(`command '${name}' already exists`);
    state.commands.set(name, action);
    return new Disposable(() => state.commands.delete(name));
  },
  async executeCommand(name, ...parts) {
    return state.commands.has(name) ? state.commands.get(name)(...parts) : void state.shown.push({ command: name, parts });
  },
};

function logger() {
  const lines = [];
  const write = level => (...texts) => lines.push(`${level}: ${texts.join(' ')}`);
  return {
    lines, trace: write('trace'), debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
}

for (const [name, emitter] of Object.entries(events)) {
  const owner = name === 'onDidChangeTextEditorSelection' ? window : workspace;
  owner[name] = emitter.event;
}

/** Opens a document in the editor. */
function open(path, text, languageId) {
  const document = new TextDocument(Uri.file(path), text, languageId);
  workspace.textDocuments.push(document);
  events.onDidOpenTextDocument.fire(document);
  return document;
}

/** Changes a document that is open. */
function type(document, ...edits) {
  events.onDidChangeTextDocument.fire(change(document, edits));
}

const vscode = {
  ...values, languages, workspace, window, commands, version: '1.85.0',
  env: { language: 'en', openExternal: async uri => state.shown.push(uri.toString()) > 0 },
};

const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) => (request === 'vscode' ? __filename + '.api' : resolve(request, ...rest));
require.cache[__filename + '.api'] = /** @type {any} */ ({ id: 'vscode', exports: vscode, loaded: true });

module.exports = { events, logger, open, reset, state, type, vscode };
