import { type Language, languages } from '@estela/contracts';

const [fallback] = languages;

/** The language that an Accept-Language header likes best of ours; Spanish where it names none. */
export function pickLanguage(header: string | undefined): Language {
  if (!header) return fallback;
  const wishes = header.slice(0, 200).split(',').map(parseWish);
  const best = wishes.filter((wish) => wish.quality > 0).sort((a, b) => b.quality - a.quality);
  for (const { name } of best) {
    const hit = languages.find((language) => name === language || name.startsWith(`${language}-`));
    if (hit) return hit;
  }
  return fallback;
}

function parseWish(part: string): { name: string; quality: number } {
  const [name = '', ...options] = part.trim().toLowerCase().split(';');
  const quality = options.map((option) => /^\s*q=([\d.]+)\s*$/.exec(option)?.[1]).find(Boolean);
  return { name: name.trim(), quality: quality === undefined ? 1 : Number(quality) || 0 };
}
