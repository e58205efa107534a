'use strict';

const vscode = require('vscode');
const { range, text } = require('./basics');
const { textEdit, textEdits } = require('./edits');

/** @param {any} value */
function colorInformation(value) {
  const where = range(value.range);
  const parts = ['red', 'green', 'blue', 'alpha'].map(name => value.color?.[name]);
  if (!where || !parts.every(part => Number.isFinite(part))) return undefined;
  const [red, green, blue, alpha] = parts.map(part => Math.min(Math.max(part, 0), 1));
  return new vscode.ColorInformation(where, new vscode.Color(red, green, blue, alpha));
}

/** @param {any} value */
function colorPresentation(value) {
  if (typeof value.label !== 'string') return undefined;
  const presentation = new vscode.ColorPresentation(text(value.label) ?? '');
  presentation.textEdit = textEdit(value.textEdit);
  if (value.additionalTextEdits) presentation.additionalTextEdits = textEdits(value.additionalTextEdits);
  return presentation;
}

/** @param {vscode.Color} value */
function toColor({ red, green, blue, alpha }) {
  return { red, green, blue, alpha };
}

module.exports = { colorInformation, colorPresentation, toColor };
