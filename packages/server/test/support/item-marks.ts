import { calls } from '@estela/contracts';
import type { ItemMatrix } from './item-matrix.ts';
import { makeSpot } from './test-items.ts';
import { makePilot } from './test-pilots.ts';
import type { TestServer } from './test-server.ts';

/** As if the viewer had done it while they could still see them. */
export async function bookmarkEverything(server: TestServer, { items }: ItemMatrix, viewerId: string) {
  const marked = items.filter(({ kind }) => kind !== 'drone');
  const rows = marked.map(({ id }) => ({ user_id: viewerId, item_id: id }));
  const insert = server.db.insertInto('bookmarks').values(rows);
  await insert.onConflict((conflict) => conflict.doNothing()).execute();
}

/** As if the viewer had done it while they could still see them. */
export async function hideEverything(server: TestServer, { items }: ItemMatrix, viewerId: string) {
  const rows = items.map(({ id }) => ({ user_id: viewerId, hides: 'item' as const, hidden_id: id }));
  const insert = server.db.insertInto('feed_hidden').values(rows);
  await insert.onConflict((conflict) => conflict.doNothing()).execute();
}

export async function flyAtOpenSpot(server: TestServer, { owner: { token }, items }: ItemMatrix) {
  // On the Canary Islands, so that boxes of the map around the owner's items contain only those.
  const place = { visibility: 'public', location: { lat: 28.1, lng: -15.4 } } as const;
  const spot = await makeSpot(server, await makePilot(server.db, 'nora'), place);
  const flights = items.filter(({ kind }) => kind === 'flight').map(({ id }) => id);
  for (const id of flights) {
    await server.call(calls.updateFlight, {
      params: { id },
      token,
      body: {
        spot: spot._id,
        durationSeconds: 60,
        track: [0, 30].map((t) => ({ ...place.location, t })),
      },
    });
  }
  return { id: spot._id, flights };
}

/** A part of the owner that is on their public drone. */
export async function makeInstalledPart(server: TestServer, { owner: { token }, items }: ItemMatrix) {
  const body = { name: 'Cámara', type: 'camera' as const };
  const { _id: id } = (await server.call(calls.createComponent, { token, body })).body;
  const drone = items.find(({ kind, visibility }) => kind === 'drone' && visibility === 'public')?.id ?? '';
  const made = await server.call(calls.createInstallation, { token, params: { id }, body: { drone } });
  return { id, installationId: made.body._id };
}

/** The statuses of reading, bookmarking, commenting, and changing and deleting a comment of the flight's owner. */
export async function discuss(
  server: TestServer,
  { owner }: ItemMatrix,
  id: string,
  as: { token: string | undefined },
): Promise<number[]> {
  const params = { id };
  const body = { text: 'Hola' };
  const comment = await server.call(calls.createFlightComment, { params, token: owner.token, body });
  const one = { ...as, params: { ...params, commentId: comment.body._id } };
  const answers = [
    await server.call(calls.listFlightComments, { params, ...as }),
    await server.call(calls.getFlightComment, one),
    await server.call(calls.bookmarkFlight, { params, ...as }),
    await server.call(calls.createFlightComment, { params, ...as, body }),
    await server.call(calls.updateFlightComment, { ...one, body: { text: 'Mío' } }),
    await server.call(calls.deleteFlightComment, one),
  ];
  return answers.map(({ status }) => status);
}
