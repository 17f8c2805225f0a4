import { calls, type HiddenFromFeed } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { decodeCursor, toStream } from '../../../http/cursor.ts';
import { ForbiddenError, NotFoundError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { toUserSummary } from '../../../identity/user-summary.ts';
import { isKnown } from '../../account/users/index.ts';
import { type HiddenRow, hideItem, hidePilot, listHidden, showAgain } from './hidden-repository.ts';

/** What a pilot does not want in their own feed. Nobody else is notified, and nothing else changes. */
export async function hiddenRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.listFeedHidden, async ({ db, viewer, query }) => {
    const rows = await listHidden(db, viewer, decodeCursor(query.cursor), query.limit + 1);
    return toStream(rows, query.limit, (row) => ({ at: row.created_at, id: row.hidden_id }), toHidden);
  });

  route(app, calls.hideFeedItem, async ({ db, viewer, params }) => {
    if (!(await hideItem(db, viewer, params.id))) throw new NotFoundError();
    return undefined;
  });

  route(app, calls.showFeedItem, async ({ db, viewer, params }) => {
    await showAgain(db, viewer, 'item', params.id);
    return undefined;
  });

  route(app, calls.hideFeedPilot, async ({ db, viewer, params }) => {
    if (params.id === viewer.id) throw new ForbiddenError();
    if (!(await isKnown(db, params.id, viewer))) throw new NotFoundError('userNotFound');
    await hidePilot(db, viewer, params.id);
    return undefined;
  });

  route(app, calls.showFeedPilot, async ({ db, viewer, params }) => {
    await showAgain(db, viewer, 'pilot', params.id);
    return undefined;
  });
}

function toHidden(row: HiddenRow): HiddenFromFeed {
  return {
    _id: row.hidden_id,
    hides: row.hides,
    kind: row.kind ?? 'pilot',
    name: row.shown_name,
    pilot: toUserSummary(row),
    hiddenAt: row.created_at.toISOString(),
  };
}
