'use strict';

const vscode = require('vscode');
const { list, location, ordinal, range, text, uri } = require('./basics');

const kinds = 26;

/** @param {any} value */
function documentSymbol(value) {
  const whole = range(value.range), selected = range(value.selectionRange) ?? range(value.range);
  // The editor refuses the whole list for a name that is empty, or for a name that is outside of its symbol.
  if (!whole || !selected || typeof value.name !== 'string' || !value.name || !whole.contains(selected)) return undefined;
  const symbol = new vscode.DocumentSymbol(value.name, text(value.detail) ?? '', kind(value), whole, selected);
  symbol.children = list(value.children, documentSymbol);
  if (isDeprecated(value)) symbol.tags = [vscode.SymbolTag.Deprecated];
  return symbol;
}

/** @param {any} value A `SymbolInformation` or a `WorkspaceSymbol`, whose location may lack the range. */
function symbolInformation(value) {
  if (typeof value.name !== 'string') return undefined;
  const place = location(value.location) ?? start(value.location);
  if (!place) return undefined;
  const symbol = new vscode.SymbolInformation(value.name, kind(value), text(value.containerName) ?? '', place);
  if (isDeprecated(value)) symbol.tags = [vscode.SymbolTag.Deprecated];
  return symbol;
}

/** @param {any} value */
function start(value) {
  const place = uri(value?.uri);
  return place && new vscode.Location(place, new vscode.Range(0, 0, 0, 0));
}

/**
 * The symbols of a document, as a tree if the server sends one.
 * @param {any} values
 * @returns {vscode.DocumentSymbol[] | vscode.SymbolInformation[]}
 */
function documentSymbols(values) {
  const isFlat = Array.isArray(values) && values.some(value => value?.location);
  return isFlat ? list(values, symbolInformation) : list(values, documentSymbol);
}

/** @param {any} value */
function kind(value) {
  return ordinal(value.kind, kinds) ?? vscode.SymbolKind.Object;
}

/** @param {any} value */
function isDeprecated(value) {
  return value.deprecated === true || (Array.isArray(value.tags) && value.tags.includes(1));
}

/** @param {any} value */
function documentHighlight(value) {
  const where = range(value.range);
  return where && new vscode.DocumentHighlight(where, ordinal(value.kind, 3));
}

module.exports = {
  documentHighlight, documentSymbol, documentSymbols, symbolInformation,
};
