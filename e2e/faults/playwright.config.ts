import { defineConfig } from '@playwright/test';
import suite from '../playwright.config.ts';
import { readPlan } from './fault-plan.ts';

const { certificate } = readPlan();
const { launchOptions = {} } = suite.use ?? {};

/** Every remote with every fault; `npm run test:faults` prepares the plan and reads the report. */
export default defineConfig({
  ...suite,
  testDir: 'cells',
  outputDir: '../results',
  // Many a fault ends with a deadline, and is met twice.
  timeout: 180_000,
  use: {
    ...suite.use,
    actionTimeout: 20_000,
    launchOptions: {
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
      ],
    },
  },
  reporter: [['list'], ['json']],
});
