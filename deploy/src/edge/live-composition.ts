import type { PublicSettings, Release } from '@estela/contracts/release';
import { activeVersions } from '../store/active-pointer.ts';
import { type DamageLog, servedRelease } from '../store/served-release.ts';
import { shellName } from '../store/store-paths.ts';
import { compose } from './compose.ts';
import { type Live, pageParts } from './page-parts.ts';
import type { ReleaseSource } from './release-source.ts';

export interface EdgeLog extends DamageLog {
  info(details: object, message: string): void;
}

/** The stamp of a store that cannot be asked for one: reading it says why, and changes nothing. */
const unreachable = 'unreachable';

/** How often the store is read again while something in it is damaged or unreadable (ms). */
const recheckAfter = 30_000;

/** Follows the active pointer: the next page after a change sees it, and the store is read only after a change. */
export function liveComposition(source: ReleaseSource, settings: PublicSettings, log: EdgeLog) {
  let stamp: string | undefined;
  let live: Live | undefined;
  let reading = Promise.resolve();
  // Each release is verified once. Its files are checked again when they are served.
  const verified = new Map<string, Release>();

  function isLive({ app, version }: Pick<Release, 'app' | 'version'>): boolean {
    return live !== undefined && versionsOf(live)[app] === version;
  }

  function doubt(release: Pick<Release, 'app' | 'version'>): void {
    verified.delete(`${release.app}/${release.version}`);
    if (isLive(release)) stamp = undefined;
  }

  function doubtAll(): void {
    stamp = undefined;
    verified.clear();
  }

  async function verify(app: string, version: string): Promise<Release> {
    const key = `${app}/${version}`;
    const release = verified.get(key) ?? (await source.verify(app, version));
    if (source.isImmutable(version)) verified.set(key, release);
    return release;
  }

  async function read(): Promise<void> {
    try {
      const found = await readLive({ ...source, verify }, settings, log);
      live = found.live;
      log.info({ sequence: live?.composition.sequence, ...versionsOf(live) }, 'composition');
      if (found.isWhole) return;
    } catch (error) {
      // An unreadable pointer must not take the product down: pages keep what was live.
      log.error({ err: error }, 'composition cannot be read');
    }
    setTimeout(doubtAll, recheckAfter).unref();
  }

  return {
    /** What is live now; `undefined` while no shell is. */
    async current(): Promise<Live | undefined> {
      const next = await source.stamp().catch(() => unreachable);
      if (next !== stamp) {
        stamp = next;
        reading = reading.then(read);
      }
      await reading;
      return live;
    },
    /** Call when a release turns out to be damaged: it is verified again, before the next page where it is live. */
    doubt,
    /** A release after every byte was checked, once; throws unless it is whole. */
    verify,
  };
}
export type LiveComposition = ReturnType<typeof liveComposition>;

async function readLive(
  source: ReleaseSource,
  settings: PublicSettings,
  log: EdgeLog,
): Promise<{ live: Live | undefined; isWhole: boolean }> {
  const pointer = await source.pointer();
  const wanted = Object.entries(activeVersions(pointer));
  const found = await Promise.all(wanted.map(([app, version]) => servedRelease(source, app, version, log)));
  const releases = found.filter((release) => release !== undefined);
  const isWhole = wanted.every(([app, version]) =>
    releases.some((r) => r.app === app && r.version === version),
  );
  const shell = releases.find((release) => release.app === shellName);
  if (!shell) return { live: undefined, isWhole };
  const remotes = Object.fromEntries(
    releases.filter((release) => release !== shell).map((release) => [release.app, release]),
  );
  const composition = compose(pointer, shell, remotes, settings);
  return { live: await pageParts(source, composition, shell, remotes), isWhole };
}

function versionsOf(live: Live | undefined): Record<string, string> {
  const releases = live ? [live.shell, ...Object.values(live.remotes)] : [];
  return Object.fromEntries(releases.map(({ app, version }) => [app, version]));
}
