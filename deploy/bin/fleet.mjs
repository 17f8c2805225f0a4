#!/usr/bin/env node
import { outliveReaders } from '../../packages/config/bin/output.mjs';
import { loadCommandLine } from '../scripts/program.mjs';

outliveReaders();
const { main } = await loadCommandLine();
process.exitCode = await main(process.argv.slice(2), {
  async build(app) {
    const { buildApps, withoutCommandLine } = await import('../scripts/build-apps.mjs');
    const { chooseApps } = await import('../scripts/apps.mjs');
    await buildApps(chooseApps([app]), { build: withoutCommandLine });
  },
  async checkTypes(app, options) {
    const { checkTypes } = await import('../scripts/check-types.mjs');
    const { chooseApps } = await import('../scripts/apps.mjs');
    return checkTypes(chooseApps([app])[0], options);
  },
  async watch(app, onBuilt) {
    const { watchBuild } = await import('../scripts/watch-build.mjs');
    const { chooseApps } = await import('../scripts/apps.mjs');
    const stop = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());
    await watchBuild(chooseApps([app])[0], onBuilt, stop.signal);
  },
});
