import { fileURLToPath } from 'node:url';
import { nodePreset } from './node.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Jest project for code that runs in the browser. `dir` is the package's folder. */
export function browserPreset(dir, overrides = {}) {
  return nodePreset(dir, {
    testEnvironment: here('environment.cjs'),
    // msw/node and others hide their Node entry behind the `browser` condition, jsdom's default.
    testEnvironmentOptions: { url: 'http://localhost/', customExportConditions: [''] },
    testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
    moduleNameMapper: {
      '\\.module\\.css$': here('css-module.cjs'),
      '\\.css$': here('asset.cjs'),
      '\\?worker$': here('asset.cjs'),
      '\\.(avif|jpg|png|svg|webp|woff2)$': here('asset.cjs'),
    },
    setupFiles: [here('stubs.cjs')],
    setupFilesAfterEnv: ['@testing-library/jest-dom', here('async-timeout.cjs'), here('console-fails.cjs')],
    // Typing a whole form takes seconds on a busy machine.
    testTimeout: 30_000,
    ...overrides,
  });
}
