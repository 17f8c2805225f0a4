import { calls, type GroupAct, type GroupTalkKind } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import { NotFoundError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { forgetDeleted, restoreDeleted } from '../../../trash/trash.ts';
import { lockGroup, notifyMembersLive, requireMember, unlogAct } from '../groups/index.ts';

const minute = 60_000;

const acts: Record<GroupTalkKind, GroupAct> = {
  topic: 'removeTopic',
  post: 'removePost',
  comment: 'removeComment',
};

/** Brings back what was deleted in a group; only who deleted it can, and only while they are in the group. */
export async function deletedTalkRoutes(app: FastifyInstance): Promise<void> {
  app.jobs.add({ name: 'deleted talk', every: minute, run: () => forgetDeleted(app.db, 'topic') });

  route(app, calls.restoreGroupTalk, async ({ db, viewer, params, body }) => {
    await inTransaction(db, async (trx) => {
      // Who is put out at that moment brings nothing back.
      await lockGroup(trx, params.id);
      await requireMember(trx, params.id, viewer);
      const { kind, target: id } = body;
      const deletion = { kind, ids: [id], groupId: params.id, deletedBy: viewer.id };
      const [restored] = await restoreDeleted(trx, deletion);
      if (!restored) throw new NotFoundError();
      await unlogAct(trx, {
        groupId: params.id,
        actorId: viewer.id,
        act: acts[kind],
        at: restored.deletedAt,
      });
      await notifyMembersLive(trx, params.id);
    });
    return undefined;
  });
}
