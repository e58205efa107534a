'use strict';

const vscode = require('vscode');
const actions = require('../convert/actions');
const { list, toDocument, toRange } = require('../convert/basics');
const { colorInformation, colorPresentation, toColor } = require('../convert/colors');

/** @typedef {import('../client/features').Feature} Feature */

/** @type {Feature} */
const inlayHints = {
  method: 'textDocument/inlayHint',
  capability: 'inlayHintProvider',
  register(session, options, selector) {
    return vscode.languages.registerInlayHintsProvider(selector, {
      onDidChangeInlayHints: session.onRefresh('workspace/inlayHint/refresh'),
      async provideInlayHints(document, where, token) {
        const params = { textDocument: toDocument(document), range: toRange(where) };
        return list(await session.request('textDocument/inlayHint', params, token), actions.inlayHint);
      },
      async resolveInlayHint(hint, token) {
        const original = options.resolveProvider && actions.original(hint);
        return original ? actions.fillHint(hint, await session.request('inlayHint/resolve', original, token)) : hint;
      },
    });
  },
};

/** @type {Feature} */
const codeLenses = {
  method: 'textDocument/codeLens',
  capability: 'codeLensProvider',
  register(session, options, selector) {
    return vscode.languages.registerCodeLensProvider(selector, {
      onDidChangeCodeLenses: session.onRefresh('workspace/codeLens/refresh'),
      async provideCodeLenses(document, token) {
        const params = { textDocument: toDocument(document) };
        return list(await session.request('textDocument/codeLens', params, token), actions.codeLens);
      },
      async resolveCodeLens(lens, token) {
        const original = options.resolveProvider && actions.original(lens);
        return original ? actions.fillLens(lens, await session.request('codeLens/resolve', original, token)) : lens;
      },
    });
  },
};

/** @type {Feature} */
const colors = {
  method: 'textDocument/documentColor',
  capability: 'colorProvider',
  register(session, _, selector) {
    return vscode.languages.registerColorProvider(selector, {
      async provideDocumentColors(document, token) {
        const params = { textDocument: toDocument(document) };
        return list(await session.request('textDocument/documentColor', params, token), colorInformation);
      },
      async provideColorPresentations(color, { document, range }, token) {
        const params = { textDocument: toDocument(document), color: toColor(color), range: toRange(range) };
        return list(await session.request('textDocument/colorPresentation', params, token), colorPresentation);
      },
    });
  },
};

module.exports = { features: [inlayHints, codeLenses, colors] };
