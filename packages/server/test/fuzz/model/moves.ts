import { deepStrictEqual } from 'node:assert/strict';
import { calls } from '@estela/contracts';
import { flightCommentMoves } from './flight-comment-moves.ts';
import { groupMoves } from './group-moves.ts';
import { chosen, type Move } from './move.ts';
import { pilotMoves } from './pilot-moves.ts';
import { type ModelPilot, sees } from './rules.ts';

const videoUrl = 'https://www.youtube.com/watch?v=abcdefghijk';
const visibilityOf = (number: number) =>
  chosen(['public', 'followers', 'private', 'unlisted'] as const, number) ?? 'public';

const createFlight: Move = async ({ model, actor, a, expectCall }) => {
  const visibility = visibilityOf(a);
  const body = { title: 'Tarde', description: 'Tres baterías.', videoUrl, visibility };
  const { _id } = (await expectCall(201, calls.createFlight, {}, { body })).body;
  const marks = { likes: new Set<ModelPilot>(), bookmarks: new Set<ModelPilot>() };
  model.flights.push({ id: _id, owner: actor, visibility, ...marks, comments: [], isSilent: false });
};

const changeFlight: Move = async ({ model, actor, a, b, expectCall }) => {
  const flight = chosen(model.flights, a);
  if (!flight) return;
  const visibility = visibilityOf(b);
  const denied = sees(actor, flight, true) ? 403 : 404;
  if (flight.owner === actor) flight.visibility = visibility;
  const status = flight.owner === actor ? 200 : denied;
  await expectCall(status, calls.updateFlight, { id: flight.id }, { body: { visibility } });
};

const deleteFlight: Move = async ({ model, actor, a, expectCall }) => {
  const flight = chosen(model.flights, a);
  if (!flight) return;
  const denied = sees(actor, flight, true) ? 403 : 404;
  const isOwn = flight.owner === actor;
  if (isOwn) model.flights.splice(model.flights.indexOf(flight), 1);
  await expectCall(isOwn ? 204 : denied, calls.deleteFlight, { id: flight.id });
};

const like: Move = async ({ model, actor, a, b, expectCall }) => {
  const flight = chosen(model.flights, a);
  if (!flight) return;
  const isSeen = sees(actor, flight, true);
  const isLike = b % 3 > 0;
  if (isSeen) flight.likes[isLike ? 'add' : 'delete'](actor);
  const call = isLike ? calls.likeFlight : calls.unlikeFlight;
  const { body } = await expectCall(isSeen ? 200 : 404, call, { id: flight.id });
  if (isSeen) deepStrictEqual(body, { likes: flight.likes.size, likedByMe: isLike });
};

export const moves = {
  ...pilotMoves,
  createFlight,
  changeFlight,
  deleteFlight,
  like,
  ...flightCommentMoves,
  ...groupMoves,
} satisfies Record<string, Move>;
