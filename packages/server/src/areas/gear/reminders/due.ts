import type { Reminder, ReminderRule } from '@estela/contracts';
import { dayIn, daysBetween } from '../../../calendar-day.ts';
import type { Db } from '../../../database/open.ts';
import { readNow, readOwnRules } from './repository.ts';
import { byUrgency, toRule } from './rule-rows.ts';
import { readWarranties, toWarrantyReminder } from './warranties.ts';

/** What is due of one pilot on their day: rules, the most overdue first, then warranties by their end. */
export async function readDue(db: Db, ownerId: string, tz?: string): Promise<Reminder[]> {
  const today = dayIn(await readNow(db), tz ?? 'UTC');
  const rules = (await readOwnRules(db, ownerId)).map((row) => toRule(row, tz)).filter(({ due }) => due);
  const warranties = (await readWarranties(db, ownerId, today)).map(toWarrantyReminder);
  const daysLeft = ({ dueOn }: Reminder) => daysBetween(today, dueOn ?? '');
  return [
    ...warranties.filter((warranty) => daysLeft(warranty) <= 0),
    ...rules.sort(byUrgency).map(toReminder),
    ...warranties.filter((warranty) => daysLeft(warranty) > 0),
  ];
}

function toReminder(rule: ReminderRule): Reminder {
  const { _id, subject, text, dueOn } = rule;
  return { kind: 'rule', _id, subject, text, dueOn, rule };
}
