import type { HeightReference } from '@estela/contracts/values';
import type { Limit } from '../zone.ts';
import { type Notice, numberOf, textOf } from './reading.ts';

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

/** A limit in metres; null where it is not stated, which is never 0. */
export function readLimit(value: unknown, reference: unknown, uom: unknown, notice: Notice): Limit | null {
  const number = numberOf(value);
  if (number === null) return null;
  const unit = (textOf(uom) ?? 'M').toUpperCase();
  if (number === undefined || !/^(?:M|FT|FEET|METRES?|METERS?)$/.test(unit)) {
    notice(`limit ${String(value)} ${unit} cannot be read, taken as not stated`);
    return null;
  }
  const given = (textOf(reference) ?? '').toUpperCase();
  const known = references[given] ?? 'unknown';
  if (known === 'unknown' && number !== 0)
    notice(`limit ${number} has no known reference, it may start anywhere`);
  if (number >= noLimit) return { metres: null, reference: known };
  const metres = unit.startsWith('F') ? number * footInMetres : number;
  return { metres: Math.round(metres * 10) / 10, reference: known };
}
