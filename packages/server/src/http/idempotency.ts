import type { Call } from '@estela/contracts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { rowLives } from '../database/row-lives.ts';
import { inTransaction } from '../database/transaction.ts';
import type { SessionUser } from '../identity/session-user.ts';
import { InvalidInputError } from './errors.ts';

const header = 'idempotency-key';

/** Calls that read an Idempotency-Key: creations and uploads by a signed-in pilot, but nothing with secrets. */
export function takesIdempotencyKey(call: Call): boolean {
  if (call.answersSecret || call.takesPassword || call.isIdempotent) return false;
  return call.method === 'POST' && call.access === 'user';
}

/** Wraps what an upload does in the transaction that ends it; throws a RepeatedError where another request did it. */
export type Once = <T>(trx: Db, work: () => Promise<T>) => Promise<T>;

/** The request's key has done its work: nothing of this one may stay. */
export class RepeatedError extends Error {
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('The key of this request has its answer');
    this.answer = answer;
  }
}

/**
 * Runs a call. A POST with an Idempotency-Key runs once a day: its response is stored in the transaction that does the
 * work, so a retry finds both or neither, and a second request at the same moment waits for the first. Whoever sends
 * the key again to the same address gets the first response, also with other data: the first is what was done.
 * Failures are not stored. Only for signed-in calls, and none that answers a secret: that must not be stored.
 *
 * The file of an upload may take minutes to arrive, so that no transaction waits for it: the handler runs outside of one
 * and passes to `once` what it does at the end.
 */
export async function answerOnce(
  call: Call,
  request: FastifyRequest,
  viewer: SessionUser | null,
  params: object = {},
  run: (db: Db, once: Once) => Promise<unknown>,
): Promise<unknown> {
  const { db } = request.server;
  const key = request.headers[header];
  if (key === undefined || !takesIdempotencyKey(call) || !viewer) return run(db, (_trx, work) => work());
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
    throw new InvalidInputError({ [header]: 'invalid' });

  const claim = { user_id: viewer.id, scope: [call.id, ...Object.values(params)].join(' '), key };
  const once: Once = async (trx, work) => {
    if (!(await takeClaim(trx, claim))) throw new RepeatedError((await findFirst(trx, claim))?.answer);
    const answer = await work();
    await storeAnswer(trx, claim, call, answer);
    return answer;
  };
  try {
    if (call.upload === undefined)
      return await inTransaction(db, (trx) => once(trx, () => run(trx, (_trx, work) => work())));
    const first = await findFirst(db, claim);
    return first ? (first.answer ?? undefined) : await run(db, once);
  } catch (error) {
    if (error instanceof RepeatedError) return error.answer ?? undefined;
    throw error;
  }
}

interface Claim {
  user_id: string;
  scope: string;
  key: string;
}

const dayAgo = sql<Date>`now() - ${rowLives.idempotencyKey}`;

/** False where the key is another request's; waits for one that is at it. */
async function takeClaim(trx: Db, claim: Claim): Promise<boolean> {
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values(claim)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'scope', 'key'])
        .doUpdateSet({ status: null, answer: null, created_at: sql`now()` })
        .where('idempotency_keys.created_at', '<', dayAgo),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

function findFirst(db: Db, claim: Claim) {
  return db
    .selectFrom('idempotency_keys')
    .select('answer')
    .where((where) => where.and({ ...claim }))
    .where('created_at', '>=', dayAgo)
    .executeTakeFirst();
}

/** Only what the response names is stored. */
async function storeAnswer(trx: Db, claim: Claim, call: Call, answer: unknown): Promise<void> {
  const stored = call.upload === undefined ? answer : call.response?.parse(answer);
  await trx
    .updateTable('idempotency_keys')
    .set({ status: call.status, answer: stored === undefined ? null : JSON.stringify(stored) })
    .where((where) => where.and({ ...claim }))
    .execute();
}
