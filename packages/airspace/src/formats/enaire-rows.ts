import type { Shape } from '../shape.ts';
import type { Limit, Notam, Zone } from '../zone.ts';
import { readEd318Zone } from './ed318.ts';
import { placeOf } from './notam-text.ts';
import { plainText } from './plain-text.ts';
import { readInstant } from './read-applicability.ts';
import { readPolygons } from './read-shapes.ts';
import { type Fields, isFields, numberOf, parseJson, textOf, UnreadableZone } from './reading.ts';
import { footInMetres } from './vertical-limits.ts';

/** A zone from a row of a layer: the fields of ED-318, all flat and in whatever case the layer likes. */
export function zoneOfRow(feature: Fields): Zone {
  const row = lowerCased(feature.properties);
  const geometry = isFields(feature.geometry) ? feature.geometry : {};
  const layer = {
    lower: row.lower,
    lowerReference: row.lowerreference,
    upper: row.upper,
    upperReference: row.upperreference,
    uom: row.uom,
  };
  const properties = {
    ...row,
    extendedProperties: row.extendedproperties,
    restrictionConditions: row.restrictionconditions,
    limitedApplicability: whenOf(row),
    zoneAuthority: [
      {
        ...row,
        siteURL: row.siteurl,
        contactName: row.contactname,
        name: row.name_authority,
        intervalBefore: row.intervalbefore,
      },
    ],
  };
  const zone = readEd318Zone({ type: 'Feature', properties, geometry: { ...geometry, layer } }, () => {});
  return { ...zone, native: feature };
}

/** A NOTAM from a row. Its item D is free text: shown, never interpreted. */
export function notamOfRow(feature: Fields): Notam {
  const row = lowerCased(feature.properties);
  const notamId = textOf(row.notamid);
  const from = readInstant(row.itemb ?? row.itembstr, 'start');
  const to = readInstant(row.itemc ?? row.itemcstr, 'end');
  if (notamId === null || !from) throw new UnreadableZone('has no number or no start');
  const limits = { lower: lowerOf(row), upper: null };
  const heights = textOf(row.flying_levels_desc);
  const text = plainText(textOf(row.iteme) ?? textOf(row.description) ?? '');
  return {
    notamId,
    qcode: textOf(row.qcode),
    validFrom: new Date(from),
    // An end that cannot be read is no end.
    validTo: to ? new Date(to) : null,
    schedule: textOf(row.itemd),
    // Clients disagree on the unit of the numbers: the words are what is shown.
    text: heights ? `${text}\n${plainText(heights)}` : text,
    volumes: shapesOf(feature, row).map((shape) => ({ shape, ...limits })),
    native: feature,
  };
}

/** Its polygons, else the circle in its own text; without either nobody knows which place it closes. */
function shapesOf({ geometry }: Fields, row: Fields): Shape[] {
  if (isFields(geometry)) return readPolygons(geometry.type, geometry.coordinates);
  const circle = placeOf(textOf(row.icaoformattext) ?? '');
  if (!circle) throw new UnreadableZone('has no polygon');
  return [circle];
}

/** Only a height above ground helps; feet, as the smaller of the two units that clients see in it. */
function lowerOf(row: Fields): Limit | null {
  const feet = numberOf(row.lower_val_agl);
  return typeof feet === 'number' ? { metres: Math.floor(feet * footInMetres), reference: 'AGL' } : null;
}

/** The list that ED-318 has, where a layer gives it as text, or its flat fields; nothing: always. */
function whenOf(row: Fields): unknown {
  const given = row.limitedapplicability;
  if (Array.isArray(given)) return given;
  const text = textOf(given);
  // What is not JSON goes on as it is: the reader takes it as always in force.
  if (text !== null) return parseJson(text) ?? text;
  const hasHours = [row.starttime, row.startevent, row.endtime, row.endevent].some(
    (one) => textOf(one) !== null,
  );
  const days = textOf(row.day);
  const isAny = days === null || days.toUpperCase() === 'ANY';
  const schedule = {
    day: row.day,
    startTime: row.starttime,
    startEvent: row.startevent,
    endTime: row.endtime,
    endEvent: row.endevent,
  };
  const period = { startDateTime: row.startdatetime, endDateTime: row.enddatetime };
  return [{ ...period, schedule: hasHours || !isAny ? [schedule] : [] }];
}

function lowerCased(value: unknown): Fields {
  if (!isFields(value)) throw new UnreadableZone('has no fields');
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name.toLowerCase(), one]));
}
