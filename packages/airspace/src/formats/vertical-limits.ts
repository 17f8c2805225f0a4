import type { HeightReference } from '@estela/contracts/values';
import type { Limit, Volume } from '../zone.ts';
import { type Notice, numberOf, shown, textOf } from './reading.ts';

export const footInMetres = 0.3048;
/** From here on a limit says that there is none. */
const noLimit = 99_999;

const references: Record<string, HeightReference> = {
  AGL: 'AGL',
  SFC: 'AGL',
  GND: 'AGL',
  AMSL: 'AMSL',
  MSL: 'AMSL',
  ALT: 'AMSL',
  ARP: 'ARP',
  W84: 'W84',
  WGS84: 'W84',
};

/** What a format calls the two limits of a volume. */
interface GivenLimits {
  lower: unknown;
  lowerReference: unknown;
  upper: unknown;
  upperReference: unknown;
  uom: unknown;
}

/** A volume's limits in metres. A lower limit above its upper one is none: the zone would begin too high. */
export function readLimits(given: GivenLimits, notice: Notice): Pick<Volume, 'lower' | 'upper'> {
  const lower = readLimit(given.lower, given.lowerReference, given.uom, notice);
  const upper = readLimit(given.upper, given.upperReference, given.uom, notice);
  const isSwapped =
    lower?.reference === upper?.reference &&
    (lower?.metres ?? 0) > (upper?.metres ?? Number.POSITIVE_INFINITY);
  if (isSwapped) notice('has a lower limit above its upper one, taken as not stated');
  return { lower: isSwapped ? null : lower, upper };
}

/** A limit in metres; null where it is not stated, which is never 0. */
function readLimit(value: unknown, reference: unknown, uom: unknown, notice: Notice): Limit | null {
  const number = numberOf(value);
  if (number === null) return null;
  const unit = (textOf(uom) ?? 'M').toUpperCase();
  if (number === undefined || !/^(?:M|FT|FEET|METRES?|METERS?)$/.test(unit)) {
    notice(`has a limit that cannot be read (${shown(value)} ${unit}), taken as not stated`);
    return null;
  }
  const given = (textOf(reference) ?? '').toUpperCase();
  const known = references[given] ?? 'unknown';
  if (known === 'unknown' && number !== 0)
    notice(`has a limit of ${number} without a known reference, which may begin anywhere`);
  if (number >= noLimit) return { metres: null, reference: known };
  const metres = unit.startsWith('F') ? number * footInMetres : number;
  return { metres: Math.round(metres * 10) / 10, reference: known };
}
