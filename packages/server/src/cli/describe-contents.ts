import type { Manifest } from '../backup/manifest.ts';

/** A line for each table: how many rows and their checksum. */
export function describeTables(tables: Manifest['tables']): string[] {
  const rows = Object.entries(tables).map(([name, sum]) => [name, String(sum.rows), sum.sha256] as const);
  const widest = Math.max(...rows.map(([name]) => name.length));
  const longest = Math.max(...rows.map(([, count]) => count.length));
  return rows.map(
    ([name, count, sha256]) => `${name.padEnd(widest)}  ${count.padStart(longest)}  sha256 ${sha256}`,
  );
}

export function describePictures({ rows, bytes, missing }: Manifest['pictures']): string {
  const gone = missing > 0 ? `; ${missing} more were not in the storage` : '';
  return `${rows} files of pictures, ${bytes} bytes${gone}`;
}
