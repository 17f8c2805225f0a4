import { defineConfig, devices, type ReporterDescription } from '@playwright/test';
import { deployed } from './deployed/tag.ts';

/** What is judged where the product runs elsewhere (`bin/e2e.mjs`): its address and its versions. */
const judged = process.env.ESTELA_JUDGED;

const report: ReporterDescription[] = judged
  ? [['list'], ['html', { outputFolder: 'report', open: 'never', title: judged }]]
  : [['list']];

/** Debian's chromium over the published product; each worker starts its own product, unless one runs elsewhere. */
export default defineConfig({
  testDir: 'specs',
  outputDir: 'results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [...report, ['json']] : report,
  ...(judged && { grep: new RegExp(deployed.tag), metadata: { judged } }),
  use: {
    ...devices['Desktop Chrome'],
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // Mocked responses do not reach the requests of a service worker; only offline.spec.ts enables it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Traces cost a fifth of the run, videos a tenth. To have both:
    // `npm run test:e2e -- --trace on`.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
  },
});
