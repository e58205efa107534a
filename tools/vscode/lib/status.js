'use strict';

const vscode = require('vscode');

/** @type {Record<import('./client/client').State, { text: string, isBusy?: boolean, severity?: number }>} */
const appearances = {
  stopped: { text: 'ibt: stopped', severity: vscode.LanguageStatusSeverity.Warning },
  starting: { text: 'ibt: starting', isBusy: true },
  running: { text: 'ibt' },
  waiting: { text: 'ibt: restarting', isBusy: true },
  failed: { text: 'ibt: failed', severity: vscode.LanguageStatusSeverity.Error },
};

/**
 * Shows in the status bar what the server does.
 * @param {import('./client/client').Client} client
 * @param {vscode.DocumentSelector} selector
 */
function showStatus(client, selector) {
  const item = vscode.languages.createLanguageStatusItem('ibt.server', selector);
  item.name = 'ibt';
  item.command = { title: 'Show Output', command: 'ibt.showOutput' };
  const update = () => {
    const { text, isBusy = false, severity = vscode.LanguageStatusSeverity.Information } = appearances[client.state];
    const { name, version } = client.session?.serverInfo ?? {};
    Object.assign(item, { text, busy: isBusy, severity, detail: name ? `${name} ${version ?? ''}`.trim() : undefined });
  };
  update();
  return vscode.Disposable.from(item, client.onDidChangeState(update));
}

module.exports = { showStatus };
