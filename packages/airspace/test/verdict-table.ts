import type { AirspaceVerdict } from '@estela/contracts/values';
import { ringAround, square } from './zone-files.ts';

const here: [number, number] = [-3.7, 40.4];
const around = (half: number) => ringAround(here, half);
const layer = { lower: 0, lowerReference: 'AGL', uom: 'M' };

function shaped(geometry: object, type = 'PROHIBITED') {
  return { ...square('A', type), geometry: { layer, ...geometry } };
}

function timed(...limitedApplicability: object[]) {
  return square('A', 'PROHIBITED', { properties: { limitedApplicability } });
}

const scheduled = (schedule: object) => timed({ startDateTime: '2026-01-01T00:00Z', schedule: [schedule] });
const circle = (radius: number) => ({
  type: 'Point',
  coordinates: [-3.71, 40.4],
  extent: { subType: 'Circle', radius },
});

type Row = [what: string, zone: object, verdict: AirspaceVerdict, maxFreeHeight: number | null];

/** A Friday at noon in Madrid, up to 100 metres. */
export const verdictQuestion = { lat: 40.4, lng: -3.7, at: '2026-11-20T12:00:00Z', altitude: 100 };

/** Zones of an ED-318 file and the verdict on the question with each of them alone in current data. */
export const verdictTable: Row[] = [
  ['a prohibited zone', square('A', 'PROHIBITED'), 'prohibited', 0],
  ['a zone with authorisation', square('A', 'REQ_AUTHORIZATION'), 'authorisation', 0],
  ['a conditional zone', square('A', 'CONDITIONAL'), 'conditions', 0],
  ['a U-space', square('A', 'USPACE'), 'conditions', 0],
  ['a class that nobody knows', square('A', 'NEW_CLASS'), 'unknown', 0],
  ['a class in other words', square('A', 'COMMON', { properties: { restriction: 'NO_FLY' } }), 'unknown', 0],
  ['a class beside one that nobody knows', square('A', 'CONDITIONAL, Prohibida'), 'unknown', 0],
  ['a strict class beside one that nobody knows', square('A', 'PROHIBITED, FORBIDDEN'), 'prohibited', 0],
  ['an empty class', square('A', ''), 'unknown', 0],
  ['a class that nobody knows from 60 m', square('A', 'NEW_CLASS', { lower: 60 }), 'unknown', 60],
  ['a class that nobody knows from 110 m', square('A', 'NEW_CLASS', { lower: 110 }), 'allowed', 110],
  ['a zone without restriction', square('A', 'NO_RESTRICTION'), 'allowed', 120],
  ['a zone beside the point', square('A', 'PROHIBITED', { at: [-3.5, 40.4] }), 'allowed', 120],
  ['a zone whose edge is the point', square('A', 'PROHIBITED', { at: [-3.75, 40.4] }), 'prohibited', 0],
  [
    'a hole around the point',
    shaped({ type: 'Polygon', coordinates: [around(0.1), around(0.01)] }),
    'allowed',
    120,
  ],
  [
    'a hole elsewhere',
    shaped({ type: 'Polygon', coordinates: [around(0.1), ringAround([-3.76, 40.4], 0.01)] }),
    'prohibited',
    0,
  ],
  ['a circle that reaches the point', shaped(circle(900)), 'prohibited', 0],
  ['a circle that ends before it', shaped(circle(800)), 'allowed', 120],
  ['a zone from 60 m', square('A', 'PROHIBITED', { lower: 60 }), 'prohibited', 60],
  ['a zone from 110 m', square('A', 'PROHIBITED', { lower: 110 }), 'allowed', 110],
  ['a zone without a lower limit', square('A', 'PROHIBITED', { lower: null }), 'prohibited', 0],
  ['a zone without an upper limit', square('A', 'PROHIBITED', { upper: null }), 'prohibited', 0],
  ['a zone without a ceiling', square('A', 'PROHIBITED', { upper: 99_999 }), 'prohibited', 0],
  [
    'a zone above the sea',
    square('A', 'PROHIBITED', { lower: 900, lowerReference: 'AMSL' }),
    'prohibited',
    null,
  ],
  [
    'a zone above every mountain',
    square('A', 'PROHIBITED', { lower: 9500, lowerReference: 'AMSL' }),
    'allowed',
    120,
  ],
  [
    'a zone above the ellipsoid',
    square('A', 'CONDITIONAL', { lower: 700, lowerReference: 'W84' }),
    'conditions',
    null,
  ],
  [
    'the lower of two volumes',
    shaped({
      type: 'GeometryCollection',
      geometries: [
        { type: 'Polygon', coordinates: [around(0.1)], layer: { ...layer, lower: 110 } },
        { type: 'Polygon', coordinates: [around(0.02)], layer: { ...layer, lower: 45 } },
      ],
    }),
    'prohibited',
    45,
  ],
  ['the last day of a zone, whose end names no time', timed({ endDateTime: '2026-11-20' }), 'prohibited', 0],
  ['the day after that', timed({ endDateTime: '2026-11-19' }), 'allowed', 120],
  ['a zone that has run out', timed({ endDateTime: '2026-11-20T11:00Z' }), 'allowed', 120],
  [
    'a time without a zone that has just run out',
    timed({ endDateTime: '2026-11-20T11:00:00' }),
    'prohibited',
    0,
  ],
  [
    'one of two periods',
    timed({ endDateTime: '2026-01-01T00:00Z' }, { startDateTime: '2026-11-20T00:00Z' }),
    'prohibited',
    0,
  ],
  ['daylight', scheduled({ day: ['FRI'], startEvent: 'SR', endEvent: 'SS' }), 'prohibited', 0],
  ['the night', scheduled({ day: ['ANY'], startEvent: 'EECT', endEvent: 'BMCT' }), 'allowed', 120],
  ['weekends', scheduled({ day: ['SAT', 'SUN'], startTime: '00:00Z', endTime: '24:00Z' }), 'allowed', 120],
  [
    'a terminal area',
    square('LEMD_TMA', 'REQ_AUTHORIZATION', { lower: 900, lowerReference: 'AMSL' }),
    'allowed',
    120,
  ],
  [
    'a terminal area from the lowest level that it may have',
    square('LEMD_TMA', 'REQ_AUTHORIZATION', { lower: 200, lowerReference: 'AMSL' }),
    'allowed',
    120,
  ],
  [
    'what is called a terminal area and begins lower',
    square('LEMD_TMA', 'REQ_AUTHORIZATION', { lower: 100, lowerReference: 'AMSL' }),
    'authorisation',
    null,
  ],
  [
    'what is called a terminal area and may begin lower, above the ellipsoid',
    square('LEMD_TMA', 'PROHIBITED', { lower: 250, lowerReference: 'W84' }),
    'prohibited',
    null,
  ],
  ['advice for the whole country', square('NPLONA', 'REQ_AUTHORIZATION'), 'allowed', 120],
];
