import path from 'node:path';
import { transformation } from './transform.mjs';

/** Jest project for a package that runs on Node. `dir` is the package's folder. */
export function nodePreset(dir, overrides = {}) {
  return {
    displayName: path.basename(dir),
    rootDir: dir,
    testEnvironment: 'jest-environment-node',
    testMatch: ['<rootDir>/**/*.test.ts'],
    testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/'],
    modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
    ...transformation,
    ...overrides,
  };
}
