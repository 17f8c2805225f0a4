import { nodePreset } from '@estela/config/jest/node.mjs';

export default nodePreset(import.meta.dirname, {
  testEnvironment: '<rootDir>/src/testing/database-environment.ts',
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
  // A database, argon2 and sharp take their time on a machine that does other work too.
  testTimeout: 30_000,
});
