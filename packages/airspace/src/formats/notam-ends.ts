import { type Notam, unknownStart } from '../zone.ts';

/** In the first line: what it replaces or cancels. */
const naming = /\bNOTAM([RC])[ \t]+([A-Z]\d{1,4}\/\d\d(?:\d\d)?)\b/i;

const hasEnd = /\sC\)/i;

/**
 * One that another replaces or cancels ends where that begins, and what only cancels is left out. Only the very number
 * counts, at the same place and from a time that is known, and what has an end of its own does not only cancel: nothing
 * mistyped ends what it does not name.
 */
export function withEnds(all: readonly Notam[]): {
  notams: Notam[];
  notices: string[];
} {
  const notices: string[] = [];
  const notams = new Set(all);
  const ends = new Map<Notam, Date>();
  for (const one of all) {
    const [line = ''] = String(one.native).split('\n');
    const [, kind = '', number = ''] = naming.exec(line)?.map((word) => word.toUpperCase()) ?? [];
    const named = all.filter((other) => other !== one && other.notamId === number && isSamePlace(one, other));
    if (named.length === 0 || one.validFrom === unknownStart) continue;
    if (kind === 'C' && hasEnd.test(String(one.native))) continue;
    for (const other of named) ends.set(other, one.validFrom);
    if (kind === 'C') notams.delete(one);
    notices.push(`NOTAM ${one.notamId}: ${kind === 'C' ? 'cancels' : 'replaces'} ${number}`);
  }
  return {
    notices,
    notams: [...notams].map((one) => {
      const end = ends.get(one);
      return end && (one.validTo === null || end < one.validTo) ? { ...one, validTo: end } : one;
    }),
  };
}

function isSamePlace(one: Notam, other: Notam): boolean {
  return (
    JSON.stringify(one.volumes.map(({ shape }) => shape)) ===
    JSON.stringify(other.volumes.map(({ shape }) => shape))
  );
}
