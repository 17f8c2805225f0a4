import path from 'node:path';
import { StoreError } from '../errors.ts';

const appName = /^[a-z][a-z0-9-]{0,39}$/;
const versionName = /^[0-9a-z][0-9a-z.+-]{0,79}$/i;

/** The host's name; every other app is a remote. */
export const shellName = 'shell';

/** The file that says what is live. */
export const pointerName = 'active.json';

/** Where things lie in a release store. Names are checked, so no path leaves the store. */
export function storePaths(root: string) {
  return {
    root,
    active: path.join(root, pointerName),
    history: path.join(root, 'history.jsonl'),
    tokens: path.join(root, 'tokens.json'),
    audit: path.join(root, 'audit.jsonl'),
    incoming: path.join(root, '.incoming'),
    locks: path.join(root, '.locks'),
    /** Keys, beside the releases: whoever can only write releases cannot sign them. */
    signing: path.join(path.dirname(root), 'signing'),
    /** What browsers reported of failures. */
    failures: path.join(root, '.telemetry', 'failures.json'),
    /** Sets of versions that were served without having been live. */
    sets: path.join(root, 'compositions.jsonl'),
    linkKey: path.join(path.dirname(root), 'signing', 'override-links.key'),
    app: (app: string) => path.join(root, checkedName(app, appName)),
    version: (app: string, version: string) =>
      path.join(root, checkedName(app, appName), checkedName(version, versionName)),
  };
}
export type StorePaths = ReturnType<typeof storePaths>;

/** The release store of a data folder. */
export function releasesIn(dataFolder: string): string {
  return path.join(dataFolder, 'releases');
}

/** Where the edge serves the files of an app that are named after their content. */
export function filesPath(app: string): string {
  return app === shellName ? `/${shellName}/files/` : `/remotes/${app}/files/`;
}

export function isAppName(name: string): boolean {
  return appName.test(name);
}

export function isVersionName(name: string): boolean {
  return versionName.test(name) && !name.includes('..');
}

function checkedName(name: string, pattern: RegExp): string {
  if (!pattern.test(name) || name.includes('..')) throw new StoreError('BAD_NAME', { name });
  return name;
}
