'use strict';

const vscode = require('vscode');
const actions = require('../convert/actions');
const { list, range, text, toDocument, toPlace, toPosition, toRange } = require('../convert/basics');
const { toDiagnostic } = require('../convert/diagnostics');
const { textEdits, workspaceEdit } = require('../convert/edits');

/** @typedef {import('../client/features').Feature} Feature */

/** @type {Feature} */
const codeActions = {
  method: 'textDocument/codeAction',
  capability: 'codeActionProvider',
  register(session, options, selector) {
    /** @type {vscode.CodeActionProvider} */
    const provider = {
      async provideCodeActions(document, where, context, token) {
        const params = {
          textDocument: toDocument(document), range: toRange(where),
          context: {
            diagnostics: context.diagnostics.map(toDiagnostic), only: context.only && [context.only.value],
            triggerKind: context.triggerKind,
          },
        };
        // An action whose edit is not usable does not hide the others.
        const answer = await session.request('textDocument/codeAction', params, token);
        return list(answer, value => session.attempt(() => actions.codeAction(value)));
      },
      async resolveCodeAction(action, token) {
        const original = options.resolveProvider && actions.original(action);
        if (!original || action.edit) return action;
        return actions.fillAction(action, await session.request('codeAction/resolve', original, token));
      },
    };
    const kinds = list(options.codeActionKinds, actions.kind);
    return vscode.languages.registerCodeActionsProvider(
      selector, provider, kinds.length > 0 ? { providedCodeActionKinds: kinds } : undefined);
  },
};

/** @type {Feature} */
const rename = {
  method: 'textDocument/rename',
  capability: 'renameProvider',
  register(session, options, selector) {
    /** @type {vscode.RenameProvider} */
    const provider = {
      async provideRenameEdits(document, position, newName, token) {
        const params = { ...toPlace(document, position), newName };
        // The editor shows the reason of a failure.
        return workspaceEdit(await session.requestOrFail('textDocument/rename', params, token));
      },
    };
    if (options.prepareProvider) provider.prepareRename = async (document, position, token) => {
      const answer = await session.requestOrFail('textDocument/prepareRename', toPlace(document, position), token);
      if (!answer) throw new Error('There is nothing to rename here.');
      // Without a range, the editor renames the word.
      if (answer.defaultBehavior) return undefined;
      const whole = range(answer.range ?? answer);
      const placeholder = text(answer.placeholder);
      return whole && (placeholder === undefined ? whole : { range: whole, placeholder });
    };
    return vscode.languages.registerRenameProvider(selector, provider);
  },
};

/** @type {Feature} */
const formatting = {
  method: 'textDocument/formatting',
  capability: 'documentFormattingProvider',
  register(session, _, selector) {
    return vscode.languages.registerDocumentFormattingEditProvider(selector, {
      async provideDocumentFormattingEdits(document, options, token) {
        const params = { textDocument: toDocument(document), options: { ...options } };
        return textEdits(await session.request('textDocument/formatting', params, token));
      },
    });
  },
};

/** @type {Feature} */
const rangeFormatting = {
  method: 'textDocument/rangeFormatting',
  capability: 'documentRangeFormattingProvider',
  register(session, _, selector) {
    return vscode.languages.registerDocumentRangeFormattingEditProvider(selector, {
      async provideDocumentRangeFormattingEdits(document, where, options, token) {
        const params = { textDocument: toDocument(document), range: toRange(where), options: { ...options } };
        return textEdits(await session.request('textDocument/rangeFormatting', params, token));
      },
    });
  },
};

/** @type {Feature} */
const linkedEditing = {
  method: 'textDocument/linkedEditingRange',
  capability: 'linkedEditingRangeProvider',
  register(session, _, selector) {
    return vscode.languages.registerLinkedEditingRangeProvider(selector, {
      async provideLinkedEditingRanges(document, position, token) {
        const params = { textDocument: toDocument(document), position: toPosition(position) };
        const answer = await session.request('textDocument/linkedEditingRange', params, token);
        const ranges = list(answer?.ranges, range);
        return ranges.length > 0 ? new vscode.LinkedEditingRanges(ranges) : undefined;
      },
    });
  },
};

module.exports = { features: [codeActions, rename, formatting, rangeFormatting, linkedEditing] };
