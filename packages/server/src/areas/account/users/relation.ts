import { sql } from 'kysely';
import type { Viewer } from '../../../visibility/viewer.ts';

/** How the viewer stands to the pilot of the row (`users`): what a card of the pilot says. */
export function relationColumns(viewer: Viewer) {
  return [
    followedBy(viewer).as('followedByMe'),
    requestedBy(viewer).as('requestedByMe'),
    needsApproval(viewer).as('approvesFollowers'),
  ] as const;
}

/** Is following the pilot of the row a request? Who was removed before has to ask as well. */
export function needsApproval(viewer: Viewer) {
  const isClosed = sql<boolean>`(users.approve_followers or users.profile_visibility <> 'public')`;
  if (!viewer) return isClosed;
  return sql<boolean>`(${isClosed} or exists (
    select 1 from removed_followers where pilot_id = users.id and follower_id = ${viewer.id}))`;
}

function followedBy(viewer: Viewer) {
  if (!viewer) return sql<boolean>`false`;
  return sql<boolean>`exists (select 1 from follows where follower_id = ${viewer.id} and followee_id = users.id)`;
}

function requestedBy(viewer: Viewer) {
  if (!viewer) return sql<boolean>`false`;
  return sql<boolean>`exists (
    select 1 from follow_requests where requester_id = ${viewer.id} and pilot_id = users.id and declined_at is null)`;
}
