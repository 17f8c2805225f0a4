import { nodePreset } from '@estela/config/jest/node.mjs';

/** They start embedded databases of their own, whichever database the others are on: once is enough. */
const onlyEmbedded = [
  'src/cli/airspace.test.ts',
  'src/cli/run.test.ts',
  'src/database/embedded.test.ts',
  'src/server.test.ts',
].map((file) => `<rootDir>/${file}`);

export default nodePreset(import.meta.dirname, {
  testEnvironment: '<rootDir>/test/support/database-environment.ts',
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  // A project of its own, for `npm run test:cluster`.
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/dist/',
    '<rootDir>/test/cluster/',
    ...(process.env.DATABASE_URL ? onlyEmbedded : []),
  ],
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  // A database, argon2 and sharp take their time on a machine that does other work too.
  testTimeout: 90_000,
});
