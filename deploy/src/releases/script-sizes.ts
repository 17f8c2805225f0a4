import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseFile } from '@estela/contracts/release';
import { integrityOf } from '../files/integrity.ts';
import type { Build } from '../store/build-to-publish.ts';
import { compressed } from './compress.ts';

/** What compressing some bytes gives, by their hash. */
export type KnownSizes = Map<string, NonNullable<ReleaseFile['brotli']>>;

export function knownSizes(releases: readonly { files: ReleaseFile[] }[]): KnownSizes {
  const files = releases.flatMap((release) => release.files);
  return new Map(files.flatMap(({ integrity, brotli }) => (brotli ? [[integrity, brotli] as const] : [])));
}

/** The files of a build that is not published, with the compressed sizes of its scripts; new ones are added to `known`. */
export async function withScriptSizes(
  { folder, files }: Pick<Build, 'folder' | 'files'>,
  known: KnownSizes,
): Promise<ReleaseFile[]> {
  return Promise.all(
    files.map(async (file) => {
      if (!file.path.endsWith('.js')) return file;
      const brotli = known.get(file.integrity) ?? (await compressedSize(path.join(folder, file.path)));
      known.set(file.integrity, brotli);
      return brotli.bytes < file.bytes ? { ...file, brotli } : file;
    }),
  );
}

async function compressedSize(file: string) {
  const small = await compressed(await readFile(file));
  return { bytes: small.length, integrity: integrityOf(small) };
}
