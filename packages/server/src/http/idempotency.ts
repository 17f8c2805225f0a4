import { createHash } from 'node:crypto';
import type { Call } from '@estela/contracts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Viewer } from '../identity/viewer.ts';
import { ConflictError, InvalidInputError } from './errors.ts';

const header = 'idempotency-key';

/**
 * Runs a call. A POST with an Idempotency-Key runs once a day: its answer is stored in the transaction that does the
 * work, so a retry finds both or neither, and a second request at the same moment waits for the first. Failures are
 * not stored. Only for signed-in calls: an answer that holds a token must not be kept.
 */
export async function answerOnce(
  call: Call,
  request: FastifyRequest,
  viewer: Viewer | null,
  parts: object,
  run: (db: Db) => Promise<unknown>,
): Promise<unknown> {
  const { db } = request.server;
  const key = request.headers[header];
  if (key === undefined || call.method !== 'POST' || call.access !== 'user' || call.upload || !viewer)
    return run(db);
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
    throw new InvalidInputError({ [header]: 'invalid' });

  const scope = `${viewer.id}:${call.id}`;
  const request_hash = hashOf(parts);
  return db.transaction().execute(async (trx) => {
    const claimed = await trx
      .insertInto('idempotency_keys')
      .values({ scope, key, request_hash })
      .onConflict((conflict) =>
        conflict
          .columns(['scope', 'key'])
          .doUpdateSet({ request_hash, status: null, answer: null, created_at: sql`now()` })
          .where('idempotency_keys.created_at', '<', sql<Date>`now() - interval '1 day'`),
      )
      .returning('key')
      .executeTakeFirst();
    const row = trx.selectFrom('idempotency_keys').where('scope', '=', scope).where('key', '=', key);
    if (!claimed) {
      const first = await row.select(['request_hash', 'answer']).executeTakeFirstOrThrow();
      if (!first.request_hash.equals(request_hash)) throw new ConflictError('idempotencyKeyReused');
      return first.answer ?? undefined;
    }
    const answer = await run(trx);
    await trx
      .updateTable('idempotency_keys')
      .set({ status: call.status, answer: answer === undefined ? null : JSON.stringify(answer) })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

/** Of what was read of the request: what is not may be of any depth. */
function hashOf(parts: object): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
