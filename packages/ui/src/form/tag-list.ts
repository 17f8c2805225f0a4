const plain = (tag: string) => tag.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What ends a tag that is typed; pasted lists also stand in columns, and hashtags behind one another. */
export const tagEnd = /[,;\n\r\t]/;
const between = /[,;\n\r\t]+|\s+(?=#)/;

export interface AddedTags {
  tags: readonly string[];
  /** The text that is no tag yet: too long for one, or there is no room. */
  rest: string;
  /** Why there is a rest. */
  problem?: 'tagTooLong' | 'maxTags';
}

/**
 * Adds what was typed, cut at commas, without repeats (whatever case and accents), up to `most` of at most `longest`
 * characters. A leading # is dropped.
 */
export function addTags(
  tags: readonly string[],
  typed: string,
  { most, longest }: { most: number; longest: number },
): AddedTags {
  const next = [...tags];
  const rest: string[] = [];
  let problem: AddedTags['problem'];
  for (const part of typed.split(between)) {
    const tag = part.trim().replace(/^#+/, '').trim();
    const known = next.some((item) => plain(item) === plain(tag));
    if (tag === '' || known) continue;
    const isTooLong = tag.length > longest;
    if (!isTooLong && next.length < most) {
      next.push(tag);
      continue;
    }
    rest.push(tag);
    problem ??= isTooLong ? 'tagTooLong' : 'maxTags';
  }
  return { tags: next, rest: rest.join(', '), ...(problem && { problem }) };
}
