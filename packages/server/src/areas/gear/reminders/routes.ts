import { calls, limits, type ReminderRule, type ReminderRuleInput } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../../http/errors.ts';
import { pickLanguage } from '../../../http/language.ts';
import { route } from '../../../http/route.ts';
import { translate } from '../../../http/texts.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { toPage } from '../../../lists/page.ts';
import { requireUsable } from '../../../references/references.ts';
import { requireUnchanged } from '../../../references/require-unchanged.ts';
import { insertEntry } from '../upkeep/index.ts';
import { calendarRoutes } from './calendar-routes.ts';
import { readDue } from './due.ts';
import { notifyRules } from './notify-rules.ts';
import {
  countRules,
  deleteRule,
  dronesOfPart,
  findRule,
  insertRule,
  lockRule,
  readNow,
  readOwnRules,
  updateRule,
} from './repository.ts';
import { byUrgency, type RuleRow, toRule } from './rule-rows.ts';
import { notifyWarranties } from './warranties.ts';

/** Milliseconds. */
const notifyEvery = 5 * 60_000;

export async function reminderRoutes(app: FastifyInstance): Promise<void> {
  app.jobs.add({
    name: 'reminders',
    every: notifyEvery,
    run: async (signal) => {
      await notifyRules(app.db, signal);
      await notifyWarranties(app.db);
    },
  });
  await calendarRoutes(app);

  route(app, calls.listReminderRules, async ({ db, viewer, query }) => {
    const rows = await readOwnRules(db, viewer.id, query.subject);
    const rules = rows.map((row) => toRule(row, query.tz)).sort(byUrgency);
    return toPage(pageOf(rules, query), rules.length, query);
  });

  route(app, calls.createReminderRule, ({ db, viewer, body }) =>
    inTransaction(db, async (trx) => {
      await requireOwnSubject(trx, viewer, body.subject);
      const since = await requirePast(trx, 'since', body.since);
      if ((await countRules(trx, viewer.id)) >= limits.reminderRulesPerPilot.max)
        throw new ConflictError('reminderQuota');
      return readRule(trx, await insertRule(trx, viewer.id, body, since), viewer.id);
    }),
  );

  route(app, calls.getReminderRule, ({ db, viewer, params }) => readRule(db, params.id, viewer.id));

  route(app, calls.updateReminderRule, ({ db, viewer, params, body, seen }) =>
    inTransaction(db, async (trx) => {
      const row = orNotFound(await lockRule(trx, params.id, viewer.id));
      await requireUnchanged(trx, { table: 'reminder_rules', id: params.id }, seen);
      await requireOwnSubject(trx, viewer, body.subject);
      if (body.since) await requirePast(trx, 'since', body.since);
      await updateRule(trx, row, body);
      return readRule(trx, params.id, viewer.id);
    }),
  );

  route(app, calls.deleteReminderRule, async ({ db, viewer, params }) => {
    if (!(await deleteRule(db, params.id, viewer.id))) throw new NotFoundError('reminderNotFound');
    return undefined;
  });

  route(app, calls.completeReminderRule, ({ db, viewer, params, body, request }) =>
    inTransaction(db, async (trx) => {
      const row = orNotFound(await lockRule(trx, params.id, viewer.id));
      const moment = await requirePast(trx, 'at', body.at);
      if (body.at === undefined && isJustDone(row, moment)) return readRule(trx, params.id, viewer.id);
      if (moment < row.since) throw new InvalidInputError({ at: 'beforeLastDone' });
      const at = moment.toISOString();
      await updateRule(trx, row, { since: at });
      const drones = row.component_id ? await dronesOfPart(trx, row.component_id, moment) : [row.drone_id];
      const language = pickLanguage(request.headers['accept-language']);
      const text = row.text || translate(language, 'calendar', 'check');
      for (const drone of drones)
        if (drone) await insertEntry(trx, drone, { kind: 'check', at, text, component: row.component_id });
      return readRule(trx, params.id, viewer.id);
    }),
  );

  route(app, calls.listReminders, async ({ db, viewer, query }) => {
    const due = await readDue(db, viewer.id, query.tz);
    return toPage(pageOf(due, query), due.length, query);
  });
}

function pageOf<Item>(items: Item[], { page, limit }: { page: number; limit: number }): Item[] {
  return items.slice((page - 1) * limit, page * limit);
}

function orNotFound(row: RuleRow | undefined): RuleRow {
  if (!row) throw new NotFoundError('reminderNotFound');
  return row;
}

async function readRule(db: Db, id: string, ownerId: string): Promise<ReminderRule> {
  return toRule(orNotFound(await findRule(db, id, ownerId)));
}

const tables = { drone: 'drones', component: 'components', equipmentItem: 'equipment_items' } as const;

async function requireOwnSubject(
  db: Db,
  viewer: SessionUser,
  subject: ReminderRuleInput['subject'] | undefined,
): Promise<void> {
  if (!subject) return;
  await requireUsable(db, viewer, [{ field: 'subject', table: tables[subject.kind], ids: [subject._id] }]);
}

/** Milliseconds in which saying once more that something was done is the same deed, said by a second tap or device. */
const sameDeed = 10_000;

/** A rule also counts from now when it is made, and then nothing is done yet. */
function isJustDone({ since, created_at, updated_at }: RuleRow, now: Date): boolean {
  const isDone = since.getTime() === updated_at.getTime() && updated_at > created_at;
  return isDone && now.getTime() - since.getTime() < sameDeed;
}

/** Nothing was done before there were drones, nor will have been tomorrow; now where no moment is given. */
const earliest = new Date('2000-01-01');

async function requirePast(db: Db, field: string, given: string | undefined): Promise<Date> {
  const now = await readNow(db);
  if (given === undefined) return now;
  const at = new Date(given);
  if (at < earliest) throw new InvalidInputError({ [field]: 'date' });
  // A pilot's own clock may be a little ahead.
  if (at.getTime() > now.getTime() + 60_000) throw new InvalidInputError({ [field]: 'inFuture' });
  return at > now ? now : at;
}
