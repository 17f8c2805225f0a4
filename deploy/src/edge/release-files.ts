import type { Release, ReleaseFile } from '@estela/contracts/release';
import { LRUCache } from 'lru-cache';
import { StoreError } from '../errors.ts';
import { isNamedByContent } from '../files/file-kinds.ts';
import { readIntact } from '../files/integrity.ts';
import type { ReleaseSource } from './release-source.ts';

/** Memory for files in use; a whole set of releases takes about 3 MB. */
const cacheBytes = 64 * 1024 * 1024;

/** A file of a release; several releases may hold the same one. */
export interface FoundFile {
  release: Release;
  file: ReleaseFile;
}

/** Finds and reads files of any published version, live or not. */
export function releaseFiles(source: ReleaseSource) {
  const releases = new Map<string, Release>();
  const cache = new LRUCache<string, Buffer>({
    maxSize: cacheBytes,
    sizeCalculation: ({ length }) => length || 1,
  });

  async function releaseOf(app: string, version: string): Promise<Release | undefined> {
    const key = `${app}/${version}`;
    const known = releases.get(key);
    if (known) return known;
    try {
      const release = await source.release(app, version);
      if (source.isImmutable(version)) releases.set(key, release);
      return release;
    } catch (error) {
      if (error instanceof StoreError) return undefined;
      throw error;
    }
  }

  /** The file under the version that is named. */
  async function ofVersion(app: string, version: string, path: string): Promise<FoundFile[]> {
    return holding(path, [await releaseOf(app, version)]);
  }

  /** The file under its content's name: in every release that has it, so that one damaged copy costs nothing. */
  async function ofContent(app: string, path: string): Promise<FoundFile[]> {
    if (!isNamedByContent(path)) return [];
    const versions = await source.versions(app).catch(() => []);
    const all = await Promise.all(versions.map((version) => releaseOf(app, version)));
    return holding(
      path,
      all.filter((release) => release?.publicPath !== undefined),
    );
  }

  /** A file's bytes, or those of its compressed copy, only if they are the published ones. */
  async function read({ release, file }: FoundFile, coding?: 'br'): Promise<Buffer | undefined> {
    const integrity = coding ? file.brotli?.integrity : file.integrity;
    if (!integrity) return undefined;
    const known = cache.get(integrity);
    if (known) return known;
    const name = coding ? `${file.path}.${coding}` : file.path;
    const bytes = await readIntact(source.fileOf(release.app, release.version, name), integrity);
    if (bytes) cache.set(integrity, bytes);
    return bytes;
  }

  /** Was the release taken out of the store since? Its record is forgotten then. */
  async function isRemoved({ release: { app, version } }: FoundFile): Promise<boolean> {
    if (!source.isImmutable(version) || (await source.versions(app)).includes(version)) return false;
    releases.delete(`${app}/${version}`);
    return true;
  }

  return { releaseOf, ofVersion, ofContent, read, isRemoved };
}

function holding(path: string, releases: (Release | undefined)[]): FoundFile[] {
  return releases.flatMap((release) => {
    const file = release?.files.find((candidate) => candidate.path === path);
    return release && file ? [{ release, file }] : [];
  });
}
