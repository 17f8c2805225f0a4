import { createHash } from 'node:crypto';
import type { AppManifest } from '@estela/contracts/platform';
import type { BuildReport, ReleaseFile } from '@estela/contracts/release';
import { canonicalJson } from '../files/canonical-json.ts';

/** What a version stands for: every byte that is served, which of them a page needs, and the routes. */
export interface Identity {
  report: BuildReport;
  manifest: AppManifest;
  files: Pick<ReleaseFile, 'path' | 'integrity'>[];
}

/**
 * The version of a build: the first 12 hex digits of the SHA-256 of what it is. The same bytes have the same
 * version whoever built them, and a build whose bytes are unchanged is the release that is there already.
 */
export function releaseVersion({ report, manifest, files }: Identity): string {
  const hashes = files.map(({ path, integrity }) => `${path} ${integrity}`).sort();
  return createHash('sha256').update(canonicalJson({ report, manifest, hashes })).digest('hex').slice(0, 12);
}
