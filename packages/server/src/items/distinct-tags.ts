const plain = (tag: string) => tag.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Tags that differ in case or accents alone are one, as it was written first. Undefined stays: it is left as it was. */
export function distinctTags(tags: readonly string[] | undefined): string[] | undefined {
  if (!tags) return undefined;
  const found = new Map<string, string>();
  for (const tag of tags) if (!found.has(plain(tag))) found.set(plain(tag), tag);
  return [...found.values()];
}
