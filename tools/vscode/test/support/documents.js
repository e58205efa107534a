'use strict';

const { Position, Range } = require('./values');

/** A document of the editor whose text can be changed. */
class TextDocument {
  version = 1;
  isDirty = false;
  isClosed = false;

  constructor(uri, text, languageId = 'storyboard') {
    Object.assign(this, { uri, text, languageId });
  }

  get fileName() {
    return this.uri.fsPath;
  }

  getText() {
    return this.text;
  }

  positionAt(offset) {
    const before = this.text.slice(0, offset);
    const line = before.split('\n').length - 1;
    return new Position(line, offset - (before.lastIndexOf('\n') + 1));
  }

  offsetAt({ line, character }) {
    return offsetIn(this.text, { line, character });
  }

  async save() {
    this.isDirty = false;
    return true;
  }
}

/** The offset of a position in a text; behind the end of a line it is the end of the line. */
function offsetIn(text, { line, character }) {
  let start = 0;
  for (let count = 0; count < line; count++) {
    const end = text.indexOf('\n', start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  const end = text.indexOf('\n', start);
  return Math.min(start + character, end < 0 ? text.length : end);
}

/**
 * Changes a document as the editor does: changes are for the same text and listed from the end to the beginning.
 * Returns the event.
 */
function change(document, edits) {
  const contentChanges = [...edits].sort((first, second) => second.offset - first.offset).map(({ offset, length, text }) => ({
    range: new Range(document.positionAt(offset), document.positionAt(offset + length)),
    rangeOffset: offset, rangeLength: length, text,
  }));
  for (const { rangeOffset, rangeLength, text } of contentChanges) {
    document.text = document.text.slice(0, rangeOffset) + text + document.text.slice(rangeOffset + rangeLength);
  }
  document.version++;
  document.isDirty = true;
  return { document, contentChanges };
}

module.exports = { TextDocument, change, offsetIn };
