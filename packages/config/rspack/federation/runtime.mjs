/* global __webpack_require__ */
// The federation runtime of the shell and of every remote: what the bundler asks of one, as far as this product uses it.
// A container has `init` and `get` and reads shares in the form of Module Federation 2: either end may be older.
import { findShare } from './shares.mjs';

const bundle = __webpack_require__;

/** What this build shares. Development puts React's development build in place of it (shared-modules.mjs). */
function ownShares() {
  const own = {};
  for (const { name, version, factory } of bundle.initializeSharingData.scopeToSharingDataMapping.default ??
    []) {
    const shared = { version, get: factory };
    for (const plugin of globalThis.__FEDERATION__?.__GLOBAL_PLUGIN__ ?? [])
      plugin.beforeRegisterShare?.({ pkgName: name, shared });
    own[name] = { [shared.version]: shared };
  }
  return own;
}

export function startFederation() {
  // Read anew each time: a hot update replaces it.
  const consumed = () => bundle.consumesLoadingData;
  const find = (id) => {
    const { shareKey, requiredVersion } = consumed().moduleIdToConsumeDataMapping[id];
    return findShare(bundle.S.default, shareKey, requiredVersion);
  };
  const install = async (id) => {
    const factory = await find(id);
    bundle.m[id] = (module) => {
      module.exports = factory();
    };
  };

  bundle.S = { default: ownShares() };
  for (const id of consumed().initialConsumes)
    bundle.m[id] = (module) => {
      module.exports = find(id)();
    };
  bundle.f.consumes = (chunk, promises) => {
    for (const id of consumed().chunkMapping[chunk] ?? []) if (!bundle.m[id]) promises.push(install(id));
  };
  bundle.initContainer = (shares) => {
    bundle.S.default = shares;
  };
  bundle.getContainer = async (path) => {
    const load = bundle.initializeExposesData.moduleMap[path];
    if (!load) throw new Error(`This remote does not expose ${path}`);
    return load();
  };
}
