'use strict';

const vscode = require('vscode');
const actions = require('../convert/actions');
const { list, toDocument, toPosition } = require('../convert/basics');
const { workspaceEdit } = require('../convert/edits');

const kind = 'source.fixAll';

/**
 * Applies all safe fixes to a document, as `ibt lint --fix` does.
 * @param {import('../client/session').Session | undefined} session
 * @param {vscode.TextDocument | undefined} document
 */
async function fixAll(session, document) {
  if (!session || !document || !session.documents?.isOpen(document)) {
    return void vscode.window.showInformationMessage('Open a document that ibt checks to fix it.');
  }
  const end = document.positionAt(document.getText().length);
  const params = {
    textDocument: toDocument(document), range: { start: { line: 0, character: 0 }, end: toPosition(end) },
    context: { diagnostics: [], only: [kind], triggerKind: 1 },
  };
  try {
    const found = list(await session.requestOrFail('textDocument/codeAction', params), value => value)
      .find(value => typeof value.kind === 'string' && value.kind.startsWith(kind) && !value.disabled);
    const action = found && (found.edit || found.command ? found : await session.requestOrFail('codeAction/resolve', found));
    if (!action) return void vscode.window.showInformationMessage('There is nothing to fix.');
    await carryOut(action);
  } catch (error) {
    vscode.window.showErrorMessage(error instanceof Error ? error.message : String(error));
  }
}

/** @param {any} action */
async function carryOut(action) {
  if (action.edit && !await vscode.workspace.applyEdit(workspaceEdit(action.edit))) {
    throw new Error('The editor has refused the edit.');
  }
  const command = actions.command(typeof action.command === 'string' ? action : action.command);
  if (command) await vscode.commands.executeCommand(command.command, ...command.arguments ?? []);
}

module.exports = { fixAll };
