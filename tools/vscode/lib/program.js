'use strict';

const fs = require('fs');
const os = require('os');
const path = require('path');

/**
 * Where `ibt` is, or why there is none.
 * @typedef {{ path: string, source: 'setting' | 'extension' | 'PATH' } | { problem: string }} Program
 */

/**
 * Looks for the program: what the setting names, then the one in the extension, then PATH.
 *
 * A setting that names nothing is a problem, so that nobody wonders which program runs.
 * @param {{ setting?: string, extension: string, environment?: NodeJS.ProcessEnv, folder?: string }} places
 * @returns {Program}
 */
function findProgram({ setting = '', extension, environment = process.env, folder }) {
  const configured = setting.trim();
  if (configured) {
    const found = configured.includes('/') || configured.includes(path.sep)
      ? executable(absolute(configured, folder)) : onPath(configured, environment);
    return found ? { path: found, source: 'setting' }
      : { problem: `the setting ibt.path names \`${configured}\`, which is not a program that can be run` };
  }
  const name = process.platform === 'win32' ? 'ibt.exe' : 'ibt';
  const packed = path.join(extension, 'server', name);
  allowToRun(packed);
  const found = executable(packed);
  if (found) return { path: found, source: 'extension' };
  const installed = onPath(name, environment);
  if (installed) return { path: installed, source: 'PATH' };
  return { problem: 'the program ibt is neither in the extension nor on the search path (PATH)' };
}

/**
 * @param {string} file
 * @param {string} [folder]
 */
function absolute(file, folder) {
  const home = file === '~' || file.startsWith('~/') ? path.join(os.homedir(), file.slice(1)) : file;
  const expanded = home.replace('${workspaceFolder}', folder ?? '${workspaceFolder}');
  return path.resolve(folder ?? os.homedir(), expanded);
}

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} environment
 */
function onPath(name, environment) {
  for (const folder of (environment.PATH ?? '').split(path.delimiter)) {
    const found = path.isAbsolute(folder) && executable(path.join(folder, name));
    if (found) return found;
  }
  return undefined;
}

/** @param {string} file */
function executable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Some programs that unpack extensions forget the mode of files.
 * @param {string} file
 */
function allowToRun(file) {
  try {
    if (fs.statSync(file).isFile() && !executable(file)) fs.chmodSync(file, 0o755);
  } catch {
    // There is none, or the folder cannot be written.
  }
}

module.exports = { findProgram };
