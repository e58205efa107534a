'use strict';

const vscode = require('vscode');
const { list, text } = require('../convert/basics');

/** @type {import('./features').Feature} The commands of the server are commands of the editor. */
const serverCommands = {
  method: 'workspace/executeCommand',
  capability: 'executeCommandProvider',
  register(session, options) {
    // A name that another extension has already is not a reason to leave out the others.
    const registered = list(list(options.commands, text), command => session.attempt(() =>
      vscode.commands.registerCommand(command, (...values) => execute(session, command, values))));
    return vscode.Disposable.from(...registered);
  },
};

/**
 * @param {import('./session').Session} session
 * @param {string} command
 * @param {any[]} values
 */
async function execute(session, command, values) {
  try {
    return await session.requestOrFail('workspace/executeCommand', { command, arguments: values });
  } catch (error) {
    vscode.window.showErrorMessage(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

module.exports = { serverCommands };
