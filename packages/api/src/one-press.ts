import type { BaseQueryApi } from '@reduxjs/toolkit/query';

/** Calls with a body that a button sends, without anything typed in it. */
const bodiesOfButtons = new Set([
  'joinGroup',
  'acceptInvitation',
  'acceptMember',
  'updateGroupMember',
  'setGroupNotificationLevel',
  'answerFlyDay',
  'changeFlights',
  'restoreFlights',
  'restoreGroupTalk',
]);

/** Calls that the page sends on its own, or that end the session anyway. */
const unasked = new Set(['createEventTicket', 'readTopic', 'logout']);

/**
 * Did one press send the call, as a like, a deletion or a chosen picture? It is repeated after a login. A form is not: its
 * text stays on screen, and its pilot sends it.
 */
export function isSentByPress({ body }: { body?: unknown }, { type, endpoint }: BaseQueryApi): boolean {
  if (type !== 'mutation' || unasked.has(endpoint)) return false;
  return body === undefined || bodiesOfButtons.has(endpoint);
}
