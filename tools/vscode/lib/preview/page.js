'use strict';

const fs = require('fs');
const path = require('path');

const media = path.join(__dirname, '..', '..', 'media');

/**
 * The page of `ibt preview` with what connects it to the editor. Its own content security policy forbids every request.
 * @param {string} page
 * @param {object} initialState What the editor keeps beside the choice, so that it can restore the preview.
 */
function connectedPage(page, initialState) {
  const script = fs.readFileSync(path.join(media, 'preview-host.js'), 'utf8');
  const style = fs.readFileSync(path.join(media, 'preview-host.css'), 'utf8');
  const state = JSON.stringify(initialState).replace(/[<\u2028\u2029]/g, character =>
    `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const added = `<script>window.ibtInitialState = ${state};\n${script}</script>\n<style>\n${style}</style>\n`;
  // The host's style wins over the page's, because it is later.
  const end = page.indexOf('</head>');
  return end < 0 ? message('The page of ibt preview has no head.') : page.slice(0, end) + added + page.slice(end);
}

/**
 * A page with one sentence.
 * @param {string} text
 */
function message(text) {
  const escaped = text.replace(/[&<>]/g, character => `&#${character.charCodeAt(0)};`);
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
</head><body><p style="white-space: pre-wrap">${escaped}</p></body></html>`;
}

module.exports = { connectedPage, message };
