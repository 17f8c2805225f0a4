import path from 'node:path';
import { StoreError } from '../../errors.ts';
import { damagedCopies, damagedFiles } from '../../files/integrity.ts';
import type { StoreReader } from '../../releases/store-reader.ts';
import type { Report } from './reports.ts';
import { errorTexts, fill, texts } from './texts.ts';

interface Checked {
  app: string;
  version: string;
  files: number;
  damaged: string[];
  problem?: string;
}

/** `fleet verify`: every byte of every release, one after the other, so that memory stays small. */
export async function verifyReleases(store: StoreReader, only: string | undefined): Promise<Report> {
  // Refuses a pointer that cannot be read.
  await store.pointer();
  const checked: Checked[] = [];
  for (const app of only === undefined ? await store.apps() : [only])
    for (const version of await store.versions(app)) checked.push(await check(store, app, version));
  const bad = checked.filter(({ damaged, problem }) => damaged.length > 0 || problem !== undefined);
  const files = checked.reduce((sum, release) => sum + release.files, 0);
  const counts = { releases: checked.length, files, damaged: bad.length };
  return {
    lines: [...bad.map(line), fill(bad.length > 0 ? texts.verifiedBad : texts.verified, counts)],
    data: { ...counts, problems: bad.map(({ files: _files, ...release }) => release) },
    isBad: bad.length > 0,
  };
}

async function check(store: StoreReader, app: string, version: string): Promise<Checked> {
  try {
    const release = await store.release(app, version);
    const folder = path.dirname(store.recordOf(app, version));
    const damaged = [...(await damagedFiles(folder, release)), ...(await damagedCopies(folder, release))];
    return { app, version, files: release.files.length, damaged };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return { app, version, files: 0, damaged: [], problem: fill(errorTexts[error.code], error.detail) };
  }
}

function line({ app, version, damaged, problem }: Checked): string {
  return problem === undefined
    ? fill(texts.damaged, { app, version, files: damaged.join(', ') })
    : fill(texts.unreadable, { app, version, message: problem });
}
