import type { HeightReference } from '@estela/contracts/values';
import type { Limit, Volume } from '../zone.ts';
import { type Fields, given, isGiven, numberOf, type Report, shown, textOf } from './reading.ts';

export const footInMetres = 0.3048;
/** From here on a limit says that there is none. */
const noLimit = 99_999;

const references: Record<string, HeightReference> = {
  AGL: 'AGL',
  ASFC: 'AGL',
  SFC: 'AGL',
  GND: 'AGL',
  AMSL: 'AMSL',
  MSL: 'AMSL',
  ALT: 'AMSL',
  ARP: 'ARP',
  W84: 'W84',
  WGS84: 'W84',
};

/** A flight level counts from a pressure, whose height changes with the weather. */
const units: [form: RegExp, metres: number, isPressure: boolean][] = [
  [/^(?:M|MTS?|MET(?:RE|ER|RO)S?)$/, 1, false],
  [/^(?:FT|FEET|FOOT|PIES?)$/, footInMetres, false],
  [/^FL$/, 100 * footInMetres, true],
];

/** A volume's limits in metres. A lower limit above its upper one is none: the zone would begin too high. */
export function readLimits(layer: Fields, { notice }: Report): Pick<Volume, 'lower' | 'upper'> {
  const uom = given(layer, 'uom', 'uomdimensions', 'unit', 'units');
  const reference = (side: string) => given(layer, `${side}reference`, `${side}verticalreference`);
  const limit = (side: string) => readLimit(given(layer, side, `${side}limit`), reference(side), uom, notice);
  const limits = { lower: limit('lower'), upper: limit('upper') };
  if (!isSwapped(limits)) return limits;
  notice('has a lower limit above its upper one, taken as not stated');
  return { ...limits, lower: null };
}

export function isSwapped({ lower, upper }: Pick<Volume, 'lower' | 'upper'>): boolean {
  return (
    lower?.reference === upper?.reference &&
    (lower?.metres ?? 0) > (upper?.metres ?? Number.POSITIVE_INFINITY)
  );
}

/** A limit in metres; null where it is not stated, which is never 0, and where nobody knows in which unit it is. */
function readLimit(value: unknown, reference: unknown, uom: unknown, notice: Report['notice']): Limit | null {
  if (!isGiven(value)) return null;
  const words = wordsOf(value);
  const stated = [words.unit, uom].filter(isGiven).map((one) => (textOf(one) ?? shown(one)).toUpperCase());
  const unit = onlyOne(stated.map((one) => units.find(([form]) => form.test(one.replaceAll('.', '')))));
  const number = words.number;
  if (number === undefined || (!unit && number !== 0 && number < noLimit)) {
    const given = stated.join(' and ') || 'without a unit';
    notice(`has a limit that cannot be read (${shown(value)} ${given}), taken as not stated`);
    return null;
  }
  const [, metres = 1, isPressure] = unit ?? [];
  const counted = [words.reference, reference].filter(isGiven).map((one) => textOf(one)?.toUpperCase() ?? '');
  const known = (!isPressure && onlyOne(counted.map((one) => references[one]))) || 'unknown';
  if (known === 'unknown' && number !== 0)
    notice(`has a limit of ${number} without a known reference, which may begin anywhere`);
  if (number >= noLimit) return { metres: null, reference: known };
  return { metres: Math.round(number * metres * 10) / 10, reference: known };
}

/** What a limit says itself, where it is written as text: "SFC", "UNL", "FL 65", "300 ft AGL". */
function wordsOf(value: unknown): {
  number: number | undefined;
  unit?: string;
  reference?: string;
} {
  const number = numberOf(value);
  if (typeof number === 'number') return { number };
  const text = (textOf(value) ?? '').toUpperCase();
  if (/^(?:SFC|GND|GROUND|SURFACE)$/.test(text)) return { number: 0, reference: 'AGL' };
  if (/^UNL(?:TD|IMITED)?$/.test(text)) return { number: noLimit };
  if (/^FL *\d{1,3}$/.test(text)) return { number: Number(text.slice(2)), unit: 'FL' };
  const [, digits, unit, reference] = /^([-+]?[\d.,]+) *([A-Z]+)\.?(?: +([A-Z\d]+))?$/.exec(text) ?? [];
  return { number: numberOf(digits) ?? undefined, unit, reference };
}

/** What all of them say; undefined where one is not known or says something else. */
function onlyOne<T>(all: readonly (T | undefined)[]): T | undefined {
  return all.every((one) => one === all[0]) ? all[0] : undefined;
}
