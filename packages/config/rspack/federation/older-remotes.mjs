import { findShare } from './shares.mjs';

/** As far as the containers of Module Federation 2 use it. */
class ModuleFederation {
  shareScopeMap = {};

  constructor(options) {
    this.name = options.name;
    this.options = options;
  }

  initOptions() {}

  registerShared() {}

  initShareScopeMap(scope, shares) {
    this.shareScopeMap[scope] = shares;
  }

  initializeSharing() {
    return [];
  }

  async loadShare(name, { customShareInfo }) {
    return findShare(this.shareScopeMap.default, name, customShareInfo.shareConfig.requiredVersion);
  }
}

/** Remotes that were released with Module Federation's own runtime expect its core from the shell. */
export function start() {
  globalThis._FEDERATION_RUNTIME_CORE = {
    ModuleFederation,
    CurrentGlobal: { __FEDERATION__: { __INSTANCES__: [] } },
    getGlobalFederationConstructor: () => undefined,
    setGlobalFederationConstructor: () => undefined,
    setGlobalFederationInstance: () => undefined,
  };
}
