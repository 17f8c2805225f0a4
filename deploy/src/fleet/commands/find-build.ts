import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@estela/contracts/release';
import { type BuildToPublish, readBuildToPublish } from '../../contract/gate.ts';
import { isSpoiled, StoreError } from '../../errors.ts';
import type { StoreReader } from '../../releases/store-reader.ts';
import type { SourceCommit } from '../../store/history.ts';
import { isAppName } from '../../store/store-paths.ts';

/** The build of an app: in `from`, else in its own folder of the workspace. */
export async function findBuild(
  app: string,
  { from }: { from?: string | undefined },
  { root, cwd = root }: { root: string; cwd?: string | undefined },
): Promise<BuildToPublish> {
  if (from === undefined) workspaceApp(app, root);
  const folder = from === undefined ? path.join(root, app, 'dist') : path.resolve(cwd, from);
  // The manifest is beside the build; for a build from elsewhere it is the workspace's own copy.
  const beside = path.join(path.dirname(folder), 'package.json');
  const packageFile = existsSync(beside) ? beside : path.join(root, app, 'package.json');
  const build = await readBuildToPublish(folder, packageFile, path.join(root, '.cache/scripts'));
  if (build.app !== app)
    throw new StoreError('BAD_BUILD', { reason: `${folder} holds ${build.app}, not ${app}` });
  return build;
}

/** Where a build comes from: what it says itself, else what the surroundings say of it, else nobody knows. */
export function sourceOf({ source }: BuildToPublish, context: { source?: SourceCommit }): SourceCommit {
  return source.commit === undefined ? (context.source ?? {}) : source;
}

/** Refuses a name that is no app of the workspace. */
export function workspaceApp(app: string, root: string): void {
  if (!isAppName(app) || !existsSync(path.join(root, app, 'package.json')))
    throw new StoreError('UNKNOWN_APP', { app, apps: appsIn(root).join(', ') });
}

/** Folders of the workspace that could be apps. */
function appsIn(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^(?:shell|mf-.+)$/.test(entry.name))
    .map(({ name }) => name);
}

/** The release with the build's bytes, if there is a whole one. */
export async function knownRelease(
  store: StoreReader,
  { app, version }: BuildToPublish,
): Promise<Release | undefined> {
  if (!(await store.versions(app)).includes(version)) return undefined;
  return store.verify(app, version).catch((error: unknown) => {
    // Publishing the same build again mends it, and brings back what gc has just removed.
    if (isSpoiled(error) || (error instanceof StoreError && error.code === 'NOT_PUBLISHED')) return undefined;
    throw error;
  });
}
