'use strict';

const { spawn } = require('child_process');

/**
 * What a program has written and how it ended.
 * @typedef {{ code: number | null, output: Buffer, complaint: string }} Outcome
 */

/**
 * Runs a program to its end. Rejects if it cannot be started, writes too much, or is aborted.
 * @param {string} program
 * @param {string[]} values
 * @param {{ folder?: string, input?: string, signal?: AbortSignal, largest?: number }} [options]
 * @returns {Promise<Outcome>}
 */
function run(program, values, options = {}) {
  const { folder, input, signal, largest = 64 * 1024 * 1024 } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(program, values, { cwd: folder, signal, stdio: 'pipe', killSignal: 'SIGKILL' });
    /** @type {Buffer[]} */
    const output = [];
    let complaint = '', size = 0;
    child.stdout.on('data', chunk => {
      size += chunk.length;
      if (size <= largest) return output.push(chunk);
      child.kill('SIGKILL');
      reject(new Error(`${program} has written more than ${largest} bytes`));
    });
    child.stderr.setEncoding('utf8').on('data', text => (complaint = (complaint + text).slice(-10_000)));
    child.on('error', reject);
    child.on('close', code => resolve({ code, output: Buffer.concat(output), complaint: complaint.trim() }));
    // A program that fails early does not read its input.
    child.stdin.on('error', () => {});
    child.stdin.end(input ?? '');
  });
}

module.exports = { run };
