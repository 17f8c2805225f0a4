#!/usr/bin/env node
import { register } from 'tsx/esm/api';

register();
const { main } = await import('../src/cli/main.ts');
process.exitCode = await main(process.argv.slice(2), async (app) => {
  const { buildApps } = await import('../scripts/build-apps.mjs');
  const { chooseApps } = await import('../scripts/apps.mjs');
  await buildApps(chooseApps([app]));
});
