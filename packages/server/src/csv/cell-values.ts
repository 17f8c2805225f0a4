/**
 * Readers of cells. What cannot be read comes back as it was: the field's own schema then says what is wrong with it, in
 * the words that a form has for it.
 */

// Longer cells are neither: they are not looked into, which would take long in a file made to that end.
const longestNumber = 40;
const longestWord = 100;

/** Letters and digits alone, without case and accents: "Fecha de compra", "fecha_de_compra" and "FechaDeCompra" are one. */
export function plainWord(text: string): string {
  if (text.length > longestWord) return '';
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const unit = /(?:g|gr|grs|gramos?|grams?|mah|mm|€|eur|\$|usd|£|gbp)\.?\s*$/i;
const currencySign = /^\s*(?:€|\$|£)\s*/;

/** `1,234.5` and `1.234,5`, with or without a unit; `decimalComma` says what a lone comma or point stands for. */
export function readNumber(cell: string, decimalComma: boolean): number | string {
  if (cell.length > longestNumber) return cell;
  return toNumber(bare(cell), decimalComma ? isComma : isPoint) ?? cell;
}

/** An amount in minor units. A lone mark before three digits is no decimal one where a currency has fewer. */
export function readAmount(cell: string, decimalComma: boolean, digits: number): number | string {
  if (cell.length > longestNumber) return cell;
  const text = bare(cell);
  const isWhole = digits !== 3 && /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  const value = isWhole ? Number(text.replace(/[.,]/, '')) : toNumber(text, decimalComma ? isComma : isPoint);
  if (value === undefined) return cell;
  const minor = value * 10 ** digits;
  // More decimals than the currency has are a typing error, not something to round away.
  return Math.abs(minor - Math.round(minor)) < 1e-6 ? Math.round(minor) : cell;
}

const bare = (cell: string) => cell.replace(currencySign, '').replace(unit, '').replace(/[\s']/g, '');

type LoneMark = (mark: string, after: string) => boolean;
/** In a file of a country with decimal commas a point before three digits parts thousands. */
const isComma: LoneMark = (mark, after) => mark === ',' || after.length !== 3;
const isPoint: LoneMark = (mark, after) => mark === '.' || after.length !== 3;

function toNumber(text: string, isDecimal: LoneMark): number | undefined {
  if (/^-?\d+(?:e[+-]?\d+)?$|^-?\d+[.,]\d+e[+-]?\d+$/i.test(text)) return Number(text.replace(',', '.'));
  const [, sign = '', whole = '', mark = '', after = ''] =
    /^(-?)(\d[\d.,]*?)(?:([.,])(\d+))?$/.exec(text) ?? [];
  if (whole === '') return undefined;
  const other = mark === ',' ? '.' : ',';
  if (mark === '') return /^\d+$/.test(whole) ? Number(`${sign}${whole}`) : undefined;
  if (/^\d+$/.test(whole))
    return Number(isDecimal(mark, after) ? `${sign}${whole}.${after}` : `${sign}${whole}${after}`);
  const groups = new RegExp(`^\\d{1,3}(?:\\${other}\\d{3})+$`);
  if (groups.test(whole)) return Number(`${sign}${whole.replaceAll(other, '')}.${after}`);
  // 1.234.567: the same mark all along.
  const all = new RegExp(`^\\d{1,3}(?:\\${mark}\\d{3})+$`);
  return all.test(`${whole}${mark}${after}`)
    ? Number(`${sign}${whole}${after}`.replaceAll(mark, ''))
    : undefined;
}

/** `2026-01-31` and `31/01/2026`, where the month comes first only if it must; also with a time behind it. */
export function readDay(cell: string, monthFirst: boolean): string {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(cell.trim());
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const [, first, second, year] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})(?:[T ].*)?$/.exec(cell.trim()) ?? [];
  if (!first || !second || !year) return cell;
  const isMonthFirst = (monthFirst && Number(first) <= 12) || Number(second) > 12;
  const century = year.length === 2 ? `20${year}` : year;
  return isMonthFirst ? dayOf(century, first, second) : dayOf(century, second, first);
}

const dayOf = (year = '', month = '', day = '') =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

const yes = new Set(['true', 'yes', 'y', 'si', 's', 'x', '1', 'verdadero']);
const no = new Set(['false', 'no', 'n', '0', 'falso']);

export function readFlag(cell: string): boolean | string {
  const word = plainWord(cell);
  if (yes.has(word)) return true;
  return no.has(word) ? false : cell;
}

type Names = Readonly<Record<string, readonly string[]>>;

/** Of each closed list what its plain words stand for: made once, a file asks for it in every row. */
const valuesOf = new WeakMap<Names, ReadonlyMap<string, string>>();

/** One of a closed list of words, also by another name that it goes by. */
export function readChoice(cell: string, names: Names): string {
  const values = valuesOf.get(names) ?? valuesByWord(names);
  valuesOf.set(names, values);
  return values.get(plainWord(cell)) ?? cell;
}

function valuesByWord(names: Names): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [value, others] of Object.entries(names))
    for (const word of [value, ...others].map(plainWord)) if (!values.has(word)) values.set(word, value);
  return values;
}

/** `23:30`, `23:30:05`, `05:42 PM`, `5:42 p. m.`; undefined where the clock has no such time. */
function readTime(cell: string): string | undefined {
  const [, hours = '', minutes = '', seconds = '00', rest = '', half] =
    /^(\d{1,2}):(\d\d)(?::(\d\d)([.,]\d+)?)?\s*(?:h|([ap])\.?\s?m\.?)?$/i.exec(cell.trim()) ?? [];
  const shown = Number(hours || Number.NaN);
  const isHour = half ? shown >= 1 && shown <= 12 : shown < 24;
  if (!isHour || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const hour = half ? (shown % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : shown;
  return `${String(hour).padStart(2, '0')}:${minutes}:${seconds}${rest.replace(',', '.')}`;
}

export interface ReadTime {
  /** Undefined where the cell has none, and null where the clock has no such time. */
  time: string | null | undefined;
  /** `Z` or `+02:00`; empty where the cell names none. */
  offset: string;
}

/** A time and the zone behind it, if there is one. */
export function readClock(cell: string): ReadTime {
  const [, text = '', zone = ''] = /^(.*?)\s*(Z|UTC|[+-]\d\d:?\d\d)?$/i.exec(cell.trim()) ?? [];
  const offset = /^(?:Z|UTC)$/i.test(zone) ? 'Z' : zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
  return { time: text === '' ? undefined : (readTime(text) ?? null), offset };
}

/** A day with the time behind it, if there is one. */
export function readInstant(cell: string, monthFirst: boolean): ReadTime & { day: string } {
  const [, day = cell, rest = ''] =
    cell.length > longestNumber ? [] : (/^([^\sT]+)(?:(?:T|\s)\s*(\S.*))?$/i.exec(cell.trim()) ?? []);
  return { day: readDay(day, monthFirst), ...readClock(rest) };
}

const slashed = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](?:\d{2}|\d{4})\b/;

/** Whether the days of a column begin with the month: one of them must, and none cannot. */
export function isMonthFirst(cells: readonly string[]): boolean {
  const pairs = cells.flatMap((cell) => {
    const [, first, second] = slashed.exec(cell.slice(0, longestNumber)) ?? [];
    return first && second ? [[Number(first), Number(second)] as const] : [];
  });
  return pairs.some(([, second]) => second > 12) && pairs.every(([first]) => first <= 12);
}

/** Seconds, also as `1:02:03`, `4:30` or `4m 30s`. */
export function readDuration(cell: string, decimalComma: boolean): number | string {
  const [named, h = '0', m = '0', s = '0'] =
    /^(?=\d)(?:(\d{1,2}) ?h)?(?: ?(\d{1,4}) ?m(?:in)?)?(?: ?(\d{1,5}) ?s)?$/i.exec(cell) ?? [];
  if (named !== undefined) return Number(h) * 3_600 + Number(m) * 60 + Number(s);
  const [, hours = '0', minutes, seconds] = /^(?:(\d{1,2}):)?(\d{1,2}):(\d\d)$/.exec(cell) ?? [];
  if (minutes === undefined) return readNumber(cell, decimalComma);
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}
