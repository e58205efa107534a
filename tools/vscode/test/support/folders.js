'use strict';

const fs = require('fs');
const os = require('os');
const path = require('path');

/** @type {string[]} */
const folders = [];

process.on('exit', () => folders.forEach(folder => fs.rmSync(folder, { recursive: true, force: true })));

/** A folder that is removed when the tests have run. */
function temporary(prefix = 'ibt-test-') {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), prefix)));
  folders.push(folder);
  return folder;
}

module.exports = { temporary };
