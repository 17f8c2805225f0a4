import { defineCalls } from '../call.ts';
import { upkeepEntry, upkeepEntryInput, upkeepEntryPatch, upkeepPage } from '../entities/upkeep.ts';
import { id, idParams, pageQuery } from '../wire.ts';

const one = { params: idParams.extend({ entryId: id }) } as const;

export const upkeepCalls = defineCalls('gear', {
  listUpkeep: {
    params: idParams,
    method: 'GET',
    path: '/drones/:id/upkeep',
    access: 'user',
    summary: 'Upkeep log of an own drone, newest first, with what all of it cost',
    query: pageQuery,
    status: 200,
    response: upkeepPage,
  },
  createUpkeepEntry: {
    params: idParams,
    method: 'POST',
    path: '/drones/:id/upkeep',
    access: 'user',
    summary: 'Log a crash, a repair, a replaced part or a check of an own drone',
    body: upkeepEntryInput,
    status: 201,
    response: upkeepEntry,
  },
  getUpkeepEntry: {
    ...one,
    method: 'GET',
    path: '/drones/:id/upkeep/:entryId',
    access: 'user',
    summary: 'An entry of the log of an own drone',
    status: 200,
    response: upkeepEntry,
  },
  updateUpkeepEntry: {
    ...one,
    method: 'PATCH',
    path: '/drones/:id/upkeep/:entryId',
    access: 'user',
    summary: 'Change the named fields of an entry',
    isConditional: true,
    body: upkeepEntryPatch,
    status: 200,
    response: upkeepEntry,
  },
  deleteUpkeepEntry: {
    ...one,
    method: 'DELETE',
    path: '/drones/:id/upkeep/:entryId',
    access: 'user',
    summary: 'Delete an entry',
    status: 204,
  },
});
