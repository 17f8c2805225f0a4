import { defineConfig } from '@playwright/test';
import suite from '../playwright.config.ts';

/** The situations in which releases meet; `npm run test:matrix` prepares the plan and reads the report. */
export default defineConfig({
  ...suite,
  testDir: 'situations',
  outputDir: '../results',
  // Every page that an app reaches, one after the other.
  timeout: 180_000,
  reporter: [['list'], ['json']],
});
