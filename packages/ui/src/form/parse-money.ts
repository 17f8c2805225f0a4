import type { Language } from '@estela/i18n';

/** The mark that parts thousands; the other one of the two begins the decimals. */
const grouping: Record<Language, '.' | ','> = { es: '.', en: ',' };

/**
 * An amount as people type it: `1.234,56` or `1,234.56`. Where there is one mark alone, and three digits behind it, the
 * language says whether it parts thousands; anything else that is no amount stays text.
 */
export function parseMoney(text: string, language: Language): number | string {
  const typed = text.trim();
  const bare = typed.replace(/[\s'’]/g, '');
  if (!/^\d[\d.,]*$/.test(bare)) return typed;
  const decimal = decimalMark(bare, language);
  const [whole = '', fraction = '', ...more] = decimal ? bare.split(decimal) : [bare];
  if (more.length > 0 || !/^(\d+|\d{1,3}([.,])\d{3}(\2\d{3})*)$/.test(whole) || /\D/.test(fraction))
    return typed;
  return Number(`${whole.replace(/[.,]/g, '')}.${fraction || '0'}`);
}

function decimalMark(bare: string, language: Language): string | undefined {
  const [first, ...others] = bare.match(/[.,]/g) ?? [];
  const last = others.at(-1);
  if (!first) return undefined;
  if (last) return last === first ? undefined : last;
  const isThousands = first === grouping[language] && /^[1-9]\d{0,2}[.,]\d{3}$/.test(bare);
  return isThousands ? undefined : first;
}
