'use strict';

const vscode = require('vscode');
const { list, range, text, uri } = require('../convert/basics');
const { workspaceEdit } = require('../convert/edits');
const { ResponseError, codes } = require('../protocol/connection');

/** @typedef {import('./session').Session} Session */

/** @type {Record<string, (session: Session, params: any) => any>} What the server may request. */
const requests = {
  'client/registerCapability': (session, params) => session.features.register(params),
  'client/unregisterCapability': (session, params) => session.features.unregister(params),
  'window/showDocument': (_, params) => showDocument(params),
  'window/showMessageRequest': (_, params) => showMessage(params),
  'window/workDoneProgress/create': () => null,
  'workspace/applyEdit': (session, params) => applyEdit(session, params),
  'workspace/codeLens/refresh': session => session.refresh('workspace/codeLens/refresh'),
  'workspace/configuration': (_, params) => configurations(params?.items),
  'workspace/inlayHint/refresh': session => session.refresh('workspace/inlayHint/refresh'),
  'workspace/workspaceFolders': () => folders(),
};

/** @type {Record<string, (session: Session, params: any) => void>} What the server may report. */
const notifications = {
  '$/logTrace': (session, params) => session.log.trace(String(params?.message), String(params?.verbose ?? '')),
  '$/progress': (session, params) => session.progress.receive(params),
  'telemetry/event': () => {},
  'textDocument/publishDiagnostics': (session, params) => session.publish(params),
  'window/logMessage': (session, params) => log(session, params),
  'window/showMessage': (_, params) => void showMessage(params),
};

/**
 * @param {Session} session
 * @param {string} method
 * @param {any} params
 */
function answer(session, method, params) {
  if (!Object.hasOwn(requests, method)) {
    throw new ResponseError(codes.methodNotFound, `the client has no method ${method}`);
  }
  return requests[method](session, params);
}

/**
 * @param {Session} session
 * @param {string} method
 * @param {any} params
 */
function receive(session, method, params) {
  if (Object.hasOwn(notifications, method)) return notifications[method](session, params);
  // The protocol lets servers send more than clients know.
  if (!method.startsWith('$/')) session.log.warn(`the server sends ${method}, which this client does not know`);
}

/**
 * @param {Session} session
 * @param {any} params
 */
async function applyEdit(session, params) {
  try {
    const applied = await vscode.workspace.applyEdit(workspaceEdit(params?.edit));
    return { applied, failureReason: applied ? undefined : 'the editor has refused the edit' };
  } catch (error) {
    const failureReason = error instanceof Error ? error.message : String(error);
    session.log.warn(`an edit is not applied: ${failureReason}`);
    return { applied: false, failureReason };
  }
}

/** @param {any} params */
async function showDocument(params) {
  const place = uri(params?.uri);
  if (!place) return { success: false };
  try {
    if (params.external === true) return { success: await vscode.env.openExternal(place) };
    await vscode.window.showTextDocument(place, {
      preserveFocus: params.takeFocus === false, selection: range(params.selection),
    });
    return { success: true };
  } catch {
    return { success: false };
  }
}

/** @param {any} params */
async function showMessage(params) {
  const { window } = vscode;
  const show = [window.showErrorMessage, window.showWarningMessage][params?.type - 1] ?? window.showInformationMessage;
  const actions = list(params?.actions, action => (text(action.title) === undefined ? undefined : action));
  const title = await show(String(params?.message), ...actions.map(action => action.title));
  return actions.find(action => action.title === title) ?? null;
}

/**
 * @param {Session} session
 * @param {any} params
 */
function log({ log }, params) {
  const write = [log.error, log.warn, log.info, log.debug][params?.type - 1] ?? log.debug;
  write.call(log, String(params?.message));
}

/**
 * As many values as there are items.
 * @param {any} items
 */
function configurations(items) {
  return Array.isArray(items) ? items.map(item => configuration(item ?? {}) ?? null) : [];
}

/** @param {any} item */
function configuration(item) {
  const section = text(item.section), all = vscode.workspace.getConfiguration(undefined, uri(item.scopeUri));
  return section ? all.get(section) : all;
}

function folders() {
  return vscode.workspace.workspaceFolders?.map(({ uri, name }) => ({ uri: uri.toString(), name })) ?? null;
}

module.exports = { answer, folders, receive };
