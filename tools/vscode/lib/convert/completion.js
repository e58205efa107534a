'use strict';

const vscode = require('vscode');
const { command } = require('./actions');
const { documentation, list, ordinal, range, text } = require('./basics');
const { textEdits } = require('./edits');

/**
 * What the server has sent for each item: it is needed to resolve the item.
 * @type {WeakMap<vscode.CompletionItem, any>}
 */
const originals = new WeakMap();

const isSnippet = (/** @type {any} */ value) => value.insertTextFormat === 2;

/** @param {any} value A list of items or a `CompletionList`. */
function completions(value) {
  const items = Array.isArray(value) ? value : value?.items;
  const defaults = Array.isArray(value) ? {} : value?.itemDefaults ?? {};
  return new vscode.CompletionList(list(items, item => completion(item, defaults)), value?.isIncomplete === true);
}

/**
 * @param {any} value
 * @param {any} [defaults]
 */
function completion(value, defaults = {}) {
  if (typeof value.label !== 'string') return undefined;
  const { detail, description } = value.labelDetails ?? {};
  const label = detail || description ? { label: value.label, detail, description } : value.label;
  const item = new vscode.CompletionItem(label, ordinal(value.kind, 25));
  fill(item, withDefaults(value, defaults));
  return item;
}

/**
 * @param {any} value
 * @param {any} defaults
 */
function withDefaults(value, defaults) {
  const { editRange, insertTextFormat, insertTextMode, commitCharacters, data } = defaults;
  const merged = { insertTextFormat, insertTextMode, commitCharacters, data, ...value };
  if (!merged.textEdit && editRange) {
    const where = editRange.insert ? editRange : { range: editRange };
    merged.textEdit = { ...where, newText: merged.textEditText ?? merged.insertText ?? merged.label };
  }
  return merged;
}

/**
 * @param {vscode.CompletionItem} item
 * @param {any} value
 */
function fill(item, value) {
  item.detail = text(value.detail);
  item.documentation = documentation(value.documentation);
  item.filterText = text(value.filterText);
  item.sortText = text(value.sortText);
  item.preselect = value.preselect === true;
  item.keepWhitespace = value.insertTextMode === 1 ? true : undefined;
  if (Array.isArray(value.tags) && value.tags.includes(1) || value.deprecated === true) {
    item.tags = [vscode.CompletionItemTag.Deprecated];
  }
  const inserted = text(value.textEdit?.newText) ?? text(value.insertText);
  if (inserted !== undefined) item.insertText = isSnippet(value) ? new vscode.SnippetString(inserted) : inserted;
  item.range = replaced(value.textEdit);
  if (Array.isArray(value.commitCharacters)) item.commitCharacters = list(value.commitCharacters, text);
  if (value.additionalTextEdits) item.additionalTextEdits = textEdits(value.additionalTextEdits);
  item.command = command(value.command);
  originals.set(item, value);
}

/** @param {any} edit A `TextEdit` or an `InsertReplaceEdit`. */
function replaced(edit) {
  const inserting = range(edit?.insert), replacing = range(edit?.replace);
  return inserting && replacing ? { inserting, replacing } : range(edit?.range);
}

/**
 * Adds what the server has resolved. What is inserted cannot change any more.
 * @param {vscode.CompletionItem} item
 * @param {any} value
 */
function resolve(item, value) {
  item.detail = text(value?.detail) ?? item.detail;
  item.documentation = documentation(value?.documentation) ?? item.documentation;
  if (value?.additionalTextEdits) item.additionalTextEdits = textEdits(value.additionalTextEdits);
  item.command = command(value?.command) ?? item.command;
  return item;
}

module.exports = { completions, original: (/** @type {vscode.CompletionItem} */ item) => originals.get(item), resolve };
