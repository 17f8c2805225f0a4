const plain = (tag: string) => tag.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Adds what was typed, cut at commas, without repeats (whatever case and accents), up to `max`. A leading # is dropped. `rest`
 * is the text for which there was no room.
 */
export function addTags(
  tags: readonly string[],
  typed: string,
  max: number,
): { tags: readonly string[]; rest: string } {
  const next = [...tags];
  const rest: string[] = [];
  for (const part of typed.split(/[,;\n]/)) {
    const tag = part.trim().replace(/^#+/, '').trim();
    const known = next.some((item) => plain(item) === plain(tag));
    if (tag === '' || known) continue;
    (next.length < max ? next : rest).push(tag);
  }
  return { tags: next, rest: rest.join(', ') };
}
