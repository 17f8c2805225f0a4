import { calls } from '@estela/contracts';
import { chosen, type Move } from './move.ts';
import { areApart, type ModelComment, sees, without } from './rules.ts';

/** A comment on the flight that `a` chooses, or a reply where `b` chooses a comment. */
const say: Move = async ({ model, actor, a, b, expectCall }) => {
  const flight = chosen(model.flights, a);
  if (!flight) return;
  const parent = b % 2 ? chosen(flight.comments, b >> 1) : undefined;
  const replied = parent && areApart(actor, parent.author) ? 400 : 201;
  const written = flight.isSilent ? 403 : replied;
  const status = sees(actor, flight, true) ? written : 404;
  const body = { text: 'Hola', ...(parent && { parent: parent.id }) };
  const answer = await expectCall(status, calls.createFlightComment, { id: flight.id }, { body });
  if (status !== 201) return;
  const thread: ModelComment | null = parent ? (parent.parent ?? parent) : null;
  flight.comments.push({ id: answer.body._id, author: actor, parent: thread, isDeleted: false });
};

const unsay: Move = async ({ model, actor, a, b, expectCall }) => {
  const flight = chosen(model.flights, a);
  const gone = flight && chosen(flight.comments, b);
  if (!gone) return;
  const isThere = sees(actor, flight, true) && !areApart(actor, gone.author) && !gone.isDeleted;
  const removed = gone.author === actor || flight.owner === actor ? 204 : 403;
  const status = isThere ? removed : 404;
  if (status === 204) flight.comments = without(flight.comments, gone);
  await expectCall(status, calls.deleteFlightComment, { id: flight.id, commentId: gone.id });
};

const switchComments: Move = async ({ model, actor, a, b, expectCall }) => {
  const flight = chosen(model.flights, a);
  if (flight?.owner !== actor) return;
  flight.isSilent = b % 3 === 0;
  await expectCall(200, calls.updateFlight, { id: flight.id }, { body: { commentsOff: flight.isSilent } });
};

const bookmark: Move = async ({ model, actor, a, b, expectCall }) => {
  const flight = chosen(model.flights, a);
  if (!flight) return;
  const isSeen = sees(actor, flight, true);
  if (b % 3 > 0) {
    if (isSeen) flight.bookmarks.add(actor);
    return void (await expectCall(isSeen ? 200 : 404, calls.bookmarkFlight, { id: flight.id }));
  }
  const status = flight.bookmarks.delete(actor) || isSeen ? 200 : 404;
  await expectCall(status, calls.unbookmarkFlight, { id: flight.id });
};

export const flightCommentMoves = { say, unsay, switchComments, bookmark };
