'use strict';

const { logger, reset, state } = require('./vscode');
const { Session } = require('../../lib/client/session');
const { selector } = require('../../lib/settings');
const { ServerEnd } = require('./pair');

/** Everything that a server can offer. */
const everything = {
  textDocumentSync: { openClose: true, change: 2, save: { includeText: true }, willSave: true, willSaveWaitUntil: true },
  completionProvider: { triggerCharacters: ['<', '"'], resolveProvider: true },
  hoverProvider: true, definitionProvider: true, referencesProvider: true, documentHighlightProvider: true,
  documentLinkProvider: { resolveProvider: true }, documentSymbolProvider: { label: 'Objects' },
  workspaceSymbolProvider: true,
  codeActionProvider: { codeActionKinds: ['quickfix', 'source.fixAll.ibt'], resolveProvider: true },
  renameProvider: { prepareProvider: true }, documentFormattingProvider: true, documentRangeFormattingProvider: true,
  linkedEditingRangeProvider: true, inlayHintProvider: { resolveProvider: true }, codeLensProvider: { resolveProvider: true },
  colorProvider: true, executeCommandProvider: { commands: ['ibt.wrap', 'ibt.pin'] },
  workspace: {
    workspaceFolders: { supported: true, changeNotifications: true },
    fileOperations: {
      willRename: { filters: [{ scheme: 'file', pattern: { glob: '**/*.{storyboard,xib}' } }] },
      didRename: { filters: [{ pattern: { glob: '**/*.storyboard', matches: 'file' } }] },
      didCreate: { filters: [{ pattern: { glob: '**/*.storyboard', matches: 'file' } }] },
      didDelete: { filters: [{ pattern: { glob: '**/*.storyboard', matches: 'file' } }] },
    },
  },
};

/** A session with a server that answers with these methods. */
async function begin(methods = {}, capabilities = everything, prepare = () => {}) {
  reset();
  prepare();
  const server = new ServerEnd({ initialize: () => ({ capabilities, serverInfo: { name: 'stand-in' } }), ...methods });
  const session = new Session(server.output, server.input, {
    log: logger(), selector, version: '1', clientCommands: ['ibt.showReferences'],
  });
  await session.initialize();
  return { server, session, provider: kind => state.providers.get(kind)?.provider };
}

/** A range of the protocol. */
function range(startLine, startCharacter, endLine = startLine, endCharacter = startCharacter) {
  return { start: { line: startLine, character: startCharacter }, end: { line: endLine, character: endCharacter } };
}

/** A range of the editor as numbers. */
function numbers({ start, end }) {
  return [start.line, start.character, end.line, end.character];
}

/** A cancellation token that is never cancelled. */
const token = { isCancellationRequested: false, onCancellationRequested: () => ({ dispose() {} }) };

module.exports = { begin, everything, numbers, range, token };
