'use strict';

const vscode = require('vscode');
const { list, location, ordinal, range, text, toRange, uri } = require('./basics');

/**
 * What the server has sent for each diagnostic: its data has to come back with a request for code actions.
 * @type {WeakMap<vscode.Diagnostic, any>}
 */
const originals = new WeakMap();

/** @param {any} value */
function diagnostic(value) {
  const where = range(value?.range);
  if (!where || typeof value.message !== 'string') return undefined;
  const severity = ordinal(value.severity, 4) ?? vscode.DiagnosticSeverity.Error;
  const result = new vscode.Diagnostic(where, value.message, severity);
  result.source = text(value.source);
  result.code = code(value);
  const tags = list(value.tags, tag => (tag === 1 || tag === 2 ? tag : undefined));
  if (tags.length > 0) result.tags = tags;
  const related = list(value.relatedInformation, one => {
    const place = location(one.location);
    return place && typeof one.message === 'string'
      ? new vscode.DiagnosticRelatedInformation(place, one.message) : undefined;
  });
  if (related.length > 0) result.relatedInformation = related;
  originals.set(result, value);
  return result;
}

/** @param {any} value */
function code(value) {
  const isCode = typeof value.code === 'string' || typeof value.code === 'number';
  if (!isCode) return undefined;
  const target = uri(value.codeDescription?.href);
  return target ? { value: value.code, target } : value.code;
}

/** @param {any} values */
function diagnostics(values) {
  return list(values, diagnostic);
}

/**
 * The diagnostic of the protocol: what the server has sent, at the place where it is now.
 * @param {vscode.Diagnostic} value
 */
function toDiagnostic(value) {
  const original = originals.get(value);
  if (original) return { ...original, range: toRange(value.range) };
  const code = typeof value.code === 'object' ? value.code.value : value.code;
  return {
    range: toRange(value.range), message: value.message, severity: value.severity + 1, source: value.source, code,
  };
}

module.exports = { diagnostic, diagnostics, toDiagnostic };
