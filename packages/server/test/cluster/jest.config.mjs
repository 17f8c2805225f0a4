import { nodePreset } from '@estela/config/jest/node.mjs';

/** Separate from the package's other tests, as it needs what `bin/with-proxies.mjs` starts. */
export default {
  ...nodePreset(import.meta.dirname, { displayName: 'cluster', testTimeout: 60_000 }),
};
