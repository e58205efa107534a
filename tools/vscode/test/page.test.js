'use strict';

/*
 * The page of the real `ibt preview`, connected to a stand-in for the editor, in Chromium. The program is the debug
 * build's, or IBT_PROGRAM; IBT_SCREENSHOTS names a folder for pictures of what was seen.
 */

const assert = require('assert/strict');
const { spawnSync } = require('child_process');
const fs = require('fs');
const path = require('path');
const test = require('node:test');
const { temporary } = require('./support/folders');
const { Browser } = require('./support/browser');
const { settled } = require('./support/pair');
const { connectedPage } = require('../lib/preview/page');
const { objectsAt } = require('../lib/preview/elements');

const root = path.join(__dirname, '..', '..', '..');
const program = process.env.IBT_PROGRAM ?? path.join(root, '.build', 'release', 'ibt');
const missing = !Browser.isInstalled() ? 'needs chromium' : !fs.existsSync(program) ? 'needs a build of ibt' : false;

/** Runs where VS Code has `acquireVsCodeApi`: keeps the state of the editor and what the page reports. */
const editor = `(() => {
  window.reported = [];
  window.acquireVsCodeApi = () => ({
    getState: () => window.kept, setState: state => (window.kept = state),
    postMessage: message => window.reported.push(message),
  });
})()`;

/** Opens the preview of an example beside a text of usual width. */
async function open(name) {
  const folder = temporary();
  const document = path.join(root, 'Documents', 'Examples', name);
  const text = fs.readFileSync(document, 'utf8');
  const { stdout, stderr, status } = spawnSync(
    program, ['preview', '--device', 'iPhone 17', '--select', 'invalid_constraint_item', '--stdin-filename', document, '-'],
    { input: text, maxBuffer: 1 << 28 });
  assert.equal(status, 0, stderr.toString());
  const file = path.join(folder, 'page.html');
  fs.writeFileSync(file, connectedPage(stdout.toString('utf8'), { uri: `file://${document}` }));
  const browser = new Browser(700, 900);
  await browser.open(file, editor);
  return { browser, file, text };
}

const marked = 'document.body.dataset.marked';
/** The rectangle of an object that is drawn. */
const box = id => `(() => {
  const object = document.querySelector("figure:not([hidden]) [data-id='${id}']");
  const { x, y, width, height } = object.getBoundingClientRect();
  return { x, y, width, height };
})()`;

test('the preview in Chromium', { skip: missing, timeout: 60_000 }, async t => {
  const { browser, file, text } = await open('BrokenConstraints.storyboard');
  t.after(() => browser.close());
  const reveal = async objects => browser.value(`window.postMessage({ reveal: ${JSON.stringify(objects)} }, '*')`);
  const drawn = await browser.value(
    `Array.from(document.querySelectorAll('figure')).map(figure => Array.from(figure.querySelectorAll('[data-id]'), one => one.dataset.id))`);
  const first = drawn[0], other = drawn.flat().find(id => !first.includes(id));

  await t.test('the page is ready and says so', async () => {
    await settled(100);
    assert.deepEqual(await browser.value('window.reported'), [{ isReady: true }]);
  });

  await t.test('an object that is clicked is marked and reported', async () => {
    const id = await browser.value(`Array.from(document.querySelectorAll('figure:not([hidden]) [data-id]')).at(-1).dataset.id`);
    const { x, y, width, height } = await browser.value(box(id));
    await browser.click(x + width / 2, y + height / 2);
    const [, { choose }] = await browser.value('window.reported');
    assert.ok(first.includes(choose));
    assert.equal(await browser.value(marked), choose);
    assert.equal(await browser.value(`document.getElementById('mark').hidden`), false);
  });

  await t.test('the object at the cursor is marked, also in another scene', async () => {
    const objects = objectsAt(text, text.indexOf(`id="${other}"`) + 1);
    await reveal(objects);
    await settled(100);
    assert.ok(objects.includes(await browser.value(marked)));
    const mark = await browser.value(`(({ top, bottom }) => ({ top, bottom }))(document.getElementById('mark').getBoundingClientRect())`);
    assert.ok(mark.bottom > 0 && mark.top < 900, JSON.stringify(mark));
    if (process.env.IBT_SCREENSHOTS) await browser.screenshot(path.join(process.env.IBT_SCREENSHOTS, 'preview.png'));
  });

  await t.test('what is in no picture removes the mark', async () => {
    await reveal(['no-such-id']);
    await settled(100);
    assert.equal(await browser.value(marked), '');
  });

  await t.test('other messages are ignored', async () => {
    for (const message of ['null', '7', '"x"', '{ reveal: "x" }', '{ note: 5 }', '[]']) await browser.value(`window.postMessage(${message}, '*')`);
    await settled(50);
    assert.equal(await browser.value(`document.getElementById('host-note')`), null);
  });

  await t.test('a finding that is clicked is reported', async () => {
    await browser.value(`document.querySelector('aside button').click()`);
    const reported = await browser.value('window.reported');
    assert.equal(reported.at(-1).choose, await browser.value(`document.querySelector('aside button').dataset.object`));
  });

  await t.test('a note is above the picture until the text can be drawn', async () => {
    await browser.value(`window.postMessage({ note: 'line 3: a tag is open' }, '*')`);
    await settled(50);
    assert.equal(await browser.value(`document.getElementById('host-note').textContent`), 'line 3: a tag is open');
    if (process.env.IBT_SCREENSHOTS) await browser.screenshot(path.join(process.env.IBT_SCREENSHOTS, 'note.png'));
    await browser.value(`window.postMessage({ note: '' }, '*')`);
    await settled(50);
    assert.equal(await browser.value(`document.getElementById('host-note').hidden`), true);
  });

  await t.test('the choice remains when the text is drawn again', async () => {
    await browser.value(`document.querySelector('input[value=dark]').click()`);
    const state = await browser.value('document.body.dataset.state');
    assert.match(state, /dark$/);
    const kept = await browser.value('window.kept');
    await browser.open(file, `window.kept = ${JSON.stringify(kept)}`);
    assert.equal(await browser.value('document.body.dataset.state'), state);
    assert.match(kept.uri, /BrokenConstraints\.storyboard$/);
  });

  await t.test('the page works when the editor has parsed it and written it again', async () => {
    const html = JSON.stringify(fs.readFileSync(file, 'utf8'));
    await browser.value(`(() => {
      const parsed = new DOMParser().parseFromString(${html}, 'text/html');
      window.reported = [];
      document.open();
      document.write('<!DOCTYPE html>' + parsed.documentElement.outerHTML);
      document.close();
    })()`);
    await settled(200);
    await reveal([other]);
    await settled(100);
    assert.deepEqual(await browser.value('window.reported'), [{ isReady: true }]);
    assert.equal(await browser.value(marked), other);
    const { width } = await browser.value(box(other));
    assert.ok(width > 10);
  });

  await t.test('the theme of the editor is the theme of the page', async () => {
    for (const theme of ['dark', 'light']) {
      await browser.value(`document.body.className = 'vscode-${theme}'`);
      assert.equal(await browser.value('getComputedStyle(document.documentElement).colorScheme'), theme);
    }
    await browser.value(`document.body.className = 'vscode-high-contrast vscode-high-contrast-light'`);
    assert.equal(await browser.value('getComputedStyle(document.documentElement).colorScheme'), 'light');
  });

  await t.test('the picture is visible without scrolling', async () => {
    const { y } = await browser.value(`document.querySelector('figure:not([hidden]) svg').getBoundingClientRect().toJSON()`);
    assert.ok(y < 450, `it begins at ${y}`);
  });
});
