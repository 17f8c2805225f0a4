import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@estela/contracts/release';
import type { BuildToPublish } from '../contract/gate.ts';
import { checkRoutePaths } from '../contract/route-paths.ts';
import { hasCode, StoreError } from '../errors.ts';
import { damagedFiles } from '../files/integrity.ts';
import { withLock } from '../files/lock.ts';
import { type Adopted, adopt } from '../signing/adopt.ts';
import { planRotation, type Rotated, rotate } from '../signing/rotate.ts';
import { signatures as signaturesOf } from '../signing/signatures.ts';
import type { SignedFiles } from '../signing/signed-file.ts';
import { type ActivePointer, owedChanges, readPointer, writePointer } from '../store/active-pointer.ts';
import type { StoreState } from '../store/decisions.ts';
import {
  type Author,
  appendHistory,
  type HistoryEntry,
  lastSequence,
  publishedVersions,
  readHistory,
  type SourceCommit,
} from '../store/history.ts';
import { readRelease, recordName, recordTitle } from '../store/release-record.ts';
import { isAppName, isVersionName, pointerName, storePaths } from '../store/store-paths.ts';
import { changes } from './changes.ts';
import { garbageCollection } from './gc.ts';
import { checkBuild, discard, placeRelease, prepareRelease, releaseOf } from './publish.ts';
import { recoveredPointer } from './recover.ts';
import { knownSizes, withScriptSizes } from './script-sizes.ts';

export interface StoreOptions {
  /** The private key of `ESTELA_SIGNING_KEY`, instead of the one in the data folder. */
  signingKey?: string | undefined;
  /** Who makes the first key. */
  by?: string;
  /** Hears what was signed for the first time. */
  tell?: (adopted: Adopted) => void;
}

/** The folder of releases: immutable versions, an append-only history, and one pointer to what is live. */
export function openStore(root: string, { signingKey, by = 'unknown', tell }: StoreOptions = {}) {
  const paths = storePaths(root);
  const signatures = signaturesOf(paths.signing, signingKey);

  async function release(app: string, version: string): Promise<Release> {
    return readRelease(paths.version(app, version), signatures);
  }

  async function signedPointer(): Promise<ActivePointer> {
    return readPointer(paths.active, signatures);
  }

  /** What is live. An older pointer that someone put back, with its own good signature, is refused. */
  async function pointer(): Promise<ActivePointer> {
    return (await state()).pointer;
  }

  /** The same with the history, which has the last change even if its line is still owed. */
  async function state(): Promise<StoreState> {
    // In this order: a change writes the pointer first.
    const entries = await readHistory(paths.history);
    const found = await signedPointer();
    const newest = lastSequence(entries);
    if (found.sequence < newest)
      throw new StoreError('REPLAYED', { found: String(found.sequence), newest: String(newest) });
    return { pointer: found, history: [...entries, ...owedChanges(found, entries)] };
  }

  /** Work that changes the store, one at a time. What an older version of the product left unsigned is signed first. */
  async function exclusively<T>(work: () => Promise<T>): Promise<T> {
    return withLock(paths.locks, async () => {
      const adopted = await adopt(signatures.keys, signedFiles, by);
      if (adopted) tell?.(adopted);
      return work();
    });
  }

  async function rotateKey(isDry = false): Promise<Rotated> {
    if (isDry) return pointer().then(async () => planRotation(signatures.keys, await signedFiles()));
    return exclusively(async () => {
      await pointer();
      return rotate(signatures.keys, await signedFiles(), by);
    });
  }

  /** Writes the pointer anew from the history where the one on disk is refused; nothing where it is good. */
  async function recover(isDry: boolean): Promise<ActivePointer | undefined> {
    if (isDry) return pointerFromHistory();
    return exclusively(async () => {
      const found = await pointerFromHistory();
      if (found) await writePointer(paths.active, found, signatures);
      return found;
    });
  }

  async function pointerFromHistory(): Promise<ActivePointer | undefined> {
    if (await holds(pointer())) return undefined;
    const isGood = (app: string, version: string) => holds(verify(app, version));
    return recoveredPointer(await readHistory(paths.history), await apps(), isGood);
  }

  /** Everything that has a signature. */
  async function signedFiles(): Promise<SignedFiles> {
    const names = await apps();
    const records = names.map(async (app) =>
      (await versions(app)).map((version) => ({
        kind: 'release' as const,
        file: path.join(paths.version(app, version), recordName),
        title: recordTitle(app, version),
        checkContent: () => verify(app, version),
      })),
    );
    const active = {
      kind: 'pointer' as const,
      file: paths.active,
      title: pointerName,
      checkContent: signedPointer,
    };
    return { pointer: active, records: (await Promise.all(records)).flat() };
  }

  /** Throws unless every byte of the release is as published. */
  async function verify(app: string, version: string): Promise<Release> {
    const found = await release(app, version);
    const damaged = await damagedFiles(paths.version(app, version), found);
    if (damaged.length > 0) {
      // While it was read, gc may have taken it out: then it is not there, and not damaged.
      await release(app, version);
      throw new StoreError('DAMAGED', { app, version, files: damaged.join(', ') });
    }
    return found;
  }

  /** A dry run makes every check that reads, and returns the release as it would be. */
  async function publish(
    build: BuildToPublish,
    origin: Author & SourceCommit,
    { dryRun = false, force = false }: { dryRun?: boolean; force?: boolean | undefined } = {},
  ): Promise<Release> {
    const planned = releaseOf(build, build.files, origin);
    // A version that is there already may be damaged: it is mended, not judged again.
    const isNew = !(await versions(build.app)).includes(build.version);
    if (isNew) checkRoutePaths(build.manifest);
    const check = () => moves.checkVersions(planned);
    if (isNew && !force) await (dryRun ? check() : exclusively(check));
    const checkWeight = async (release: Release) => {
      if (isNew && !force) await moves.checkPublishedWeight(release);
      return release;
    };
    if (dryRun) {
      const earlier = await checkBuild(paths, build, signatures);
      return checkWeight({
        ...planned,
        files: await withScriptSizes(build, knownSizes(earlier)),
      });
    }
    const prepared = await prepareRelease(paths, build, origin, signatures);
    try {
      await checkWeight(prepared.release);
      await exclusively(async () => {
        await placeRelease(paths, prepared, signatures);
        await catchUp(build.app);
      });
    } finally {
      await discard(prepared);
    }
    return prepared.release;
  }

  /** Writes the history lines that a process killed in the middle owes. Runs under the lock. */
  async function catchUp(app: string): Promise<void> {
    const owing = await signedPointer();
    const entries = await readHistory(paths.history);
    const known = publishedVersions(entries, app);
    for (const version of await versions(app)) {
      if (known.has(version)) continue;
      const found = await release(app, version).catch(() => undefined);
      if (!found) continue;
      const { publishedAt: at, publishedBy: by, why, commit, dirty } = found;
      await appendHistory(paths.history, { kind: 'published', at, by, why, app, version, commit, dirty });
    }
    for (const change of owedChanges(owing, entries)) await appendHistory(paths.history, change);
  }

  /** Versions of an app that are in the store. */
  async function versions(app: string): Promise<string[]> {
    return (await namesIn(paths.app(app))).filter(isVersionName);
  }

  async function apps(): Promise<string[]> {
    return (await namesIn(root)).filter(isAppName).sort();
  }

  /** The history as it is on disk, with the last change even if its line is still owed. */
  async function history(): Promise<HistoryEntry[]> {
    const owing = await signedPointer();
    const entries = await readHistory(paths.history);
    return [...entries, ...owedChanges(owing, entries)];
  }

  const parts = { paths, signatures, exclusively, catchUp, state, release, verify };
  const moves = changes(parts);
  return {
    paths,
    pointer,
    /** What active.json says, whether or not the history knows of something newer. */
    signedPointer,
    adopt: () => exclusively(async () => undefined),
    rotateKey,
    recover,
    keys: signatures.keys,
    history,
    apps,
    versions,
    release,
    verify,
    publish,
    state,
    ...moves,
    gc: garbageCollection({ ...parts, apps, versions }),
    /** Absolute path of a file of a release. */
    fileOf: (app: string, version: string, file: string) => path.join(paths.version(app, version), file),
    recordOf: (app: string, version: string) => path.join(paths.version(app, version), recordName),
  };
}
export type ReleaseStore = ReturnType<typeof openStore>;

/** Is what is asked for there, and not refused? */
async function holds(reading: Promise<unknown>): Promise<boolean> {
  return reading.then(
    () => true,
    (error: unknown) => {
      if (error instanceof StoreError) return false;
      throw error;
    },
  );
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}
