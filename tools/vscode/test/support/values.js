'use strict';

/* The values of the `vscode` API that a stand-in needs, as its documentation describes them. */

class Position {
  constructor(line, character) {
    if (!(line >= 0) || !(character >= 0)) throw new Error(`a position cannot be ${line}:${character}`);
    Object.assign(this, { line, character });
  }
  compareTo(other) {
    return this.line - other.line || this.character - other.character;
  }
  isEqual(other) {
    return this.compareTo(other) === 0;
  }
  isBefore(other) {
    return this.compareTo(other) < 0;
  }
}

class Range {
  constructor(...values) {
    const [first, second] = values.length === 4
      ? [new Position(values[0], values[1]), new Position(values[2], values[3])] : values;
    const isInOrder = first.compareTo(second) <= 0;
    this.start = isInOrder ? first : second;
    this.end = isInOrder ? second : first;
  }
  get isEmpty() {
    return this.start.isEqual(this.end);
  }
  contains(other) {
    const { start, end } = other instanceof Range ? other : { start: other, end: other };
    return this.start.compareTo(start) <= 0 && this.end.compareTo(end) >= 0;
  }
  isEqual(other) {
    return this.start.isEqual(other.start) && this.end.isEqual(other.end);
  }
}

class Selection extends Range {
  constructor(anchor, active) {
    super(anchor, active);
    Object.assign(this, { anchor, active });
  }
}

class Uri {
  constructor(scheme, path, rest = '', authority = '') {
    Object.assign(this, { scheme, path, rest, authority });
  }
  static parse(text, isStrict) {
    const match = /^([a-z][a-z0-9+.-]*):(?:\/\/([^/]*))?([^?#]*)(.*)$/i.exec(text);
    if (!match && isStrict) throw new Error(`${text} has no scheme`);
    return match ? new Uri(match[1], decodeURIComponent(match[3]), match[4], match[2]) : new Uri('file', text);
  }
  static file(path) {
    return new Uri('file', path);
  }
  get fsPath() {
    return this.path;
  }
  toString() {
    // The editor encodes more than others do.
    const path = this.path.split('/').map(encodeURIComponent).join('/')
      .replace(/[!'()*]/g, character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
    return `${this.scheme}:${this.scheme === 'file' || this.authority ? '//' : ''}${this.authority}${path}${this.rest}`;
  }
}

class Disposable {
  constructor(action) {
    this.action = action;
  }
  static from(...disposables) {
    return new Disposable(() => disposables.forEach(one => one.dispose()));
  }
  dispose() {
    this.action?.();
    this.action = undefined;
  }
}

class EventEmitter {
  listeners = new Set();
  event = listener => {
    this.listeners.add(listener);
    return new Disposable(() => this.listeners.delete(listener));
  };
  fire(value) {
    for (const listener of [...this.listeners]) listener(value);
  }
  dispose() {
    this.listeners.clear();
  }
}

class CancellationTokenSource {
  #emitter = new EventEmitter();
  token = { isCancellationRequested: false, onCancellationRequested: this.#emitter.event };
  cancel() {
    this.token.isCancellationRequested = true;
    this.#emitter.fire();
  }
}

class MarkdownString {
  constructor(value = '') {
    this.value = value;
  }
  appendText(text) {
    this.value += text.replace(/[\\`*_{}[\]()#+\-!~<>]/g, '\\$&');
    return this;
  }
  appendCodeblock(text, language) {
    this.value += `\n\`\`\`${language}\n${text}\n\`\`\`\n`;
    return this;
  }
}

class CodeActionKind {
  constructor(value) {
    this.value = value;
  }
  append(part) {
    return new CodeActionKind(this.value ? `${this.value}.${part}` : part);
  }
}
CodeActionKind.Empty = new CodeActionKind('');

class WorkspaceEdit {
  entries_ = [];
  replace(uri, range, text, metadata) {
    this.entries_.push({ kind: 'text', uri: uri.toString(), range, text, metadata });
  }
  createFile(uri, options, metadata) {
    this.entries_.push({ kind: 'create', uri: uri.toString(), options, metadata });
  }
  renameFile(oldUri, newUri, options, metadata) {
    this.entries_.push({ kind: 'rename', oldUri: oldUri.toString(), newUri: newUri.toString(), options, metadata });
  }
  deleteFile(uri, options, metadata) {
    this.entries_.push({ kind: 'delete', uri: uri.toString(), options, metadata });
  }
}

/** A class whose constructor keeps its arguments under these names. */
function record(...names) {
  return class {
    constructor(...values) {
      names.forEach((name, index) => (this[name] = values[index]));
    }
  };
}

/** An enumeration that counts from a number. */
function enumeration(first, ...names) {
  return Object.fromEntries(names.map((name, index) => [name, first + index]));
}

module.exports = {
  CancellationTokenSource, CodeActionKind, Disposable, EventEmitter, MarkdownString, Position, Range, Selection, Uri,
  WorkspaceEdit,
  CodeAction: record('title', 'kind'),
  CodeLens: record('range', 'command'),
  Color: record('red', 'green', 'blue', 'alpha'),
  ColorInformation: record('range', 'color'),
  ColorPresentation: record('label'),
  CompletionItem: record('label', 'kind'),
  CompletionItemTag: enumeration(1, 'Deprecated'),
  CompletionList: record('items', 'isIncomplete'),
  Diagnostic: record('range', 'message', 'severity'),
  DiagnosticRelatedInformation: record('location', 'message'),
  DiagnosticSeverity: enumeration(0, 'Error', 'Warning', 'Information', 'Hint'),
  DocumentHighlight: record('range', 'kind'),
  DocumentLink: record('range', 'target'),
  DocumentSymbol: record('name', 'detail', 'kind', 'range', 'selectionRange'),
  Hover: record('contents', 'range'),
  InlayHint: record('position', 'label'),
  InlayHintLabelPart: record('value'),
  LanguageStatusSeverity: enumeration(0, 'Information', 'Warning', 'Error'),
  LinkedEditingRanges: record('ranges'),
  Location: record('uri', 'range'),
  ProgressLocation: { Window: 10, Notification: 15 },
  RelativePattern: record('baseUri', 'pattern'),
  SnippetString: record('value'),
  SymbolInformation: record('name', 'kind', 'containerName', 'location'),
  SymbolKind: { Object: 18 },
  SymbolTag: enumeration(1, 'Deprecated'),
  TextEdit: record('range', 'newText'),
  ViewColumn: { Beside: -2, Active: -1, One: 1 },
};
