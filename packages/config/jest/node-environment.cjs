// Node's globals, in a context of its own for each test file. Jest's own environment keeps a proxy between a test and its
// global variables, through which each use of one takes a hundred times as long, a third of the server's suite in all.
const { constants, createContext, runInContext } = require('node:vm');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { installCommonGlobals } = require('jest-util');

/** Of the outer context, as what Node's modules return is made of them. */
const shared = { Buffer, ArrayBuffer, Uint8Array };

/** What a context lacks. Some are created at their first use, and work on the outer global object alone. */
function addNodeGlobals(global) {
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(globalThis))) {
    if (name in global) continue;
    if ('value' in descriptor) Object.defineProperty(global, name, descriptor);
    else
      Object.defineProperty(global, name, {
        configurable: true,
        enumerable: descriptor.enumerable,
        get: () => globalThis[name],
        set: (value) => Object.defineProperty(global, name, { value, writable: true }),
      });
  }
  Object.assign(global, shared, { global });
}

class NodeEnvironment {
  fakeTimers = null;

  constructor({ projectConfig }) {
    this.context = createContext(constants.DONT_CONTEXTIFY);
    this.global = runInContext('globalThis', this.context);
    addNodeGlobals(this.global);
    installCommonGlobals(this.global, projectConfig.globals);
    // Node's ten lines may all be of libraries.
    this.global.Error.stackTraceLimit = 100;
    this.moduleMocker = new ModuleMocker(this.global);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: this.global });
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return this.context;
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern?.dispose();
    this.fakeTimersModern = null;
    this.context = null;
  }
}

module.exports = NodeEnvironment;
