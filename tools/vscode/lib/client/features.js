'use strict';

const vscode = require('vscode');

/**
 * A method that the server may offer, and what registers it in the editor.
 * @typedef {object} Feature
 * @property {string} method As the protocol calls it, also in dynamic registrations.
 * @property {string} capability The member of the server's capabilities that offers it.
 * @property {(session: import('./session').Session, options: any, selector: vscode.DocumentSelector) => vscode.Disposable}
 *   register
 */

/** @type {Feature[]} */
const features = [
  ...require('../features/completion').features,
  ...require('../features/navigation').features,
  ...require('../features/structure').features,
  ...require('../features/changes').features,
  ...require('../features/annotations').features,
];

/** The features that are registered in the editor: by the server's capabilities, and later. */
class FeatureRegistry {
  /** @type {Map<string, vscode.Disposable>} */
  #registered = new Map();

  /**
   * @param {import('./session').Session} session
   * @param {Feature[]} extra Features that are not about texts.
   */
  constructor(session, extra) {
    this.session = session;
    this.features = new Map([...features, ...extra].map(feature => [feature.method, feature]));
  }

  /** @param {any} capabilities Those of the server. */
  registerAll(capabilities) {
    for (const feature of this.features.values()) {
      const options = member(capabilities, feature.capability);
      if (!options) continue;
      const id = typeof options.id === 'string' ? options.id : `static ${feature.method}`;
      this.#register(id, feature, options === true ? {} : options);
    }
  }

  /**
   * `client/registerCapability`
   * @param {any} params
   */
  register(params) {
    for (const { id, method, registerOptions } of Array.isArray(params?.registrations) ? params.registrations : []) {
      const feature = this.features.get(method);
      if (feature) this.#register(String(id), feature, registerOptions ?? {});
      else this.session.log.warn(`the server registers ${method}, which this client does not know`);
    }
  }

  /**
   * `client/unregisterCapability`
   * @param {any} params
   */
  unregister(params) {
    // The protocol has this spelling.
    for (const { id } of Array.isArray(params?.unregisterations) ? params.unregisterations : []) {
      this.#registered.get(String(id))?.dispose();
      this.#registered.delete(String(id));
    }
  }

  dispose() {
    for (const registered of this.#registered.values()) registered.dispose();
    this.#registered.clear();
  }

  /**
   * @param {string} id
   * @param {Feature} feature
   * @param {any} options
   */
  #register(id, feature, options) {
    this.#registered.get(id)?.dispose();
    const registered = this.session.attempt(() =>
      feature.register(this.session, options, this.#selector(options.documentSelector)));
    if (registered) this.#registered.set(id, registered);
  }

  /**
   * The documents that a registration is for; the extension's if it names none.
   * @param {any} filters
   * @returns {vscode.DocumentSelector}
   */
  #selector(filters) {
    if (!Array.isArray(filters)) return this.session.selector;
    return filters.filter(filter => filter && typeof filter === 'object')
      .map(({ language, scheme, pattern }) => ({ language, scheme, pattern }));
  }
}

/**
 * @param {any} value
 * @param {string} path Names with dots between them.
 */
function member(value, path) {
  return path.split('.').reduce((/** @type {any} */ inner, name) => inner?.[name], value);
}

module.exports = { FeatureRegistry, features };
