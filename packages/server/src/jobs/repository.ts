import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

/** Seconds that a process may be silent before another takes its job up. */
const lease = sql`interval '2 minutes'`;

/** Makes the rows of jobs that no server has had before; they are due at once. */
export async function addJobs(db: Db, names: string[]): Promise<void> {
  await sql`insert into jobs (name) select unnest(${names}::text[]) on conflict do nothing`.execute(db);
}

/**
 * Takes one due job of these, if there is one that no living process is at. Now is rounded as the column is, or what
 * is due since this moment could be due in the next millisecond.
 */
export async function takeJob(db: Db, names: string[], worker: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    update jobs set worker = ${worker}, taken_until = now() + ${lease}
    where name = (
      select name from jobs
      where name = any(${names}::text[]) and due_at <= now()::timestamptz(3)
        and (taken_until is null or taken_until < now())
      order by due_at limit 1 for update skip locked
    ) returning name
  `.execute(db);
  return rows[0]?.name;
}

/** Says that the process is still at the job; false when another has taken it up. */
export async function renewLease(db: Db, name: string, worker: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update jobs set taken_until = now() + ${lease} where name = ${name} and worker = ${worker}
  `.execute(db);
  return numAffectedRows === 1n;
}

/** Milliseconds until it is due again. */
export async function finishJob(db: Db, name: string, worker: string, every: number): Promise<void> {
  await sql`
    update jobs set worker = null, taken_until = null, failures = 0, finished_at = now(),
      due_at = now() + ${every} * interval '1 millisecond'
    where name = ${name} and worker = ${worker}
  `.execute(db);
}

/** Tried again after a minute, then two, then four, and never later than it would have been due anyway. */
export async function failJob(db: Db, name: string, worker: string, every: number): Promise<void> {
  await sql`
    update jobs set worker = null, taken_until = null, failures = failures + 1,
      due_at = now() + least(${every} * interval '1 millisecond', interval '1 minute' * 2 ^ least(failures, 20))
    where name = ${name} and worker = ${worker}
  `.execute(db);
}

/** Leaves a job that was not done to any other process, at once. */
export async function leaveJob(db: Db, name: string, worker: string): Promise<void> {
  await sql`
    update jobs set worker = null, taken_until = null where name = ${name} and worker = ${worker}
  `.execute(db);
}
