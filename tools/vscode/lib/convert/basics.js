'use strict';

const vscode = require('vscode');

/*
 * Positions, ranges and places in both directions. What a server sends may have any shape: functions that read it return
 * undefined for what is not usable, and lists leave it out.
 */

/**
 * The usable elements of a list.
 * @template T
 * @param {any} values
 * @param {(value: any) => T | undefined} convert
 * @returns {T[]}
 */
function list(values, convert) {
  if (!Array.isArray(values)) return [];
  return values.flatMap(value => {
    const converted = value === null || value === undefined ? undefined : convert(value);
    return converted === undefined ? [] : [converted];
  });
}

/** @param {any} value */
function position(value) {
  const isNumber = (/** @type {any} */ number) => Number.isInteger(number) && number >= 0;
  if (!value || !isNumber(value.line) || !isNumber(value.character)) return undefined;
  return new vscode.Position(Math.min(value.line, 0x7fffffff), Math.min(value.character, 0x7fffffff));
}

/** @param {any} value */
function range(value) {
  const start = position(value?.start), end = position(value?.end);
  return start && end && new vscode.Range(start, end);
}

/** @param {any} value */
function uri(value) {
  if (typeof value !== 'string') return undefined;
  try {
    return vscode.Uri.parse(value, true);
  } catch {
    return undefined;
  }
}

/** @param {any} value A `Location`. */
function location(value) {
  const place = uri(value?.uri), where = range(value?.range);
  return place && where && new vscode.Location(place, where);
}

/**
 * @param {any} value A `LocationLink`.
 * @returns {vscode.LocationLink | undefined}
 */
function locationLink(value) {
  const targetUri = uri(value?.targetUri), targetRange = range(value?.targetRange);
  if (!targetUri || !targetRange) return undefined;
  return {
    originSelectionRange: range(value.originSelectionRange), targetUri, targetRange,
    targetSelectionRange: range(value.targetSelectionRange) ?? targetRange,
  };
}

/**
 * @param {any} value A location, locations, or links.
 * @returns {(vscode.Location | vscode.LocationLink)[]}
 */
function locations(value) {
  const values = Array.isArray(value) ? value : [value];
  return list(values, one => (one.targetUri === undefined ? location(one) : locationLink(one)));
}

/** @param {any} value `MarkupContent`, `MarkedString`, or a text. */
function markup(value) {
  if (typeof value === 'string') return new vscode.MarkdownString(value);
  if (typeof value?.value !== 'string') return undefined;
  if (typeof value.language === 'string') return new vscode.MarkdownString().appendCodeblock(value.value, value.language);
  if (value.kind === 'plaintext') return new vscode.MarkdownString().appendText(value.value);
  return new vscode.MarkdownString(value.value);
}

/** @param {any} value Documentation of something: plain text is not Markdown here. */
function documentation(value) {
  return typeof value === 'string' ? value : markup(value);
}

/** @param {any} value */
function text(value) {
  return typeof value === 'string' ? value : undefined;
}

/**
 * A number of an enumeration that counts from 1 in the protocol and from 0 in the editor.
 * @param {any} value
 * @param {number} count
 */
function ordinal(value, count) {
  return Number.isInteger(value) && value >= 1 && value <= count ? value - 1 : undefined;
}

// MARK: To the protocol

/** @param {vscode.Position} value */
function toPosition(value) {
  return { line: value.line, character: value.character };
}

/** @param {vscode.Range} value */
function toRange(value) {
  return { start: toPosition(value.start), end: toPosition(value.end) };
}

/** @param {vscode.TextDocument} document */
function toDocument(document) {
  return { uri: document.uri.toString() };
}

/**
 * @param {vscode.TextDocument} document
 * @param {vscode.Position} value
 */
function toPlace(document, value) {
  return { textDocument: toDocument(document), position: toPosition(value) };
}

module.exports = {
  documentation, list, location, locations, markup, ordinal, position, range, text, toDocument, toPlace, toPosition,
  toRange, uri,
};
