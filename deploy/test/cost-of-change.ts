import path from 'node:path';
import type { Release, ReleaseFile } from '@estela/contracts/release';
import { addressOf } from '../src/edge/compose.ts';
import { runFleet } from '../src/fleet/cli/fleet.ts';
import { openStore } from '../src/releases/release-store.ts';
import { releasesIn } from '../src/store/store-paths.ts';
import { copyWorkspace } from './workspace-copy.ts';

/** What one change of a file costs: the apps that get a new version, and the files that a visitor must fetch again. */
export interface Cost {
  /** App -> its new files without their hashes, sorted. */
  moved: Record<string, string[]>;
  /** Size of those files, compressed. */
  bytes: number;
}

export const remotes = ['mf-flights', 'mf-gear', 'mf-groups', 'mf-social', 'mf-spots'];
const apps = ['shell', ...remotes];

/** A copy of the workspace, built and published, whose files can be changed one at a time. */
export async function measureChanges() {
  const copy = copyWorkspace();
  const { root } = copy;
  const data = path.join(root, 'data');
  const store = openStore(releasesIn(data));
  const before = await release();
  const putBuildsBack = copy.saveBuilds();
  // What is live is what shared packages are compared with, whatever else was published.
  await store.move({ kind: 'activated', app: 'shell', version: before[0]?.version ?? '', by: 'tester' });

  /** Builds what the sources ask for and publishes it, with the commands that teams use. */
  async function release(): Promise<Release[]> {
    copy.run('build.mjs', ...apps);
    const releases: Release[] = [];
    for (const app of apps) releases.push(await store.release(app, await publish(app)));
    return releases;
  }

  /** Publishes the build of `app` unless the store has it; returns its version. */
  async function publish(app: string): Promise<string> {
    const printed: string[] = [];
    const print = (line: string) => printed.push(line);
    const args = ['publish', app, '--if-missing', '--json'];
    const code = await runFleet(args, { root, data, by: 'tester', print, printError: print });
    if (code !== 0) throw new Error(printed.join('\n'));
    return (JSON.parse(printed.join('\n')) as { version: string }).version;
  }

  /** Changes files, releases, and puts them back. */
  async function costOf(edits: Record<string, (text: string) => string>): Promise<Cost> {
    const putBack = Object.entries(edits).map(([file, change]) => copy.edit(file, change));
    const after = await release();
    for (const undo of putBack) undo();
    putBuildsBack();
    return costBetween(before, after);
  }

  return { costOf, dearestTexts: Object.fromEntries(before.map(dearestText)), remove: copy.remove };
}

/** App -> what a visitor fetches again for a text in the largest file of texts. */
function dearestText({ app, entry, files }: Release): [app: string, bytes: number] {
  const texts = files.filter(({ path }) => path.startsWith('locale-'));
  const refetched = texts.map((text) =>
    [text, ...files.filter(({ path }) => path === entry)].reduce(addSize, 0),
  );
  return [app, Math.max(0, ...refetched)];
}

function costBetween(before: Release[], after: Release[]): Cost {
  const known = new Set(before.flatMap(addressesOf));
  const moved = after.filter((release, i) => release.version !== before[i]?.version);
  const fetched = moved.flatMap((release) =>
    release.files
      .filter((file) => isFetched(file.path) && !known.has(addressOf(release, file.path)))
      .map((file) => ({ app: release.app, ...file })),
  );
  const filesOf = (app: string) => fetched.filter((file) => file.app === app).map(({ path }) => path);
  return {
    moved: Object.fromEntries(moved.map(({ app }) => [app, filesOf(app).map(withoutHash).sort()])),
    bytes: fetched.reduce(addSize, 0),
  };
}

function addSize(sum: number, { brotli, bytes }: ReleaseFile): number {
  return sum + (brotli?.bytes ?? bytes);
}

function addressesOf(release: Release): string[] {
  return release.files.map((file) => addressOf(release, file.path));
}

/** Pages are put together from the other files; browsers never ask for them by name. */
function isFetched(file: string): boolean {
  return !file.endsWith('.html') && !file.startsWith('prerender/');
}

/** A chunk without a name of its own has a number; so has each part of a catalogue, by how many parts there are. */
function withoutHash(file: string): string {
  return file
    .replace(/\.[0-9a-f]{8}(?=\.)/, '')
    .replace(/^\d+(?=\.)/, 'chunk')
    .replace(/^(locale-\w+)-\d+(?=\.)/, '$1');
}
