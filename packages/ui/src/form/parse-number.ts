import type { Language } from '@estela/i18n';

interface NumberRules {
  /** Takes no decimals: three digits behind a mark, whichever it is, are thousands. */
  integer?: boolean | undefined;
  /** The most there may be: where thousands would be more than that, the mark begins decimals. */
  max?: number | undefined;
  /** What may stand before or behind it: `g`, `€`. */
  units?: readonly string[] | undefined;
}

/** The mark that parts thousands; the other one of the two begins the decimals. */
const grouping: Record<Language, '.' | ','> = { es: '.', en: ',' };

/**
 * A number as people type it: `1.234,56` or `1,234.56`, `22.2` or `22,2`. Where there is one mark alone, and three digits
 * behind it, the field's rules and the language say whether it parts thousands; anything else that is no number stays text.
 */
export function parseNumber(text: string, language: Language, rules: NumberRules = {}): number | string {
  const typed = text.trim();
  const bare = withoutUnit(typed, rules.units)
    .replace(/[\s'’]/g, '')
    .replace('−', '-');
  if (!/^[-+]?[.,]?\d[\d.,]*$/.test(bare)) return typed;
  const decimal = decimalMark(bare, language, rules);
  const [whole = '', fraction = '', ...more] = decimal ? bare.split(decimal) : [bare];
  if (more.length > 0 || !/^[-+]?(\d*|\d{1,3}([.,])\d{3}(\2\d{3})*)$/.test(whole) || /\D/.test(fraction))
    return typed;
  return Number(`${whole.replace(/[.,]/g, '')}.${fraction || '0'}`);
}

function withoutUnit(typed: string, units: readonly string[] = []): string {
  const small = typed.toLowerCase();
  for (const unit of units.map((known) => known.toLowerCase())) {
    if (small.endsWith(unit)) return typed.slice(0, -unit.length);
    if (small.startsWith(unit)) return typed.slice(unit.length);
  }
  return typed;
}

function decimalMark(bare: string, language: Language, { integer, max }: NumberRules): string | undefined {
  const [first, ...others] = bare.match(/[.,]/g) ?? [];
  const last = others.at(-1);
  if (!first) return undefined;
  if (last) return last === first ? undefined : last;
  const isThousands =
    /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/.test(bare) &&
    (integer ||
      (first === grouping[language] && !(max !== undefined && Number(bare.replace(first, '')) > max)));
  return isThousands ? undefined : first;
}
