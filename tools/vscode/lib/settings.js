'use strict';

const vscode = require('vscode');
const { findProgram } = require('./program');

/**
 * The documents that the server is for, by their names, so that it does not matter which language people give them.
 * @type {vscode.DocumentFilter[]}
 */
const selector = ['**/*.storyboard', '**/*.xib', '**/*.layouts.xml', '**/.ibt.yml']
  .map(pattern => ({ scheme: 'file', pattern }));

/** @type {vscode.DocumentFilter[]} The documents that can be drawn. */
const drawable = selector.slice(0, 2);

/** @param {vscode.TextDocument | undefined} document */
function isDrawable(document) {
  return document !== undefined && vscode.languages.match(drawable, document) > 0;
}

/**
 * A setting of the extension.
 * @template T
 * @param {string} name Without `ibt.`
 * @param {T} standard
 * @param {vscode.Uri} [place]
 * @returns {T}
 */
function setting(name, standard, place) {
  return vscode.workspace.getConfiguration('ibt', place).get(name) ?? standard;
}

/** The first folder of the workspace. */
function folder() {
  const { workspaceFolders } = vscode.workspace;
  return workspaceFolders?.find(({ uri }) => uri.scheme === 'file')?.uri.fsPath;
}

/** @param {vscode.ExtensionContext} context */
function program(context) {
  return findProgram({ setting: setting('path', ''), extension: context.extensionPath, folder: folder() });
}

/** @param {vscode.Uri} [place] */
function devices(place) {
  const names = setting('device', /** @type {string | string[]} */ (''), place);
  return [names].flat().filter(name => typeof name === 'string' && name.trim() !== '');
}

module.exports = { devices, folder, isDrawable, program, selector, setting };
