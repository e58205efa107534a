'use strict';

const vscode = require('vscode');
const { list, toDocument, toPosition } = require('../convert/basics');
const { documentSymbols, foldingRange, selectionRange, symbolInformation } = require('../convert/symbols');

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

/** @type {Feature} */
const folding = {
  method: 'textDocument/foldingRange',
  capability: 'foldingRangeProvider',
  register(session, _, selector) {
    return vscode.languages.registerFoldingRangeProvider(selector, {
      async provideFoldingRanges(document, _context, token) {
        const params = { textDocument: toDocument(document) };
        return list(await session.request('textDocument/foldingRange', params, token), foldingRange);
      },
    });
  },
};

/** @type {Feature} */
const selections = {
  method: 'textDocument/selectionRange',
  capability: 'selectionRangeProvider',
  register(session, _, selector) {
    return vscode.languages.registerSelectionRangeProvider(selector, {
      async provideSelectionRanges(document, positions, token) {
        const params = { textDocument: toDocument(document), positions: positions.map(toPosition) };
        const answer = await session.request('textDocument/selectionRange', params, token);
        const ranges = list(answer, selectionRange);
        // Each position needs its range; a shorter list would be for other positions.
        return ranges.length === positions.length ? ranges : undefined;
      },
    });
  },
};

module.exports = { features: [symbols, workspaceSymbols, folding, selections] };
