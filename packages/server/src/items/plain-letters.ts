/** Without case and accents: what is compared so is the same for whoever types it. */
export const plainLetters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
