'use strict';

const vscode = require('vscode');
const { list, range, uri } = require('./basics');

/** @param {any} value */
function textEdit(value) {
  const where = range(value?.range);
  return where && typeof value.newText === 'string' ? new vscode.TextEdit(where, value.newText) : undefined;
}

/** @param {any} values */
function textEdits(values) {
  return list(values, textEdit);
}

/** An edit that cannot be carried out as a whole, and so is not at all. */
class UnusableEdit extends Error {}

/**
 * The edit of the editor. Throws `UnusableEdit` if a part is not usable or is for an earlier version of a document.
 * @param {any} value A `WorkspaceEdit`.
 */
function workspaceEdit(value) {
  const edit = new vscode.WorkspaceEdit();
  const metadata = annotations(value?.changeAnnotations);
  if (Array.isArray(value?.documentChanges)) {
    for (const change of value.documentChanges) addChange(edit, change, metadata);
  } else {
    for (const [place, edits] of Object.entries(value?.changes ?? {})) addTextEdits(edit, place, edits, metadata);
  }
  return edit;
}

/**
 * @param {vscode.WorkspaceEdit} edit
 * @param {any} change
 * @param {(id: any) => vscode.WorkspaceEditEntryMetadata | undefined} metadata
 */
function addChange(edit, change, metadata) {
  const note = metadata(change?.annotationId);
  switch (change?.kind) {
    case 'create': return edit.createFile(required(change.uri), options(change), note);
    case 'rename': return edit.renameFile(required(change.oldUri), required(change.newUri), options(change), note);
    case 'delete': return edit.deleteFile(required(change.uri), options(change), note);
    case undefined: break;
    default: throw new UnusableEdit(`an edit has the unknown kind ${JSON.stringify(change.kind)}`);
  }
  requireVersion(change?.textDocument);
  addTextEdits(edit, change?.textDocument?.uri, change?.edits, metadata);
}

/**
 * @param {vscode.WorkspaceEdit} edit
 * @param {any} place
 * @param {any} values
 * @param {(id: any) => vscode.WorkspaceEditEntryMetadata | undefined} metadata
 */
function addTextEdits(edit, place, values, metadata) {
  const target = required(place);
  if (!Array.isArray(values)) throw new UnusableEdit('an edit has no list of changes');
  for (const value of values) {
    const one = textEdit(value);
    if (!one) throw new UnusableEdit(`a change of text is not usable: ${JSON.stringify(value)?.slice(0, 200)}`);
    edit.replace(target, one.range, one.newText, metadata(value.annotationId));
  }
}

/** @param {any} value */
function required(value) {
  const result = uri(value);
  if (!result) throw new UnusableEdit(`an edit names no file: ${JSON.stringify(value)}`);
  return result;
}

/** @param {any} identifier An `OptionalVersionedTextDocumentIdentifier`. */
function requireVersion(identifier) {
  if (!Number.isInteger(identifier?.version)) return;
  const open = vscode.workspace.textDocuments.find(document => document.uri.toString() === required(identifier.uri).toString());
  if (open && open.version !== identifier.version) {
    throw new UnusableEdit(`${open.fileName} has changed since the edit was computed`);
  }
}

/** @param {any} change */
function options(change) {
  const { overwrite, ignoreIfExists, ignoreIfNotExists, recursive } = change.options ?? {};
  return { overwrite, ignoreIfExists, ignoreIfNotExists, recursive };
}

/**
 * What people read about the parts of an edit, by the ids of annotations.
 * @param {any} values
 * @returns {(id: any) => vscode.WorkspaceEditEntryMetadata | undefined}
 */
function annotations(values) {
  return id => {
    const value = typeof id === 'string' && values && Object.hasOwn(values, id) ? values[id] : undefined;
    if (typeof value?.label !== 'string') return undefined;
    return { label: value.label, description: value.description, needsConfirmation: value.needsConfirmation === true };
  };
}

module.exports = { UnusableEdit, textEdit, textEdits, workspaceEdit };
