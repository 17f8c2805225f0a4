import { createHash } from 'node:crypto';
import { paths } from '@estela/contracts/paths';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { FlyDayRow } from './fly-day-rows.ts';

/**
 * One fly-day as an iCalendar file, in UTC: whatever reads it shows its own zone. `SEQUENCE` lets a calendar that has
 * it already take the newer one.
 */
export function calendarOf(row: FlyDayRow, publicUrl: string): string {
  const calendar = ical({
    prodId: { company: 'Estela', product: 'Estela' },
    method: row.cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const { spot_name: title, address, lat: latitude, lng: longitude } = row;
  calendar.createEvent({
    id: `${createHash('sha256').update(row.id).digest('hex').slice(0, 32)}@estela`,
    start: row.at,
    end: row.until,
    timezone: 'UTC',
    stamp: row.updated_at,
    sequence: row.sequence,
    summary: row.title,
    description: row.description || null,
    url: `${publicUrl}${paths.flyDay(row.group_id, row.id)}`,
    status: row.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(title !== null && {
      location: { title, ...(address && { address }), geo: { lat: latitude, lon: longitude } },
    }),
  });
  return calendar.toString();
}
