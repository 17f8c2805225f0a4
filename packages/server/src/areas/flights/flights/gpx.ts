import { escapeHtml } from '@estela/contracts/html';
import type { Db } from '../../../database/open.ts';
import type { StoredPoint } from '../../../database/schema.ts';
import { isReachable } from '../../../visibility/items.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { selectFlights } from './flight-rows.ts';
import { shownTrack } from './track.ts';

/** A flight that the viewer may see, with its track if they may see that too. */
export function findTrack(db: Db, id: string, viewer: Viewer) {
  return selectFlights(db, viewer)
    .select(shownTrack(viewer).as('track'))
    .where('flights.id', '=', id)
    .where(isReachable('flights', viewer))
    .executeTakeFirst();
}

interface FlownTrack {
  title: string;
  pilot: string;
  /** Of the first point. */
  start: Date;
  /** Where the flight is on the web. */
  link: string;
  points: readonly StoredPoint[];
}

/** A GPX 1.1 file, <https://www.topografix.com/GPX/1/1/>. Points have times where the log had a clock. */
export function writeGpx({ title, pilot, start, link, points }: FlownTrack): string {
  const hasTimes = points.some(([, , , t]) => t > 0);
  const timeAt = (t: number) => `<time>${new Date(start.getTime() + t * 1_000).toISOString()}</time>`;
  const name = `<name>${xmlText(title)}</name>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Estela" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata>${name}<author><name>${xmlText(pilot)}</name></author><link href="${xmlText(link)}"/>${timeAt(0)}</metadata>`,
    `<trk>${name}<trkseg>`,
    ...points.map(
      ([lat, lng, altitude, t]) =>
        `<trkpt lat="${lat.toFixed(7)}" lon="${lng.toFixed(7)}">` +
        `${altitude === null ? '' : `<ele>${altitude.toFixed(2)}</ele>`}${hasTimes ? timeAt(t) : ''}</trkpt>`,
    ),
    '</trkseg></trk>',
    '</gpx>',
    '',
  ].join('\n');
}

/** XML 1.0 has no place for these, not even escaped. */
const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function xmlText(text: string): string {
  return escapeHtml(text.replace(impossible, ''));
}
