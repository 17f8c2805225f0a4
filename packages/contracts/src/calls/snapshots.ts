import { defineCalls } from '../call.ts';
import { snapshotInput, snapshotPage, snapshotPatch, wholeSnapshot } from '../entities/snapshot.ts';
import { limits } from '../limits.ts';
import { id, idParams, pageQuery } from '../wire.ts';

const ofDrone = {
  path: '/drones/:id/snapshots',
  params: idParams,
} as const;
const one = {
  path: '/drones/:id/snapshots/:snapshotId',
  params: idParams.extend({ snapshotId: id }),
} as const;

export const snapshotCalls = defineCalls('gear', {
  listSnapshots: {
    ...ofDrone,
    method: 'GET',
    access: 'optional',
    summary:
      'Settings of a drone’s flight controller without their text, newest first; of others the shared ones',
    description: 'Of another’s drone of which nothing is shared: 404.',
    query: pageQuery,
    status: 200,
    response: snapshotPage,
  },
  createSnapshot: {
    ...ofDrone,
    method: 'POST',
    access: 'user',
    summary: 'Keep what `diff all` or `dump` printed for an own drone',
    body: snapshotInput,
    bodyBytes: 2 * limits.snapshot.bytes + 1_024,
    status: 201,
    response: wholeSnapshot,
  },
  getSnapshot: {
    ...one,
    method: 'GET',
    access: 'optional',
    summary: 'One with its text; of others a shared one, with what is known as tuning',
    status: 200,
    response: wholeSnapshot,
  },
  updateSnapshot: {
    ...one,
    method: 'PATCH',
    access: 'user',
    summary: 'Share one with whoever may see the drone, or stop sharing it',
    errors: ['FORBIDDEN'],
    body: snapshotPatch,
    status: 200,
    response: wholeSnapshot,
  },
  deleteSnapshot: {
    ...one,
    method: 'DELETE',
    access: 'user',
    summary: 'Delete one',
    errors: ['FORBIDDEN'],
    status: 204,
  },
});
