'use strict';

/** After how many unexpected ends within `period` the server is not started again. */
const most = 5;
const period = 3 * 60 * 1000;
const longest = 30 * 1000;

/** Decides when a server that has ended is started again. */
class Restarts {
  /** @type {number[]} */
  #ends = [];

  /**
   * How long to wait before the next start, or undefined to give up.
   * @param {number} now In milliseconds.
   */
  next(now) {
    this.#ends = this.#ends.filter(end => now - end < period);
    this.#ends.push(now);
    if (this.#ends.length >= most) return undefined;
    return Math.min(500 * 2 ** (this.#ends.length - 1), longest);
  }

  reset() {
    this.#ends = [];
  }
}

module.exports = { Restarts };
