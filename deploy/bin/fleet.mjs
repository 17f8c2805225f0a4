#!/usr/bin/env node
import { loadCommandLine } from '../scripts/program.mjs';

const { main } = await loadCommandLine();
process.exitCode = await main(process.argv.slice(2), async (app) => {
  const { buildApps, withoutCommandLine } = await import('../scripts/build-apps.mjs');
  const { chooseApps } = await import('../scripts/apps.mjs');
  await buildApps(chooseApps([app]), { build: withoutCommandLine });
});
