'use strict';

const numbers = (/** @type {number} */ first, /** @type {number} */ last) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const dynamic = { dynamicRegistration: true };
const markup = ['markdown', 'plaintext'];

/** What this client can do, as the protocol says it to the server. */
const clientCapabilities = {
  general: {
    positionEncodings: ['utf-16'],
    markdown: { parser: 'marked', version: '1.1.0' },
    staleRequestSupport: { cancel: true, retryOnContentModified: [] },
  },
  window: {
    workDoneProgress: true,
    showDocument: { support: true },
    showMessage: { messageActionItem: { additionalPropertiesSupport: true } },
  },
  workspace: {
    applyEdit: true,
    workspaceEdit: {
      documentChanges: true, resourceOperations: ['create', 'rename', 'delete'], failureHandling: 'textOnlyTransactional',
      normalizesLineEndings: true, changeAnnotationSupport: { groupsOnLabel: true },
    },
    configuration: true,
    workspaceFolders: true,
    didChangeConfiguration: dynamic,
    didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
    executeCommand: dynamic,
    symbol: { dynamicRegistration: true, symbolKind: { valueSet: numbers(1, 26) }, tagSupport: { valueSet: [1] } },
    fileOperations: {
      dynamicRegistration: true, willRename: true, didRename: true, didCreate: true, didDelete: true,
    },
    codeLens: { refreshSupport: true },
    inlayHint: { refreshSupport: true },
  },
  textDocument: {
    synchronization: { dynamicRegistration: true, didSave: true, willSave: true, willSaveWaitUntil: true },
    publishDiagnostics: {
      relatedInformation: true, versionSupport: true, codeDescriptionSupport: true, dataSupport: true,
      tagSupport: { valueSet: [1, 2] },
    },
    completion: {
      dynamicRegistration: true, contextSupport: true, insertTextMode: 2,
      completionItem: {
        snippetSupport: true, commitCharactersSupport: true, documentationFormat: markup, deprecatedSupport: true,
        preselectSupport: true, tagSupport: { valueSet: [1] }, insertReplaceSupport: true, labelDetailsSupport: true,
        resolveSupport: { properties: ['documentation', 'detail', 'additionalTextEdits'] },
        insertTextModeSupport: { valueSet: [1, 2] },
      },
      completionItemKind: { valueSet: numbers(1, 25) },
      completionList: { itemDefaults: ['commitCharacters', 'editRange', 'insertTextFormat', 'insertTextMode', 'data'] },
    },
    hover: { dynamicRegistration: true, contentFormat: markup },
    definition: { dynamicRegistration: true, linkSupport: true },
    references: dynamic,
    documentHighlight: dynamic,
    documentSymbol: {
      dynamicRegistration: true, hierarchicalDocumentSymbolSupport: true, labelSupport: true,
      symbolKind: { valueSet: numbers(1, 26) }, tagSupport: { valueSet: [1] },
    },
    codeAction: {
      dynamicRegistration: true, isPreferredSupport: true, disabledSupport: true, dataSupport: true,
      honorsChangeAnnotations: true, resolveSupport: { properties: ['edit', 'command'] },
      codeActionLiteralSupport: {
        codeActionKind: {
          valueSet: [
            '', 'quickfix', 'refactor', 'refactor.extract', 'refactor.inline', 'refactor.move', 'refactor.rewrite', 'source',
            'source.organizeImports', 'source.fixAll',
          ],
        },
      },
    },
    codeLens: dynamic,
    documentLink: { dynamicRegistration: true, tooltipSupport: true },
    colorProvider: dynamic,
    formatting: dynamic,
    rangeFormatting: dynamic,
    rename: {
      dynamicRegistration: true, prepareSupport: true, prepareSupportDefaultBehavior: 1, honorsChangeAnnotations: true,
    },
    linkedEditingRange: dynamic,
    inlayHint: {
      dynamicRegistration: true,
      resolveSupport: { properties: ['tooltip', 'textEdits', 'label.tooltip', 'label.location', 'label.command'] },
    },
  },
};

module.exports = { clientCapabilities };
