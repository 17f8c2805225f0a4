import { z } from 'zod';
import { numeric } from './input-forms.ts';

/** `west,south,east,north` in degrees; west may be greater than east across the 180th meridian. */
export const bbox = z
  .string()
  .max(200)
  .transform((value) => value.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part))))
  .refine(isBox, { params: { key: 'invalid' } })
  .meta({ description: '`west,south,east,north` in degrees; west may be greater than east' });

/** A coordinate in a query, -bound to bound degrees. */
export const degrees = (bound: number) => numeric(z.number().min(-bound).max(bound));

function isBox(box: number[]): boolean {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = box;
  const inRange =
    Math.abs(west) <= 180 && Math.abs(east) <= 180 && Math.abs(south) <= 90 && Math.abs(north) <= 90;
  return box.length === 4 && inRange && south <= north;
}
