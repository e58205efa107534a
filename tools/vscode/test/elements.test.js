'use strict';

const assert = require('assert/strict');
const test = require('node:test');
const { objectRange, objectsAt } = require('../lib/preview/elements');
const { matches } = require('../lib/client/globs');

const text = `<?xml version="1.0"?>
<document><!-- <view id="not"/> -->
  <scenes>
    <scene sceneID="s1"><objects>
      <viewController id="vc" title="a > b">
        <view key="view" id="root">
          <subviews>
            <label id='lab' text="id=&quot;no&quot;"/>
            <view id="box"><subviews><button id="but"><state title="&lt;"/></button></subviews></view>
          </subviews>
          <constraints><constraint firstItem="box" secondItem="lab" id="con"/></constraints>
        </view>
        <connections><outlet property="label" destination="lab" id="out"/></connections>
      </viewController>
    </objects></scene>
    <scene sceneID="s2"><objects><viewController id="vc2"/></objects></scene>
  </scenes>
</document>`;

/** The objects at the middle of what is searched for, without those that follow. */
function objects(what, count) {
  return objectsAt(text, text.indexOf(what) + Math.ceil(what.length / 2)).slice(0, count);
}

test('the objects around a place, the innermost first', () => {
  assert.deepEqual(objects('id="but"', 4), ['but', 'box', 'root', 'vc']);
  assert.deepEqual(objects('<state', 4), ['but', 'box', 'root', 'vc']);
  assert.deepEqual(objects('</button>', 4), ['but', 'box', 'root', 'vc']);
  assert.deepEqual(objects("id='lab'", 3), ['lab', 'root', 'vc']);
});

test('a constraint and an outlet name what they are about', () => {
  assert.deepEqual(objects('id="con"', 5), ['con', 'box', 'lab', 'root', 'vc']);
  assert.deepEqual(objects('id="out"', 3), ['out', 'lab', 'vc']);
});

test('a controller is followed by its view, but not by the view of the next scene', () => {
  assert.deepEqual(objects('title="a > b"', 3), ['vc', 'root', 'lab']);
  assert.deepEqual(objectsAt(text, text.indexOf('</objects></scene>') + 2), []);
});

test('comments, processing instructions and values are not elements', () => {
  assert.deepEqual(objects('id="not"', 9).includes('not'), false);
  assert.equal(objectRange(text, 'not'), undefined);
  assert.equal(objectRange(text, 'no'), undefined);
});

test('an object is found by its id', () => {
  const { start, end } = objectRange(text, 'box');
  assert.equal(text.slice(start, end), '<view id="box">');
  assert.equal(text.slice(...Object.values(objectRange(text, 'lab'))), `<label id='lab' text="id=&quot;no&quot;"/>`);
  for (const id of ['', 'sceneID', '.*', 'box"', '</view>']) assert.equal(objectRange(text, id), undefined, id);
});

test('broken texts end, and quickly', () => {
  const broken = [
    '<', '<a', '<a id', '<a id=', '<a id="', '<a id="x', '<!--', '<![CDATA[', '<?', '</', '</a>', '<a></b></a>', '<<<<', '>>>',
    `${'<a '.repeat(50_000)}`, `${'<a>'.repeat(20_000)}`, `<a ${'x="1" '.repeat(20_000)}`, `<a x=${'"'.repeat(50_001)}`,
    '<!--'.repeat(20_000), text.slice(0, 300), text.replaceAll('>', ''),
  ];
  const started = Date.now();
  for (const one of broken) {
    assert.ok(Array.isArray(objectsAt(one, one.length)), one.slice(0, 40));
    assert.ok(objectRange(one, 'zzz') === undefined);
  }
  assert.ok(Date.now() - started < 3000, `${Date.now() - started} ms`);
});

test('an element whose tag is being typed is the innermost one', () => {
  assert.deepEqual(objectsAt('<view id="a"><label id="b" te', 29), ['b', 'a']);
  assert.deepEqual(objectsAt('<view id="a"><label id="b" te\n<button id="c"/>', 29), ['b', 'a', 'c']);
});

test('patterns of the protocol', () => {
  const yes = [
    ['**/*.storyboard', '/a/b/Main.storyboard'], ['**/*.{storyboard,xib}', '/Main.xib'], ['*.xib', '/a/Cell.xib'],
    ['**/.ibt.yml', '/a/.ibt.yml'], ['/a/**', '/a/b/c'], ['**/a?c/[0-9]*', '/abc/1x'], ['**/[!a]*.xib', '/x/b.xib'],
    ['**/Base.lproj/**', '/x/Base.lproj/a/b'], ['a{1,2}/b', '/a2/b'],
  ];
  const no = [
    ['**/*.storyboard', '/a/Main.storyboards'], ['*.xib', '/a/Cell.xib/b'], ['**/[!a]*.xib', '/x/a.xib'],
    ['**/a?c', '/a/c'], ['**/(a)+', '/aa'], ['[', '/x'], ['**/*.{storyboard,xib}', '/Main.storyboard,xib'],
  ];
  for (const [pattern, path] of yes) assert.ok(matches(pattern, path), `${pattern} ${path}`);
  for (const [pattern, path] of no) assert.ok(!matches(pattern, path), `${pattern} ${path}`);
  assert.ok(matches('**/*.XIB', '/a.xib', true));
});
