'use strict';

const vscode = require('vscode');
const convert = require('../convert/completion');
const { list, markup, range, text, toPlace } = require('../convert/basics');

/** @typedef {import('../client/features').Feature} Feature */

/** @type {Feature} */
const completion = {
  method: 'textDocument/completion',
  capability: 'completionProvider',
  register(session, options, selector) {
    const provider = {
      /** @type {vscode.CompletionItemProvider['provideCompletionItems']} */
      async provideCompletionItems(document, position, token, context) {
        const params = {
          ...toPlace(document, position),
          context: { triggerKind: context.triggerKind + 1, triggerCharacter: context.triggerCharacter },
        };
        return convert.completions(await session.request('textDocument/completion', params, token));
      },
      /** @type {NonNullable<vscode.CompletionItemProvider['resolveCompletionItem']>} */
      async resolveCompletionItem(item, token) {
        const original = options.resolveProvider && convert.original(item);
        return original ? convert.resolve(item, await session.request('completionItem/resolve', original, token)) : item;
      },
    };
    return vscode.languages.registerCompletionItemProvider(selector, provider, ...list(options.triggerCharacters, text));
  },
};

/** @type {Feature} */
const hover = {
  method: 'textDocument/hover',
  capability: 'hoverProvider',
  register(session, _, selector) {
    return vscode.languages.registerHoverProvider(selector, {
      async provideHover(document, position, token) {
        const answer = await session.request('textDocument/hover', toPlace(document, position), token);
        const contents = Array.isArray(answer?.contents) ? answer.contents : [answer?.contents];
        const texts = list(contents, markup);
        return texts.length > 0 ? new vscode.Hover(texts, range(answer.range)) : undefined;
      },
    });
  },
};

module.exports = { features: [completion, hover] };
