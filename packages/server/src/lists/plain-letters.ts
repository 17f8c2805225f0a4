/** Without case and accents: what is compared so is the same for whoever types it. */
export const plainLetters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Tags that differ in case or accents alone are one, as it was written first. Undefined stays: it is left as it was. */
export function distinctTags(tags: readonly string[] | undefined): string[] | undefined {
  if (!tags) return undefined;
  const found = new Map<string, string>();
  for (const tag of tags) {
    const plain = plainLetters(tag);
    if (!found.has(plain)) found.set(plain, tag);
  }
  return [...found.values()];
}
