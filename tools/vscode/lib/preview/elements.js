'use strict';

/*
 * Where the objects of a document are in its text. The text may be broken while people type, so this reads tags one after
 * the other and expects nothing.
 */

/**
 * A tag: where it is, what it is called, and the values of attributes that hold ids.
 * @typedef {{ start: number, end: number, isEnd: boolean, isClosed: boolean, name: string, text: string }} Tag
 */

const tag = /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<\?[^]*?(?:\?>|$)|<(\/?)([A-Za-z_][\w.:-]*)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>?/g;

/**
 * The tags of a text, without comments.
 * @param {string} text
 * @returns {Generator<Tag>}
 */
function* tags(text) {
  for (const match of text.matchAll(tag)) {
    if (match[2] === undefined) continue;
    const start = match.index ?? 0;
    yield {
      start, end: start + match[0].length, isEnd: match[1] === '/', isClosed: match[0].endsWith('/>'), name: match[2], text: match[3],
    };
  }
}

/** How many objects after the offset are named. */
const mostFollowing = 8;

const referring = ['id', 'firstItem', 'secondItem', 'destination'];

/**
 * The ids of the objects at an offset, the innermost first. Those that an element is about come before the elements around
 * it: the items of a constraint, the destination of an outlet. The first ones that follow in the same scene are at the end,
 * because a controller is shown by its view.
 * @param {string} text
 * @param {number} offset
 * @returns {string[]}
 */
function objectsAt(text, offset) {
  /** @type {Tag[]} */
  const open = [];
  /** @type {string[]} */
  const following = [];
  for (const one of tags(text)) {
    if (one.start >= offset) {
      if (following.length === mostFollowing || (one.isEnd && one.name === 'scene')) break;
      const id = one.isEnd ? undefined : attribute(one.text, 'id');
      if (id !== undefined) following.push(id);
    } else if (one.isEnd) {
      const index = open.map(({ name }) => name).lastIndexOf(one.name);
      // The end tag at the offset belongs to its element.
      if (index >= 0 && offset >= one.end) open.length = index;
    } else if (!one.isClosed || offset < one.end) {
      open.push(one);
    }
  }
  const ids = open.reverse().flatMap(({ text }) => referring.flatMap(name => attribute(text, name) ?? []));
  return [...new Set([...ids, ...following])];
}

/**
 * The offsets of the start tag of an object.
 * @param {string} text
 * @param {string} id
 * @returns {{ start: number, end: number } | undefined}
 */
function objectRange(text, id) {
  for (const { start, end, isEnd, text: attributes } of tags(text)) {
    if (!isEnd && attribute(attributes, 'id') === id) return { start, end };
  }
  return undefined;
}

/**
 * @param {string} attributes
 * @param {string} name
 */
function attribute(attributes, name) {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return match ? match[1] ?? match[2] : undefined;
}

module.exports = { objectRange, objectsAt };
