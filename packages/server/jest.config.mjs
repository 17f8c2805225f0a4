import { nodePreset } from '@estela/config/jest/node.mjs';

export default nodePreset(import.meta.dirname, {
  testEnvironment: '<rootDir>/test/support/database-environment.ts',
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  // A project of its own, for `npm run test:cluster`.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/', '<rootDir>/test/cluster/'],
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  // A database, argon2 and sharp take their time on a machine that does other work too.
  testTimeout: 90_000,
});
