'use strict';

/**
 * Whether a path matches a pattern of the protocol: `*`, `?`, `**`, `{a,b}`, `[0-9]`, `[!0-9]`.
 * @param {string} pattern
 * @param {string} path With `/` between names. A pattern that is not absolute is for the end of it.
 * @param {boolean} [ignoresCase]
 */
function matches(pattern, path, ignoresCase = false) {
  const start = pattern.startsWith('/') ? '^' : '^(?:.*/)?';
  try {
    return new RegExp(`${start}${expression(pattern)}$`, ignoresCase ? 'is' : 's').test(path);
  } catch {
    return false;
  }
}

/** @param {string} pattern */
function expression(pattern) {
  let result = '', depth = 0;
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern[index];
    if (character === '*') {
      const isAnyDepth = pattern[index + 1] === '*';
      const skipsSlash = isAnyDepth && pattern[index + 2] === '/';
      result += skipsSlash ? '(?:.*/)?' : isAnyDepth ? '.*' : '[^/]*';
      index += skipsSlash ? 2 : isAnyDepth ? 1 : 0;
    } else if (character === '?') {
      result += '[^/]';
    } else if (character === '{') {
      depth++;
      result += '(?:';
    } else if (character === '}' && depth > 0) {
      depth--;
      result += ')';
    } else if (character === ',' && depth > 0) {
      result += '|';
    } else if (character === '[' && pattern.indexOf(']', index + 2) > 0) {
      const end = pattern.indexOf(']', index + 2);
      result += `[${pattern.slice(index + 1, end).replace(/^!/, '^').replace(/[\\[]/g, '\\$&')}]`;
      index = end;
    } else {
      result += character.replace(/[.+^$()|[\]{}\\]/, '\\$&');
    }
  }
  return result;
}

module.exports = { matches };
