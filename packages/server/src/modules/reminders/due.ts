import type { Reminder, ReminderRule } from '@estela/contracts';
import type { Db } from '../../database/open.ts';
import { dayIn, daysBetween } from './clock.ts';
import { readNow, readOwnRules } from './repository.ts';
import { byUrgency, toRule } from './rule-rows.ts';
import { readWarranties, toWarrantyReminder } from './warranties.ts';

/** What is due of one pilot: rules, the most overdue first, then warranties by their end. */
export async function readDue(db: Db, ownerId: string): Promise<Reminder[]> {
  const now = await readNow(db);
  const rules = (await readOwnRules(db, ownerId)).map(toRule).filter(({ due }) => due);
  const warranties = (await readWarranties(db, ownerId)).map(toWarrantyReminder);
  const daysLeft = ({ dueOn }: Reminder) => daysBetween(dayIn(now, 'UTC'), dueOn ?? '');
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
