import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { NotFoundError } from '../../../http/errors.ts';
import { pickLanguage } from '../../../http/language.ts';
import { route } from '../../../http/route.ts';
import { calendarOf } from './calendar.ts';
import { deleteLink, findByToken, findLink, makeLink } from './calendar-link.ts';

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
