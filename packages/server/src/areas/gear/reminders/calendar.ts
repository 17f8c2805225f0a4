import { createHash } from 'node:crypto';
import type { Language } from '@estela/contracts';
import ical, { ICalEventTransparency } from 'ical-generator';
import { dayIn } from '../../../calendar-day.ts';
import type { Db } from '../../../database/open.ts';
import { translate } from '../../../http/texts.ts';
import { readNow, readOwnRules } from './repository.ts';
import { type RuleRow, statusOfRule } from './rule-rows.ts';
import { readWarrantyDays } from './warranties.ts';

/** Seconds after which a calendar may ask again; most ask when they like. */
const refresh = 6 * 3_600;

interface CalendarDay {
  id: string;
  day: string;
  title: string;
}

/**
 * A pilot's days of upkeep as an iCalendar file, titles and dates only: whoever has the link reads it. Of what depends
 * on flights there is the day on which it came due.
 */
export async function calendarOf(db: Db, ownerId: string, language: Language): Promise<string> {
  const now = await readNow(db);
  const text = (key: string, values = {}) => translate(language, 'calendar', key, values);
  const rules = (await readOwnRules(db, ownerId)).flatMap((row): CalendarDay[] => {
    const day = dayOfRule(row);
    const name = row.subject_name;
    const title = row.text ? text('rule', { text: row.text, name }) : text('ruleWithoutText', { name });
    return day ? [{ id: row.id, day, title }] : [];
  });
  const warranties = (await readWarrantyDays(db, ownerId)).map(({ id, name, ends_on }) => ({
    id,
    day: ends_on,
    title: text('warranty', { name }),
  }));
  const calendar = ical({
    name: text('name'),
    prodId: { company: 'Estela', product: 'Estela', language: language.toUpperCase() },
    ttl: refresh,
  });
  for (const { id, day, title } of [...rules, ...warranties])
    calendar.createEvent({
      id: uidOf(id),
      // Midnight in UTC, whatever the zone of the server: the event is a day and has no hour.
      start: new Date(day),
      timezone: 'UTC',
      allDay: true,
      summary: title,
      stamp: now,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  return calendar.toString();
}

function dayOfRule(row: RuleRow): string | null {
  if (row.is_gone) return null;
  const { dueOn, left } = statusOfRule(row);
  if (dueOn) return dueOn;
  return left <= 0 ? dayIn(row.told_at ?? row.now, row.time_zone) : null;
}

/** The same at each reading, so that calendars move an event and do not double it; no id of ours leaves by it. */
function uidOf(id: string): string {
  return `${createHash('sha256').update(id).digest('hex').slice(0, 32)}@estela`;
}
