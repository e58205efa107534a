'use strict';

const vscode = require('vscode');
const { list, toDocument } = require('../convert/basics');
const { documentSymbols, symbolInformation } = require('../convert/symbols');

/** @typedef {import('../client/features').Feature} Feature */

/** @type {Feature} */
const symbols = {
  method: 'textDocument/documentSymbol',
  capability: 'documentSymbolProvider',
  register(session, options, selector) {
    const provider = {
      /** @type {vscode.DocumentSymbolProvider['provideDocumentSymbols']} */
      async provideDocumentSymbols(document, token) {
        const params = { textDocument: toDocument(document) };
        return documentSymbols(await session.request('textDocument/documentSymbol', params, token));
      },
    };
    const label = typeof options.label === 'string' ? options.label : 'ibt';
    return vscode.languages.registerDocumentSymbolProvider(selector, provider, { label });
  },
};

/** @type {Feature} */
const workspaceSymbols = {
  method: 'workspace/symbol',
  capability: 'workspaceSymbolProvider',
  register(session) {
    return vscode.languages.registerWorkspaceSymbolProvider({
      async provideWorkspaceSymbols(query, token) {
        return list(await session.request('workspace/symbol', { query }, token), symbolInformation);
      },
    });
  },
};

module.exports = { features: [symbols, workspaceSymbols] };
