import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildReport } from '@estela/contracts/release';
import { z } from 'zod';
import { StoreError } from '../errors.ts';
import { buildReportName, parseWith, readJson } from './build-report.ts';
import { filesPath } from './store-paths.ts';

/** What Module Federation's plugin writes of a remote, unless its build turns that off. */
const federationManifestName = 'mf-manifest.json';

const files = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

const federationManifest = z.object({
  metaData: z.object({
    globalName: z.string(),
    publicPath: z.string().optional(),
    remoteEntry: z.object({ name: z.string(), path: z.string() }),
  }),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string() })),
  exposes: z.array(z.object({ name: z.string(), assets: z.object({ js: files, css: files }) })),
});

/**
 * Writes build.json for a remote that another repository built by the documented plugin, from its mf-manifest.json, so
 * that it can be published as any build. Throws BAD_BUILD where the shell could not load or mount it.
 */
export async function adoptBuild(app: string, folder: string): Promise<BuildReport> {
  const document = await readJson(path.join(folder, federationManifestName));
  const { metaData, shared, exposes } = parseWith(federationManifest, document, federationManifestName);
  const { globalName, publicPath, remoteEntry } = metaData;
  if (globalName !== app.replaceAll('-', '_'))
    throw new StoreError('BAD_BUILD', {
      reason: `its container is ${globalName}: name it ${app.replaceAll('-', '_')} in the options of the plugin`,
    });
  if (publicPath !== undefined && publicPath !== 'auto' && publicPath !== filesPath(app))
    throw new StoreError('BAD_BUILD', {
      reason: `it asks for its files at ${publicPath}: output.publicPath must be auto`,
    });
  const chunks = Object.fromEntries(
    exposes.map(({ name, assets: { js, css } }) => [name, { js: js.sync, css: css.sync }]),
  );
  if (!chunks.lifecycles)
    throw new StoreError('BAD_BUILD', {
      reason: 'it does not expose ./lifecycles: bootstrap, mount, unmount',
    });
  const report = {
    app,
    ...(publicPath === filesPath(app) && { publicPath }),
    entry: path.posix.join(remoteEntry.path, remoteEntry.name),
    initial: chunks.lifecycles,
    chunks,
    shared: Object.fromEntries(shared.map(({ name, requiredVersion }) => [name, requiredVersion])),
  };
  await writeFile(path.join(folder, buildReportName), `${JSON.stringify(report, null, 2)}\n`);
  return report;
}
