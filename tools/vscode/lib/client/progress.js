'use strict';

const vscode = require('vscode');

/** Shows the work of the server in the status bar. */
class ProgressDisplay {
  /** @type {Map<string | number, { report: (value: any) => void, end: () => void }>} */
  #running = new Map();

  /** @param {import('./session').Session} session */
  constructor(session) {
    this.session = session;
  }

  /**
   * `$/progress`
   * @param {any} params
   */
  receive(params) {
    const token = params?.token, value = params?.value;
    switch (value?.kind) {
      case 'begin': return this.#begin(token, value);
      case 'report': return this.#running.get(token)?.report(value);
      case 'end': return this.#running.get(token)?.end();
    }
  }

  dispose() {
    for (const { end } of this.#running.values()) end();
  }

  /**
   * @param {string | number} token
   * @param {any} first
   */
  #begin(token, first) {
    this.#running.get(token)?.end();
    const options = {
      location: first.cancellable ? vscode.ProgressLocation.Notification : vscode.ProgressLocation.Window,
      title: String(first.title ?? 'ibt'), cancellable: first.cancellable === true,
    };
    let shown = 0;
    vscode.window.withProgress(options, (progress, cancellation) => {
      cancellation.onCancellationRequested(() => this.session.notify('window/workDoneProgress/cancel', { token }));
      return new Promise(resolve => {
        const report = (/** @type {any} */ { message, percentage }) => {
          // The editor adds increments.
          const increment = Number.isFinite(percentage) ? Math.max(percentage - shown, 0) : undefined;
          shown += increment ?? 0;
          progress.report({ message: typeof message === 'string' ? message : undefined, increment });
        };
        const end = () => {
          if (this.#running.get(token)?.end === end) this.#running.delete(token);
          resolve(undefined);
        };
        this.#running.set(token, { report, end });
        report(first);
      });
    });
  }
}

module.exports = { ProgressDisplay };
