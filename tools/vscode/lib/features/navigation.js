'use strict';

const vscode = require('vscode');
const actions = require('../convert/actions');
const { list, location, locations, toDocument, toPlace } = require('../convert/basics');
const { documentHighlight } = require('../convert/symbols');

/** @typedef {import('../client/features').Feature} Feature */

/** @type {Feature} */
const definition = {
  method: 'textDocument/definition',
  capability: 'definitionProvider',
  register(session, _, selector) {
    return vscode.languages.registerDefinitionProvider(selector, {
      async provideDefinition(document, position, token) {
        const answer = await session.request('textDocument/definition', toPlace(document, position), token);
        // A list has places or links; the editor takes either.
        return /** @type {vscode.LocationLink[]} */ (locations(answer));
      },
    });
  },
};

/** @type {Feature} */
const references = {
  method: 'textDocument/references',
  capability: 'referencesProvider',
  register(session, _, selector) {
    return vscode.languages.registerReferenceProvider(selector, {
      async provideReferences(document, position, { includeDeclaration }, token) {
        const params = { ...toPlace(document, position), context: { includeDeclaration } };
        return list(await session.request('textDocument/references', params, token), location);
      },
    });
  },
};

/** @type {Feature} */
const highlights = {
  method: 'textDocument/documentHighlight',
  capability: 'documentHighlightProvider',
  register(session, _, selector) {
    return vscode.languages.registerDocumentHighlightProvider(selector, {
      async provideDocumentHighlights(document, position, token) {
        const answer = await session.request('textDocument/documentHighlight', toPlace(document, position), token);
        return list(answer, documentHighlight);
      },
    });
  },
};

/** @type {Feature} */
const links = {
  method: 'textDocument/documentLink',
  capability: 'documentLinkProvider',
  register(session, options, selector) {
    return vscode.languages.registerDocumentLinkProvider(selector, {
      async provideDocumentLinks(document, token) {
        const params = { textDocument: toDocument(document) };
        return list(await session.request('textDocument/documentLink', params, token), actions.documentLink);
      },
      async resolveDocumentLink(link, token) {
        const original = options.resolveProvider && actions.original(link);
        return original ? actions.fillLink(link, await session.request('documentLink/resolve', original, token)) : link;
      },
    });
  },
};

module.exports = { features: [definition, references, highlights, links] };
