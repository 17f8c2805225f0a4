import type { Shape } from '../shape.ts';
import { type Limit, type Notam, unknownStart, type Zone } from '../zone.ts';
import { readEd318Zone } from './ed318.ts';
import { placeOf } from './notam-text.ts';
import { plainText } from './plain-text.ts';
import { readInstant } from './read-applicability.ts';
import { readArea } from './read-shapes.ts';
import {
  type Fields,
  fieldsOf,
  given,
  isFields,
  numberOf,
  type Report,
  textOf,
  UnreadableZone,
} from './reading.ts';
import { footInMetres } from './vertical-limits.ts';

/** A zone from a row of a layer, in any of the shapes that a file has; the layers are of Spain, which they do not say. */
export function zoneOfRow(row: unknown, report: Report): Zone {
  if (!isFields(row)) throw new UnreadableZone('is no object');
  const { properties, geometry } = fieldsOf(row);
  const country = fieldsOf(properties, fieldsOf(properties).uaszone).country ?? 'ESP';
  const feature = {
    geometry,
    properties: { ...(isFields(properties) ? properties : {}), country },
  };
  return { ...readEd318Zone(feature, report), native: row };
}

/** A NOTAM from a row. Its item D is free text: shown, never interpreted. */
export function notamOfRow(feature: unknown, report: Report): Notam {
  const outer = fieldsOf(feature);
  const row = fieldsOf(outer.properties);
  const notamId = textOf(row.notamid);
  if (notamId === null) report.notice('has no number');
  const from = instantOf('start', row.itemb, row.itembstr);
  if (!from) report.notice('has no start that can be read, taken as in force');
  const to = instantOf('end', row.itemc, row.itemcstr);
  const limits = { lower: lowerOf(row), upper: null };
  const heights = textOf(row.flyinglevelsdesc);
  const text = plainText(textOf(row.iteme) ?? textOf(row.description) ?? '');
  return {
    notamId: notamId ?? '?',
    qcode: textOf(row.qcode),
    validFrom: from ?? unknownStart,
    // An end that cannot be read is no end, nor is one before the start.
    validTo: to && from && to < from ? null : to,
    schedule: textOf(row.itemd),
    // Clients disagree on the unit of the numbers: the words are what is shown.
    text: heights ? `${text}\n${plainText(heights)}` : text,
    volumes: shapesOf(outer.geometry, row, report).map((shape) => ({
      shape,
      ...limits,
    })),
    native: feature,
  };
}

/** The first that can be read. */
function instantOf(edge: 'start' | 'end', ...values: unknown[]): Date | null {
  const found = values.map((one) => readInstant(one, edge)).find((one) => typeof one === 'string');
  return found ? new Date(found) : null;
}

/** Its polygons, else the circle in its own text; without either nobody knows which place it closes. */
function shapesOf(geometry: unknown, row: Fields, report: Report): Shape[] {
  const circle = placeOf(textOf(row.icaoformattext) ?? '');
  try {
    if (!isFields(geometry)) throw new UnreadableZone('has no polygon');
    return readArea(fieldsOf(geometry), circle ? { ...report, lost: report.notice } : report);
  } catch (error) {
    if (!(error instanceof UnreadableZone && circle)) throw error;
    return [circle];
  }
}

/** Only a height above ground helps; feet, as the smaller of the two units that clients see in it. */
function lowerOf(row: Fields): Limit | null {
  const feet = numberOf(given(row, 'lowervalagl'));
  return typeof feet === 'number' ? { metres: Math.floor(feet * footInMetres), reference: 'AGL' } : null;
}
