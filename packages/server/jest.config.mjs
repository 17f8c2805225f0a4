import { nodePreset } from '@estela/config/jest/node.mjs';

export default nodePreset(import.meta.dirname, {
  testEnvironment: '<rootDir>/test/support/database-environment.ts',
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  // A database, argon2 and sharp take their time on a machine that does other work too.
  testTimeout: 30_000,
});
