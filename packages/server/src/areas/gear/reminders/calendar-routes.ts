import { calls, type Language } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { NotFoundError } from '../../../http/errors.ts';
import { pickLanguage } from '../../../http/language.ts';
import { route } from '../../../http/route.ts';
import { newToken, tokenHash } from '../../../identity/tokens.ts';
import { calendarOf } from './calendar.ts';

const tokenForm = /^[\w-]{43}$/;

/** The secret address of a pilot's calendar, and what is behind it. */
export async function calendarRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.getReminderLink, async ({ db, viewer }) => {
    const link = await findLink(db, viewer.id);
    return { createdAt: link?.created_at.toISOString() ?? null };
  });

  route(app, calls.createReminderLink, async ({ db, viewer, request }) => {
    const language = pickLanguage(request.headers['accept-language']);
    const { token, createdAt } = await makeLink(db, viewer.id, language);
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

/** Makes a pilot's secret address; of an earlier one nothing is left. Only its hash is kept. */
async function makeLink(db: Db, ownerId: string, language: Language) {
  const token = newToken();
  const values = { token_hash: tokenHash(token), language, created_at: sql<Date>`now()` };
  const { created_at } = await db
    .insertInto('calendar_links')
    .values({ user_id: ownerId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .returning('created_at')
    .executeTakeFirstOrThrow();
  return { token, createdAt: created_at };
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
