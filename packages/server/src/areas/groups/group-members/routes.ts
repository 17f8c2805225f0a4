import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import { decodeCursor, toStream } from '../../../http/cursor.ts';
import { NotFoundError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { hasRole } from '../../../visibility/groups.ts';
import { requireReader } from '../groups/index.ts';
import { changeMember, invite, removeMember } from './members.ts';
import { listMembers, toMembership } from './repository.ts';

export async function groupMemberRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.listGroupMembers, async ({ db, viewer, params, query }) => {
    const membership = await requireReader(db, params.id, viewer);
    // Requests and bans are visible only to those who decide on them.
    if (query.status !== 'member' && !hasRole(membership, 'admin')) throw new NotFoundError();
    const after = decodeCursor(query.cursor);
    const { status, q, among } = query;
    const page = { status, q, among, after, limit: query.limit + 1 };
    const rows = await listMembers(db, params.id, viewer, membership, page);
    return toStream(rows, query.limit, (row) => ({ at: row.created_at, id: row.id }), toMembership);
  });

  route(app, calls.inviteGroupMember, ({ db, viewer, params, body }) =>
    inTransaction(db, (trx) => invite(trx, params.id, viewer, body.username)),
  );

  route(app, calls.updateGroupMember, ({ db, viewer, params, body }) =>
    inTransaction(db, (trx) => changeMember(trx, params.id, params.userId, viewer, body)),
  );

  route(app, calls.removeGroupMember, async ({ db, viewer, params, query }) => {
    await inTransaction(db, (trx) => removeMember(trx, params.id, params.userId, viewer, query.was));
    return undefined;
  });
}
