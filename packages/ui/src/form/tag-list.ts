/** Adds what was typed, cut at commas, without repeats (whatever the case), up to `max`. A leading # is dropped. */
export function addTags(tags: readonly string[], typed: string, max: number): readonly string[] {
  const next = [...tags];
  for (const part of typed.split(/[,;\n]/)) {
    const tag = part.trim().replace(/^#+/, '').trim();
    const known = next.some((item) => item.toLowerCase() === tag.toLowerCase());
    if (tag !== '' && !known && next.length < max) next.push(tag);
  }
  return next;
}
