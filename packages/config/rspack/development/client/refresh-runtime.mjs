import runtime from 'react-refresh/runtime';

runtime.injectIntoGlobalHook(globalThis);

/** `running` are the watched remotes that this page has loaded, by name. */
globalThis.__estelaDevelopment = { runtime, running: new Map() };
