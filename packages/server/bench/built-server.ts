import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { once } from '../src/once.ts';

const placeOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * The server built as `npm start` builds it, with what the benchmarks add. Never reused: a benchmark of old sources would
 * mislead. Returns the file that starts it.
 */
export const builtServer = once(() => {
  // Beside node_modules: native packages are loaded from there.
  const out = placeOf('../dist/bench');
  const args = [placeOf('../../config/bin/build-node.mjs'), out, placeOf('./serve.ts')];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error('The server could not be built');
  return placeOf('./start.mjs');
});
