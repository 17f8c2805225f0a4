import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@estela/contracts/release';
import { hasCode, StoreError } from '../errors.ts';
import { damagedFiles } from '../files/integrity.ts';
import type { Signatures } from '../signing/signatures.ts';
import { type ActivePointer, checkNotOlder, owedChanges, readPointer } from '../store/active-pointer.ts';
import type { StoreState } from '../store/decisions.ts';
import { type HistoryEntry, lastSequence, readHistory } from '../store/history.ts';
import { readRelease, recordName } from '../store/release-record.ts';
import { isAppName, isVersionName, type StorePaths } from '../store/store-paths.ts';

/** Reads a release store: what is live, what happened, and releases; it changes nothing. */
export function storeReader(paths: StorePaths, signatures: Signatures) {
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
    checkNotOlder(found, lastSequence(entries));
    return { pointer: found, history: [...entries, ...owedChanges(found, entries)] };
  }

  /** The history as it is on disk, with the last change even if its line is still owed. */
  async function history(): Promise<HistoryEntry[]> {
    const owing = await signedPointer();
    const entries = await readHistory(paths.history);
    return [...entries, ...owedChanges(owing, entries)];
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

  /** Versions of an app that are in the store. */
  async function versions(app: string): Promise<string[]> {
    return (await namesIn(paths.app(app))).filter(isVersionName);
  }

  async function apps(): Promise<string[]> {
    return (await namesIn(paths.root)).filter(isAppName).sort();
  }

  return {
    paths,
    keys: signatures.keys,
    pointer,
    /** What active.json says, whether or not the history knows of something newer. */
    signedPointer,
    state,
    history,
    apps,
    versions,
    release,
    verify,
    /** Absolute path of a file of a release. */
    fileOf: (app: string, version: string, file: string) => path.join(paths.version(app, version), file),
    recordOf: (app: string, version: string) => path.join(paths.version(app, version), recordName),
  };
}
export type StoreReader = ReturnType<typeof storeReader>;

async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}
