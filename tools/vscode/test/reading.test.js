'use strict';

const assert = require('assert/strict');
const test = require('node:test');
const { open, state, vscode } = require('./support/vscode');
const { begin, numbers, range, token } = require('./support/session');

const place = new vscode.Position(1, 2);
const uri = 'file:///app/Main.storyboard';

/** A document, and a provider whose server answers a method like this. */
async function ask(kind, method, answer, more = {}) {
  const { server, provider } = await begin({ [method]: params => (typeof answer === 'function' ? answer(params) : answer), ...more });
  return { server, provider: provider(kind), document: open('/app/Main.storyboard', '<a>\n  <b/>\n</a>') };
}

test('completion: items, snippets, ranges, what is resolved', async () => {
  const items = [
    { label: 'label', kind: 10, detail: 'UILabel', documentation: { kind: 'markdown', value: '**text**' }, sortText: '1' },
    { label: 'tag', insertTextFormat: 2, textEdit: { range: range(1, 1, 1, 2), newText: '<label id="$1"/>' }, data: 7 },
    { label: 'both', labelDetails: { detail: '=', description: 'id' }, tags: [1], preselect: true, commitCharacters: ['"'],
      textEdit: { insert: range(1, 1, 1, 2), replace: range(1, 1, 1, 4), newText: 'x' }, documentation: 'plain *text*',
      additionalTextEdits: [{ range: range(0, 0), newText: 'y' }], command: { title: 't', command: 'c', arguments: [1] } },
  ];
  const { provider, document, server } = await ask('CompletionItem', 'textDocument/completion', { isIncomplete: true, items }, {
    'completionItem/resolve': item => ({ ...item, detail: 'resolved', documentation: { kind: 'plaintext', value: '*' } }),
  });
  const list = await provider.provideCompletionItems(document, place, token, { triggerKind: 1, triggerCharacter: '<' });
  assert.deepEqual(server.all('textDocument/completion')[0], {
    textDocument: { uri }, position: { line: 1, character: 2 }, context: { triggerKind: 2, triggerCharacter: '<' },
  });
  assert.deepEqual(state.providers.get('CompletionItem').parts.slice(2), ['<', '"']);
  assert.equal(list.isIncomplete, true);
  const [first, second, third] = list.items;
  assert.deepEqual([first.label, first.kind, first.detail, first.documentation.value, first.sortText, first.insertText],
    ['label', 9, 'UILabel', '**text**', '1', undefined]);
  assert.ok(second.insertText instanceof vscode.SnippetString);
  assert.deepEqual([second.insertText.value, numbers(second.range)], ['<label id="$1"/>', [1, 1, 1, 2]]);
  assert.deepEqual([third.label, third.insertText, third.documentation, third.preselect, third.tags, third.commitCharacters],
    [{ label: 'both', detail: '=', description: 'id' }, 'x', 'plain *text*', true, [1], ['"']]);
  assert.deepEqual([numbers(third.range.inserting), numbers(third.range.replacing)], [[1, 1, 1, 2], [1, 1, 1, 4]]);
  assert.deepEqual([third.additionalTextEdits[0].newText, third.command.command], ['y', 'c']);
  const resolved = await provider.resolveCompletionItem(second, token);
  assert.deepEqual([resolved.detail, resolved.documentation.value, resolved.insertText.value], ['resolved', '\\*', '<label id="$1"/>']);
  assert.equal(server.all('completionItem/resolve')[0].data, 7);
});

test('completion: defaults of a list', async () => {
  const itemDefaults = { editRange: range(1, 1, 1, 3), insertTextFormat: 2, commitCharacters: ['>'], data: 1 };
  const { provider, document } = await ask('CompletionItem', 'textDocument/completion', {
    itemDefaults, items: [{ label: 'a' }, { label: 'b', textEditText: 'b$0', commitCharacters: [] }],
  });
  const { items } = await provider.provideCompletionItems(document, place, token, { triggerKind: 0 });
  assert.deepEqual(items.map(item => [item.insertText.value, numbers(item.range), item.commitCharacters]),
    [['a', [1, 1, 1, 3], ['>']], ['b$0', [1, 1, 1, 3], []]]);
});

test('hover: Markdown, code, plain text', async () => {
  const { provider, document } = await ask('Hover', 'textDocument/hover', {
    contents: ['*a*', { language: 'xml', value: '<b/>' }, { kind: 'plaintext', value: '*c*' }], range: range(0, 0, 0, 3),
  });
  const hover = await provider.provideHover(document, place, token);
  assert.deepEqual(hover.contents.map(one => one.value), ['*a*', '\n```xml\n<b/>\n```\n', '\\*c\\*']);
  assert.deepEqual(numbers(hover.range), [0, 0, 0, 3]);
});

test('hover: nothing', async () => {
  const { provider, document } = await ask('Hover', 'textDocument/hover', null);
  assert.equal(await provider.provideHover(document, place, token), undefined);
});

test('definition: a place, places, links', async () => {
  for (const [answer, expected] of [
    [{ uri, range: range(1, 0) }, [[uri, [1, 0, 1, 0]]]],
    [[{ uri, range: range(1, 0) }, { uri: 'file:///A%20b.swift', range: range(2, 0) }],
      [[uri, [1, 0, 1, 0]], ['file:///A%20b.swift', [2, 0, 2, 0]]]],
    [null, []],
  ]) {
    const { provider, document } = await ask('Definition', 'textDocument/definition', answer);
    const found = await provider.provideDefinition(document, place, token);
    assert.deepEqual(found.map(one => [one.uri.toString(), numbers(one.range)]), expected);
  }
  const { provider, document } = await ask('Definition', 'textDocument/definition', [
    { originSelectionRange: range(0, 1, 0, 2), targetUri: uri, targetRange: range(3, 0, 5, 0), targetSelectionRange: range(3, 1) },
  ]);
  const [link] = await provider.provideDefinition(document, place, token);
  assert.deepEqual([link.targetUri.path, numbers(link.targetRange), numbers(link.targetSelectionRange), numbers(link.originSelectionRange)],
    ['/app/Main.storyboard', [3, 0, 5, 0], [3, 1, 3, 1], [0, 1, 0, 2]]);
});

test('references and highlights', async () => {
  const { provider, document, server } = await ask('Reference', 'textDocument/references', [{ uri, range: range(1, 0) }]);
  const found = await provider.provideReferences(document, place, { includeDeclaration: true }, token);
  assert.deepEqual(found.map(one => numbers(one.range)), [[1, 0, 1, 0]]);
  assert.deepEqual(server.all('textDocument/references')[0].context, { includeDeclaration: true });
  const other = await ask('DocumentHighlight', 'textDocument/documentHighlight', [{ range: range(1, 0), kind: 3 }, { range: range(2, 0) }]);
  const highlights = await other.provider.provideDocumentHighlights(other.document, place, token);
  assert.deepEqual(highlights.map(one => [numbers(one.range), one.kind]), [[[1, 0, 1, 0], 2], [[2, 0, 2, 0], undefined]]);
});

test('links, with targets that are found later', async () => {
  const { provider, document } = await ask('DocumentLink', 'textDocument/documentLink',
    [{ range: range(1, 0, 1, 4), tooltip: 'logo.png', data: 1 }], { 'documentLink/resolve': link => ({ ...link, target: 'file:///logo.png' }) });
  const [link] = await provider.provideDocumentLinks(document, token);
  assert.deepEqual([link.target, link.tooltip], [undefined, 'logo.png']);
  assert.equal((await provider.resolveDocumentLink(link, token)).target.path, '/logo.png');
});

test('symbols: a tree, a list, and names that the editor refuses', async () => {
  const tree = [{ name: 'Scene', detail: 'd', kind: 5, range: range(0, 0, 9, 0), selectionRange: range(0, 1, 0, 4), tags: [1],
    children: [{ name: 'Label', kind: 99, range: range(1, 0, 2, 0), selectionRange: range(1, 0) },
      { name: '', kind: 5, range: range(1, 0), selectionRange: range(1, 0) },
      { name: 'outside', kind: 5, range: range(1, 0, 1, 5), selectionRange: range(7, 0) }] }];
  const { provider, document } = await ask('DocumentSymbol', 'textDocument/documentSymbol', tree);
  const [scene] = await provider.provideDocumentSymbols(document, token);
  assert.deepEqual([scene.name, scene.detail, scene.kind, scene.tags, scene.children.map(({ name, kind }) => [name, kind])],
    ['Scene', 'd', 4, [1], [['Label', 18]]]);
  assert.deepEqual(state.providers.get('DocumentSymbol').parts[2], { label: 'Objects' });
  const flat = await ask('DocumentSymbol', 'textDocument/documentSymbol', [{ name: 'a', kind: 5, location: { uri, range: range(1, 0) }, containerName: 'b' }]);
  const [symbol] = await flat.provider.provideDocumentSymbols(flat.document, token);
  assert.deepEqual([symbol.name, symbol.containerName, numbers(symbol.location.range)], ['a', 'b', [1, 0, 1, 0]]);
  const workspace = await ask('WorkspaceSymbol', 'workspace/symbol', ({ query }) => [{ name: query, kind: 5, location: { uri } }]);
  const [found] = await workspace.provider.provideWorkspaceSymbols('Main', token);
  assert.deepEqual([found.name, numbers(found.location.range)], ['Main', [0, 0, 0, 0]]);
});

test('colors and how they are written', async () => {
  const { provider, document, server } = await ask('Color', 'textDocument/documentColor',
    [{ range: range(1, 0, 1, 4), color: { red: 1, green: 0.5, blue: 0, alpha: 2 } }, { range: range(1, 0), color: { red: 'x' } }],
    { 'textDocument/colorPresentation': () => [{ label: 'red', textEdit: { range: range(1, 0, 1, 4), newText: 'r' } }] });
  const [found, ...others] = await provider.provideDocumentColors(document, token);
  assert.deepEqual([{ ...found.color }, others], [{ red: 1, green: 0.5, blue: 0, alpha: 1 }, []]);
  const [written] = await provider.provideColorPresentations(found.color, { document, range: found.range }, token);
  assert.deepEqual([written.label, written.textEdit.newText], ['red', 'r']);
  assert.deepEqual(server.all('textDocument/colorPresentation')[0].color, { red: 1, green: 0.5, blue: 0, alpha: 1 });
});

test('inlay hints, with parts and what is resolved', async () => {
  const { provider, document, server } = await ask('InlayHints', 'textDocument/inlayHint', [
    { position: { line: 1, character: 4 }, label: 'Title', kind: 1, paddingLeft: true, textEdits: [{ range: range(1, 0), newText: 'x' }] },
    { position: { line: 2, character: 0 }, label: [{ value: 'Box', location: { uri, range: range(0, 0) }, tooltip: 't' }], data: 3 },
    { position: { line: 2, character: 0 }, label: [] }, { position: { line: -1, character: 0 }, label: 'no' },
  ], { 'inlayHint/resolve': hint => ({ ...hint, tooltip: { kind: 'markdown', value: '*m*' } }) });
  const [first, second, ...others] = await provider.provideInlayHints(document, new vscode.Range(0, 0, 9, 0), token);
  assert.deepEqual([first.label, first.kind, first.paddingLeft, first.paddingRight, first.textEdits[0].newText], ['Title', 1, true, false, 'x']);
  assert.deepEqual([second.label[0].value, second.label[0].location.uri.path, others], ['Box', '/app/Main.storyboard', []]);
  assert.equal((await provider.resolveInlayHint(second, token)).tooltip.value, '*m*');
  let count = 0;
  provider.onDidChangeInlayHints(() => count++);
  await server.request('workspace/inlayHint/refresh');
  assert.equal(count, 1);
});

test('code lenses, with commands that are found later', async () => {
  const { provider, document, server } = await ask('CodeLens', 'textDocument/codeLens', [{ range: range(1, 0), data: 1 }],
    { 'codeLens/resolve': lens => ({ ...lens, command: { title: '3 references', command: 'ibt.showReferences', arguments: [uri] } }) });
  const [lens] = await provider.provideCodeLenses(document, token);
  assert.equal(lens.command, undefined);
  assert.deepEqual((await provider.resolveCodeLens(lens, token)).command, { title: '3 references', command: 'ibt.showReferences', arguments: [uri] });
  let count = 0;
  provider.onDidChangeCodeLenses(() => count++);
  await server.request('workspace/codeLens/refresh');
  assert.equal(count, 1);
});

test('linked editing', async () => {
  const { provider, document } = await ask('LinkedEditingRange', 'textDocument/linkedEditingRange', { ranges: [range(0, 1, 0, 2), range(2, 2, 2, 3)] });
  assert.deepEqual((await provider.provideLinkedEditingRanges(document, place, token)).ranges.map(numbers), [[0, 1, 0, 2], [2, 2, 2, 3]]);
});
