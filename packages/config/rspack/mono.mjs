import { existsSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { root, workspacePackages } from '../bin/workspace.mjs';
import { describeApp } from './app.mjs';
import { baseConfig } from './base.mjs';
import { BuildReportPlugin } from './build-report-plugin.mjs';
import { routerForVisitors, splitShell } from './shell.mjs';

const shellDir = path.join(root, 'shell');

/** What a remote may expose, and the source of it. */
const exposed = { lifecycles: 'src/lifecycles.tsx', slots: 'src/slots.tsx' };

/**
 * Shell and remotes as one bundle in `outDir`, to compare with: the same sources and settings, but an area is a lazy
 * chunk, named after its remote, and nothing is shared at run time. It is never published.
 */
export function mono({ outDir }) {
  const app = { ...describeApp(shellDir), name: 'mono', container: 'mono', publicPath: 'auto', outDir };
  const base = baseConfig(app);
  const entry = path.join(shellDir, 'src/mono.mjs');
  return {
    ...base,
    entry: { main: entry },
    optimization: { ...base.optimization, splitChunks: splitShell },
    plugins: [
      ...base.plugins,
      new rspack.SubresourceIntegrityPlugin(),
      routerForVisitors,
      new rspack.experiments.VirtualModulesPlugin({ [entry]: entrySource() }),
      new BuildReportPlugin({ app, entryGroup: 'main', initialGroup: 'main' }),
    ],
  };
}

/** As the shell's own main.tsx, with a loader that finds every remote in the bundle. */
function entrySource() {
  return `
import '@estela/ui/tokens.css';
import '@estela/ui/base.css';
import { startInParts } from './start-in-parts.ts';
const remotes = { ${remotesSource()} };
const find = (name, part) => {
  const load = remotes[name]?.[part];
  return load ? load() : Promise.reject(new Error(name + ' has no ' + part));
};
const loader = {
  load: (name) => find(name, 'lifecycles'),
  loadSlots: (name) => find(name, 'slots'),
  forget: () => undefined,
};
void startInParts(async () => () => loader);
`;
}

function remotesSource() {
  const remotes = workspacePackages().filter(({ folder }) => folder.startsWith('mf-'));
  return remotes.map(({ folder }) => `'${folder}': { ${partsSource(folder)} }`).join(',\n');
}

function partsSource(folder) {
  return Object.entries(exposed)
    .filter(([, file]) => existsSync(path.join(root, folder, file)))
    .map(([part, file]) => {
      const chunk = part === 'lifecycles' ? folder : `${folder}-${part}`;
      return `${part}: () => import(/* webpackChunkName: "${chunk}" */ '../../${folder}/${file}')`;
    })
    .join(', ');
}
