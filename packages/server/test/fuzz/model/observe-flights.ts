import { deepStrictEqual } from 'node:assert/strict';
import { calls } from '@estela/contracts';
import type { TestServer } from '../../support/test-server.ts';
import { areApart, type Model, sees, type Viewer } from './rules.ts';

const all = { limit: 100 };
const idsOf = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id).sort();
const sorted = (things: readonly { id: string }[]) => things.map(({ id }) => id).sort();

/** Compares the comments on each flight, and the viewer's bookmarks, with the model. */
export async function observeFlights(server: TestServer, model: Model, viewer: Viewer): Promise<void> {
  const options = viewer ? { token: viewer.token } : {};
  const look = async (flight: Model['flights'][number]) => {
    const params = { id: flight.id };
    const { status, body } = await server.call(calls.listFlightComments, { ...options, params, query: all });
    deepStrictEqual(status, sees(viewer, flight, true) ? 200 : 404);
    if (status === 404) return;
    const readable = flight.comments.filter(({ author }) => !viewer || !areApart(viewer, author));
    deepStrictEqual(idsOf(body.items), sorted(readable.filter(({ parent }) => parent === null)));
    for (const { _id, deleted, replyCount } of body.items)
      deepStrictEqual(
        [deleted, replyCount],
        [
          readable.find(({ id }) => id === _id)?.isDeleted,
          readable.filter(({ parent }) => parent?.id === _id).length,
        ],
      );
    const shown = await server.call(calls.getFlight, { ...options, params });
    const { comments, commentsOff, bookmarkedByMe } = shown.body;
    deepStrictEqual(
      { comments, commentsOff, bookmarkedByMe },
      {
        comments: readable.filter(
          ({ isDeleted, parent }) => !isDeleted && (!parent || readable.includes(parent)),
        ).length,
        commentsOff: flight.isSilent,
        bookmarkedByMe: viewer !== null && flight.bookmarks.has(viewer),
      },
    );
  };
  await Promise.all(model.flights.map(look));
  if (!viewer) return;
  const { body } = await server.call(calls.listBookmarks, { ...options, query: all });
  const kept = model.flights.filter((flight) => flight.bookmarks.has(viewer) && sees(viewer, flight, true));
  deepStrictEqual(idsOf(body.items), sorted(kept));
}
