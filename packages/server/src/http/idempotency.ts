import type { Call } from '@estela/contracts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { rowLives } from '../database/row-lives.ts';
import { inTransaction } from '../database/transaction.ts';
import type { SessionUser } from '../identity/session-user.ts';
import { InvalidInputError } from './errors.ts';

const header = 'idempotency-key';

/** Calls that read an Idempotency-Key: creations by a signed-in pilot, but no uploads and no secrets. */
export function takesIdempotencyKey(call: Call): boolean {
  if (call.answersSecret || call.takesPassword || call.isIdempotent) return false;
  return call.method === 'POST' && call.access === 'user' && call.upload === undefined;
}

/**
 * Runs a call. A POST with an Idempotency-Key runs once a day: its response is stored in the transaction that does the
 * work, so a retry finds both or neither, and a second request at the same moment waits for the first. Whoever sends
 * the key again to the same address gets the first response, also with other data: the first is what was done.
 * Failures are not stored. Only for signed-in calls, and none that answers a secret: that must not be stored.
 */
export async function answerOnce(
  call: Call,
  request: FastifyRequest,
  viewer: SessionUser | null,
  params: object = {},
  run: (db: Db) => Promise<unknown>,
): Promise<unknown> {
  const { db } = request.server;
  const key = request.headers[header];
  if (key === undefined || !takesIdempotencyKey(call) || !viewer) return run(db);
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
    throw new InvalidInputError({ [header]: 'invalid' });

  const claim = { user_id: viewer.id, scope: [call.id, ...Object.values(params)].join(' '), key };
  return inTransaction(db, async (trx) => {
    const claimed = await trx
      .insertInto('idempotency_keys')
      .values(claim)
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'scope', 'key'])
          .doUpdateSet({ status: null, answer: null, created_at: sql`now()` })
          .where('idempotency_keys.created_at', '<', sql<Date>`now() - ${rowLives.idempotencyKey}`),
      )
      .returning('key')
      .executeTakeFirst();
    if (!claimed) {
      const first = await trx
        .selectFrom('idempotency_keys')
        .select('answer')
        .where((where) => where.and(claim))
        .executeTakeFirstOrThrow();
      return first.answer ?? undefined;
    }
    const answer = await run(trx);
    await trx
      .updateTable('idempotency_keys')
      .set({ status: call.status, answer: answer === undefined ? null : JSON.stringify(answer) })
      .where((where) => where.and(claim))
      .execute();
    return answer;
  });
}
