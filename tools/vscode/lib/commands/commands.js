'use strict';

const vscode = require('vscode');
const { location, position, list, uri } = require('../convert/basics');
const { isDrawable } = require('../settings');
const { fixAll } = require('./fix');

/**
 * What the commands work with.
 * @typedef {object} Parts
 * @property {import('../client/client').Client} client
 * @property {import('../preview/previews').Previews} previews
 * @property {import('./compare').Comparisons} comparisons
 * @property {import('./lint').WorkspaceLint} lint
 * @property {vscode.LogOutputChannel} log
 */

/**
 * The commands of the extension by their names. The editor passes the file that was clicked, if there is one, and so may the
 * server in code lenses.
 * @param {Parts} parts
 * @returns {Record<string, (...values: any[]) => any>}
 */
function commands({ client, previews, comparisons, lint, log }) {
  return {
    // The editor passes the files that are selected as well, so only a text is an object.
    'ibt.showPreview': async (place, object) =>
      previews.show(await documentAt(place), typeof object === 'string' ? object : undefined),
    'ibt.compareWithHead': place => withFile(place, file => comparisons.withHead(file)),
    'ibt.compareWithRevision': place => withFile(place, file => comparisons.withRevision(file)),
    'ibt.compareRevisions': place => withFile(place, file => comparisons.ofRevisions(file)),
    'ibt.lintWorkspace': () => lint.start(),
    'ibt.fixAll': () => fixAll(client.session, vscode.window.activeTextEditor?.document),
    'ibt.restartServer': () => client.restart(),
    'ibt.showOutput': () => log.show(),
    'ibt.showReferences': showReferences,
  };
}

/** The commands that the server may use in code lenses and code actions. */
const clientCommands = ['ibt.showPreview', 'ibt.compareWithHead', 'ibt.showReferences'];

/** @param {unknown} place */
function fileAt(place) {
  if (place instanceof vscode.Uri) return place;
  return uri(place) ?? vscode.window.activeTextEditor?.document.uri;
}

/** @param {unknown} place */
async function documentAt(place) {
  const file = fileAt(place);
  return file && vscode.workspace.openTextDocument(file);
}

/**
 * @param {unknown} place
 * @param {(file: vscode.Uri) => any} action
 */
async function withFile(place, action) {
  const file = fileAt(place);
  const document = file?.scheme === 'file' ? await vscode.workspace.openTextDocument(file) : undefined;
  if (file && isDrawable(document)) return action(file);
  vscode.window.showInformationMessage('Open a storyboard or a xib to compare its versions.');
}

/**
 * Shows places, as the editor does for references.
 * @param {unknown} place
 * @param {unknown} where
 * @param {unknown} places
 */
function showReferences(place, where, places) {
  const file = uri(place), start = position(where);
  if (!file || !start) return undefined;
  return vscode.commands.executeCommand('editor.action.showReferences', file, start, list(places, location));
}

module.exports = { clientCommands, commands };
