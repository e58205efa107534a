'use strict';

const { spawn, spawnSync } = require('child_process');
const fs = require('fs');
const path = require('path');
const { temporary } = require('./folders');
const { settled } = require('./pair');

/** Chromium, spoken to in the DevTools protocol through a pipe. */
class Browser {
  #count = 0;
  #buffer = '';
  #waiting = new Map();
  #session = undefined;

  static isInstalled() {
    return spawnSync('chromium', ['--version']).status === 0;
  }

  constructor(width, height) {
    this.profile = temporary();
    this.process = spawn('chromium', [
      '--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-pipe', `--user-data-dir=${this.profile}`,
      `--window-size=${width},${height}`, 'data:,',
    ], { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    this.process.stdio[4].setEncoding('utf8').on('data', text => this.#read(text));
  }

  #read(text) {
    const parts = (this.#buffer + text).split('\0');
    this.#buffer = parts.pop();
    for (const { id, result, error } of parts.map(part => JSON.parse(part))) this.#waiting.get(id)?.(result ?? error);
  }

  call(method, params = {}) {
    const id = ++this.#count;
    const answer = new Promise(resolve => this.#waiting.set(id, resolve));
    this.process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId: this.#session })}\0`);
    return answer;
  }

  /** Opens a file. The script runs before scripts of the page, now and each time. */
  async open(file, script) {
    if (!this.#session) {
      const { targetId } = await this.call('Target.createTarget', { url: 'data:,' });
      this.#session = (await this.call('Target.attachToTarget', { targetId, flatten: true })).sessionId;
      await this.call('Page.enable');
    }
    await this.call('Page.addScriptToEvaluateOnNewDocument', { source: script });
    await this.call('Page.navigate', { url: `file://${file}` });
    // The event of the empty page before may come late, so the page itself says whether it is there.
    const isLoaded = `location.href === 'file://${file}' && document.readyState === 'complete'`;
    while (!await this.value(isLoaded).catch(() => false)) await settled(20);
  }

  async value(expression) {
    const { result, exceptionDetails } = await this.call('Runtime.evaluate', { expression, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  async click(x, y) {
    for (const type of ['mousePressed', 'mouseReleased']) {
      await this.call('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
    }
  }

  /** Writes what the window shows into a file. */
  async screenshot(file) {
    const { data } = await this.call('Page.captureScreenshot', { format: 'png' });
    fs.writeFileSync(file, Buffer.from(data, 'base64'));
  }

  async close() {
    this.process.kill('SIGKILL');
    await new Promise(resolve => this.process.once('close', resolve));
  }
}

module.exports = { Browser };
