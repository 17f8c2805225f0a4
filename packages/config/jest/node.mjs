import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformation } from './transform.mjs';

/** Jest project for a package that runs on Node. `dir` is the package's folder. */
export function nodePreset(dir, overrides = {}) {
  return {
    displayName: path.basename(dir),
    rootDir: dir,
    testEnvironment: fileURLToPath(new URL('node-environment.cjs', import.meta.url)),
    testMatch: ['<rootDir>/**/*.test.ts'],
    testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/'],
    modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
    ...transformation,
    ...overrides,
  };
}
