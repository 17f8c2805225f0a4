import path from 'node:path';
import { root } from '../../packages/config/bin/workspace.mjs';
import { buildClient } from '../../packages/config/rspack/development/client-build.mjs';

/** Builds the script of pages in development; returns its file. */
export async function clientFile() {
  const folder = path.join(root, '.cache/dev/client');
  await buildClient(folder);
  return path.join(folder, 'client.js');
}
