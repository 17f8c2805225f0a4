import type { ReminderEvery, ReminderRuleInput, ReminderRulePatch } from '@estela/contracts';
import { sql } from 'kysely';
import { addDays, dayIn } from '../../../calendar-day.ts';
import { newId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import { everyOf, type RuleRow, readRules, subjectOf } from './rule-rows.ts';

export async function findRule(db: Db, id: string, ownerId: string): Promise<RuleRow | undefined> {
  return (await readRules(db, sql`rule.id = ${id} and rule.owner_id = ${ownerId}`))[0];
}

/** Other changes of the rule wait until this transaction ends. */
export async function lockRule(db: Db, id: string, ownerId: string): Promise<RuleRow | undefined> {
  await sql`select from reminder_rules where id = ${id} and owner_id = ${ownerId} for no key update`.execute(
    db,
  );
  return findRule(db, id, ownerId);
}

/**
 * All of them, or those about one thing; about a drone also those of the parts on it. A pilot has a few hundred at most,
 * and their order depends on what was flown.
 */
export function readOwnRules(db: Db, ownerId: string, subject?: string): Promise<RuleRow[]> {
  return readRules(
    db,
    subject === undefined
      ? sql`rule.owner_id = ${ownerId}`
      : sql`rule.owner_id = ${ownerId} and (
          ${subject} in (rule.drone_id, rule.component_id, rule.equipment_item_id)
          or rule.component_id in (
            select component_id from installations where drone_id = ${subject} and removed_at is null))`,
  );
}

/** Lets the rules of one pilot be counted by one request at a time. */
export async function countRules(db: Db, ownerId: string): Promise<number> {
  await sql`select from users where id = ${ownerId} for no key update`.execute(db);
  const { count } = await db
    .selectFrom('reminder_rules')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Now by the clock of the database, which all servers share. */
export async function readNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()::timestamptz(3) as now`.execute(db);
  return rows[0]?.now ?? new Date();
}

export async function insertRule(
  db: Db,
  ownerId: string,
  { subject, every, text = '', tz = 'UTC' }: ReminderRuleInput,
  since: Date,
): Promise<string> {
  const id = newId();
  await db
    .insertInto('reminder_rules')
    .values({
      id,
      owner_id: ownerId,
      ...subjectColumns(subject),
      ...everyColumns(every, since, tz),
      text,
      since,
      time_zone: tz,
    })
    .execute();
  return id;
}

/** Changes a rule to these values; moving its end makes it notify again when that comes. */
export async function updateRule(db: Db, row: RuleRow, patch: ReminderRulePatch): Promise<void> {
  const since = patch.since ? new Date(patch.since) : row.since;
  const tz = patch.tz ?? row.time_zone;
  const every = patch.every ?? everyOf(row);
  const subject = patch.subject ?? subjectOf(row);
  const isMoved =
    since.getTime() !== row.since.getTime() ||
    subject._id !== subjectOf(row)._id ||
    JSON.stringify(every) !== JSON.stringify(everyOf(row));
  await db
    .updateTable('reminder_rules')
    .set({
      ...subjectColumns(subject),
      ...everyColumns(every, since, tz),
      ...(isMoved && { told_at: null }),
      text: patch.text,
      since,
      time_zone: tz,
      updated_at: sql`now()`,
    })
    .where('id', '=', row.id)
    .execute();
}

export async function deleteRule(db: Db, id: string, ownerId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('reminder_rules')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The drones that units of a part sat on at a moment. */
export async function dronesOfPart(db: Db, componentId: string, at: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('installations')
    .select('drone_id')
    .distinct()
    .where('component_id', '=', componentId)
    .where('drone_id', 'is not', null)
    .where('installed_at', '<=', at)
    .where((where) => where.or([where('removed_at', 'is', null), where('removed_at', '>', at)]))
    .execute();
  return rows.flatMap(({ drone_id }) => drone_id ?? []);
}

function subjectColumns({ kind, _id }: ReminderRuleInput['subject']) {
  return {
    drone_id: kind === 'drone' ? _id : null,
    component_id: kind === 'component' ? _id : null,
    equipment_item_id: kind === 'equipmentItem' ? _id : null,
  };
}

function everyColumns(every: ReminderEvery, since: Date, tz: string) {
  return {
    every_days: 'days' in every ? every.days : null,
    every_flights: 'flights' in every ? every.flights : null,
    every_minutes: 'minutes' in every ? every.minutes : null,
    due_on: 'days' in every ? addDays(dayIn(since, tz), every.days) : null,
  };
}
