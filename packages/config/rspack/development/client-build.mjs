import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Builds the development client, one script, into the folder `outDir`. */
export function buildClient(outDir) {
  const compiler = rspack({
    context: here('.'),
    mode: 'development',
    target: ['web', 'es2022'],
    entry: { client: here('client.mjs') },
    devtool: false,
    output: { path: outDir },
    performance: false,
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      if (stats.hasErrors()) return reject(new Error(stats.toString('errors-only')));
      return compiler.close(() => resolve());
    });
  });
}
