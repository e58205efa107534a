'use strict';

const vscode = require('vscode');
const { documentation, list, location, position, range, text, uri } = require('./basics');
const { diagnostics } = require('./diagnostics');
const { textEdits, workspaceEdit } = require('./edits');

/**
 * What the server has sent for each action, lens or hint, to resolve it.
 * @type {WeakMap<object, any>}
 */
const originals = new WeakMap();

/**
 * @param {any} value
 * @returns {vscode.Command | undefined}
 */
function command(value) {
  if (typeof value?.command !== 'string') return undefined;
  return {
    title: text(value.title) ?? '', command: value.command,
    arguments: Array.isArray(value.arguments) ? value.arguments : [],
    ...(typeof value.tooltip === 'string' && { tooltip: value.tooltip }),
  };
}

// MARK: Code actions

/** @param {any} value A `CodeAction` or a `Command`. */
function codeAction(value) {
  if (typeof value.title !== 'string') return undefined;
  if (typeof value.command === 'string') return command(value);
  const action = new vscode.CodeAction(value.title, kind(value.kind));
  action.diagnostics = value.diagnostics && diagnostics(value.diagnostics);
  action.isPreferred = value.isPreferred === true;
  if (typeof value.disabled?.reason === 'string') action.disabled = { reason: value.disabled.reason };
  fillAction(action, value);
  originals.set(action, value);
  return action;
}

/**
 * @param {vscode.CodeAction} action
 * @param {any} value
 */
function fillAction(action, value) {
  if (value?.edit) action.edit = workspaceEdit(value.edit);
  action.command = command(value?.command) ?? action.command;
  return action;
}

/** @param {any} value */
function kind(value) {
  return typeof value === 'string' && value ? vscode.CodeActionKind.Empty.append(value) : undefined;
}

// MARK: Code lenses

/** @param {any} value */
function codeLens(value) {
  const where = range(value.range);
  if (!where) return undefined;
  const lens = new vscode.CodeLens(where, command(value.command));
  originals.set(lens, value);
  return lens;
}

/**
 * @param {vscode.CodeLens} lens
 * @param {any} value
 */
function fillLens(lens, value) {
  lens.command = command(value?.command) ?? lens.command;
  return lens;
}

// MARK: Inlay hints

/** @param {any} value */
function inlayHint(value) {
  const where = position(value.position);
  const label = typeof value.label === 'string' ? value.label : list(value.label, labelPart);
  if (!where || label.length === 0) return undefined;
  const hint = new vscode.InlayHint(where, label);
  if (value.kind === 1 || value.kind === 2) hint.kind = value.kind;
  hint.paddingLeft = value.paddingLeft === true;
  hint.paddingRight = value.paddingRight === true;
  originals.set(hint, value);
  return fillHint(hint, value);
}

/**
 * @param {vscode.InlayHint} hint
 * @param {any} value
 */
function fillHint(hint, value) {
  hint.tooltip = documentation(value?.tooltip) ?? hint.tooltip;
  if (value?.textEdits) hint.textEdits = textEdits(value.textEdits);
  if (Array.isArray(value?.label)) hint.label = list(value.label, labelPart);
  return hint;
}

/** @param {any} value */
function labelPart(value) {
  if (typeof value.value !== 'string') return undefined;
  const part = new vscode.InlayHintLabelPart(value.value);
  part.tooltip = documentation(value.tooltip);
  part.location = location(value.location);
  part.command = command(value.command);
  return part;
}

// MARK: Links

/** @param {any} value */
function documentLink(value) {
  const where = range(value.range);
  if (!where) return undefined;
  const link = new vscode.DocumentLink(where, uri(value.target));
  link.tooltip = text(value.tooltip);
  originals.set(link, value);
  return link;
}

/**
 * @param {vscode.DocumentLink} link
 * @param {any} value
 */
function fillLink(link, value) {
  link.target = uri(value?.target) ?? link.target;
  return link;
}

module.exports = {
  codeAction, codeLens, command, documentLink, fillAction, fillHint, fillLens, fillLink, inlayHint, kind,
  original: (/** @type {object} */ value) => originals.get(value),
};
