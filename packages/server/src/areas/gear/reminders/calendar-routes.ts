import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { NotFoundError, RateLimitedError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { addHits, keyHash } from '../../../http/window-repository.ts';
import { newToken, tokenHash } from '../../../identity/tokens.ts';
import {
  lockSession,
  type MailWriter,
  mailTransport,
  notifyOwner,
  putNotice,
  requireToken,
} from '../../account/auth/index.ts';
import { calendarOf } from './calendar.ts';

/** Links that a pilot makes. */
const maxPerHour = 10;
const hour = 3_600_000;

const tokenForm = /^[\w-]{43}$/;

/** The secret address of a pilot's calendar, and what is behind it. */
export async function calendarRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.getReminderLink, async ({ db, viewer }) => {
    const link = await findLink(db, viewer.id);
    return { createdAt: link?.created_at.toISOString() ?? null };
  });

  route(app, calls.createReminderLink, async ({ db, viewer, request }) => {
    await countLink(db, viewer.id);
    const session = requireToken(request);
    const { token, createdAt } = await makeLink(db, viewer.id, session, mailTransport(app, request));
    notifyOwner(app, request, viewer.id);
    return {
      url: `${app.config.publicUrl}/api/gear/reminders/${token}.ics`,
      createdAt: createdAt.toISOString(),
    };
  });

  route(app, calls.deleteReminderLink, async ({ db, viewer }) => {
    await deleteLink(db, viewer.id);
    return undefined;
  });

  // Not in the table of calls: its response is no JSON, and the address alone is what it asks for.
  app.get<{ Params: { token: string } }>('/gear/reminders/:token.ics', async ({ params }, reply) => {
    const owner = tokenForm.test(params.token) ? await findByToken(app.db, params.token) : undefined;
    if (!owner) throw new NotFoundError();
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="estela.ics"')
      .send(await calendarOf(app.db, owner.user_id, owner.language));
  });
}

/** Each is a mail to the owner. */
async function countLink(db: Db, ownerId: string): Promise<void> {
  const [window] = await addHits(db, new Map([[`calendar links ${keyHash(ownerId)}`, 1]]), hour);
  if (window && window.hits > maxPerHour) throw new RateLimitedError(window.left / 1_000);
}

/**
 * Makes a pilot's secret address; of an earlier one nothing is left. Only its hash is kept. It ends with the sessions
 * (`deleteSessions`), so none is made in a session that is ending. Its owner is notified: an unattended screen is enough
 * to make one.
 */
function makeLink(db: Db, ownerId: string, session: Buffer, writer: MailWriter) {
  const token = newToken();
  const { language } = writer;
  const values = { token_hash: tokenHash(token), language, created_at: sql<Date>`now()` };
  return inTransaction(db, async (trx) => {
    await lockSession(trx, session);
    const { created_at: createdAt } = await trx
      .insertInto('calendar_links')
      .values({ user_id: ownerId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .returning('created_at')
      .executeTakeFirstOrThrow();
    await putNotice(trx, writer, ownerId, 'calendarLink');
    return { token, createdAt };
  });
}

function findLink(db: Db, ownerId: string) {
  return db
    .selectFrom('calendar_links')
    .select('created_at')
    .where('user_id', '=', ownerId)
    .executeTakeFirst();
}

async function deleteLink(db: Db, ownerId: string): Promise<void> {
  await db.deleteFrom('calendar_links').where('user_id', '=', ownerId).execute();
}

/** Whose calendar a token opens, and in which language. */
function findByToken(db: Db, token: string) {
  return db
    .selectFrom('calendar_links')
    .select(['user_id', 'language'])
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();
}
