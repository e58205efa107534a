'use strict';

const vscode = require('vscode');
const { Client } = require('./lib/client/client');
const { clientCommands, commands } = require('./lib/commands/commands');
const { Comparisons } = require('./lib/commands/compare');
const { WorkspaceLint } = require('./lib/commands/lint');
const { Previews } = require('./lib/preview/previews');
const { folder, program, selector, setting } = require('./lib/settings');
const { showStatus } = require('./lib/status');

/** @type {Client | undefined} */
let client;

/** @param {vscode.ExtensionContext} context */
function activate(context) {
  const log = vscode.window.createOutputChannel('ibt', { log: true });
  const findOrExplain = () => {
    const found = program(context);
    if ('path' in found) return found.path;
    explain(found.problem, log);
    return undefined;
  };
  client = new Client({
    log, selector, clientCommands, version: context.extension.packageJSON.version,
    start() {
      const path = findOrExplain();
      if (!path) return undefined;
      return { program: path, arguments: ['server', ...setting('server.arguments', [])], folder: folder() };
    },
  });
  const previews = new Previews(findOrExplain);
  const comparisons = new Comparisons(findOrExplain);
  const lint = new WorkspaceLint(findOrExplain, document => client?.session?.documents?.isOpen(document) === true);
  const named = commands({ client, previews, comparisons, lint, log });
  context.subscriptions.push(
    log, previews, previews.restoring(), lint, showStatus(client, selector),
    ...Object.entries(named).map(([name, action]) => vscode.commands.registerCommand(name, action)),
    vscode.workspace.onDidChangeConfiguration(event => didChangeSettings(event, previews)),
    vscode.workspace.onDidOpenTextDocument(startFor));
  vscode.workspace.textDocuments.forEach(startFor);
}

async function deactivate() {
  await client?.stop();
  client = undefined;
}

/**
 * The server starts with the first document that it is for.
 * @param {vscode.TextDocument} document
 */
function startFor(document) {
  if (client?.state === 'stopped' && vscode.languages.match(selector, document) > 0) client.start();
}

/**
 * @param {vscode.ConfigurationChangeEvent} event
 * @param {Previews} previews
 */
function didChangeSettings(event, previews) {
  const isOther = event.affectsConfiguration('ibt.path') || event.affectsConfiguration('ibt.server.arguments');
  if (isOther && client?.state !== 'stopped') client?.restart();
  if (isOther || event.affectsConfiguration('ibt.device')) previews.update();
}

/**
 * @param {string} problem
 * @param {vscode.LogOutputChannel} log
 */
async function explain(problem, log) {
  log.error(problem);
  const settings = 'Open Settings';
  const choice = await vscode.window.showErrorMessage(`ibt cannot start: ${problem}.`, settings, 'Show Output');
  if (choice === settings) vscode.commands.executeCommand('workbench.action.openSettings', 'ibt.path');
  else if (choice) log.show();
}

module.exports = { activate, deactivate };
