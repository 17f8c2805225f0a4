import { z } from 'zod';
import { numeric } from './input-forms.ts';

/** `west,south,east,north` in degrees; west may be greater than east across the 180th meridian. */
export const bbox = z
  .string()
  .max(200)
  .transform(numbersOf)
  .refine(isBox, { params: { key: 'invalid' } })
  .meta({ description: '`west,south,east,north` in degrees; west may be greater than east' });

/** `lat,lng` in degrees. */
export const point = z
  .string()
  .max(100)
  .transform(numbersOf)
  .refine(isPoint, { params: { key: 'invalid' } })
  .transform(([lat = 0, lng = 0]) => ({ lat, lng }))
  .meta({ description: '`lat,lng` in degrees' });

/** A coordinate in a query, -bound to bound degrees. */
export const degrees = (bound: number) => numeric(z.number().min(-bound).max(bound));

/** What is not a number becomes NaN. */
function numbersOf(value: string): number[] {
  return value.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
}

function isPoint(parts: number[]): boolean {
  const [lat = Number.NaN, lng = Number.NaN] = parts;
  return parts.length === 2 && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

function isBox(box: number[]): boolean {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = box;
  const inRange =
    Math.abs(west) <= 180 && Math.abs(east) <= 180 && Math.abs(south) <= 90 && Math.abs(north) <= 90;
  return box.length === 4 && inRange && south <= north;
}
