import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';

/** Things that one statement changes: some 20 ms on the embedded database, which has one session for everybody. */
const slice = 200;

/** Milliseconds. Only for what a stopped server left: each change goes on by itself. */
const every = 30_000;

/** Carries a change of a pilot's privacy through those of their things that its transaction has left (migration 067). */
export async function carryPrivacy(db: Db, pilotId: string, signal: AbortSignal): Promise<void> {
  let isMore = true;
  while (isMore && !signal.aborted) {
    const { rows } = await sql<{ isMore: boolean }>`
      select continue_privacy(${pilotId}, ${slice}) as "isMore"`.execute(db);
    isMore = rows[0]?.isMore ?? false;
  }
}

/** Goes on with every change that is not through. */
export async function carryPrivacyOfAll(db: Db, signal: AbortSignal): Promise<void> {
  const { rows } = await sql<{
    id: string;
  }>`select user_id as id from privacy_changes order by since`.execute(db);
  for (const { id } of rows) await carryPrivacy(db, id, signal);
}

/** Returns what starts the rest of a pilot's change; what a stopping server leaves, the job of another takes up. */
export function privacyChanges(app: FastifyInstance): (pilotId: string) => void {
  app.jobs.add({ name: 'privacy', every, run: (signal) => carryPrivacyOfAll(app.db, signal) });
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());
  return (pilotId) =>
    app.background.startAfter('change of privacy', () => carryPrivacy(app.db, pilotId, stopping.signal));
}
