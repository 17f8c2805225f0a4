import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { isDue, type RuleRow, readRules, statusOfRule } from './rule-rows.ts';

/** Rules that are in memory at once. */
const maxAtOnce = 200;

const nothing = '00000000-0000-0000-0000-000000000000';

/** Tells pilots of the rules that have come due, each once until it is done. */
export async function notifyRules(db: Db, signal: AbortSignal): Promise<void> {
  // A day begins up to 14 hours before it does in UTC.
  const byDay = sql`rule.due_on <= (now() at time zone 'UTC')::date + 1`;
  for (const kind of [byDay, sql`rule.due_on is null`]) {
    for (let after = nothing; after && !signal.aborted; ) {
      const rows = await readRules(
        db,
        sql`rule.id in (select id from reminder_rules rule
          where told_at is null and ${kind} and id > ${after} order by id limit ${maxAtOnce})`,
      );
      const due = rows.filter((row) => isDue(row, statusOfRule(row)));
      if (due.length > 0) await notify(db, due);
      after = rows.length === maxAtOnce ? (rows.at(-1)?.id ?? '') : '';
    }
  }
}

/** Not what was done, or notified by another process, since it was read. */
async function notify(db: Db, rows: RuleRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const since = rows.map((row) => row.since);
  await sql`
    with notified as (
      update reminder_rules set told_at = now()
      from unnest(${ids}::uuid[], ${since}::timestamptz[]) as found (id, since)
      where reminder_rules.id = found.id and reminder_rules.since = found.since and told_at is null
      returning reminder_rules.id, owner_id, due_on, time_zone
    )
    insert into notifications (user_id, kind, rule_id, due_on)
    select owner_id, 'reminder', id, coalesce(due_on, (now() at time zone time_zone)::date) from notified
  `.execute(db);
}
