import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { drone, droneInput, dronePage, dronePatch } from '../entities/drone.ts';
import { limits } from '../limits.ts';
import { droneSorts, droneTypes } from '../values.ts';
import { idParams, pageQuery } from '../wire.ts';

export const droneCalls = defineCalls('gear', {
  listDrones: {
    method: 'GET',
    path: '/drones',
    access: 'user',
    summary: 'Own drones, newest first where no other order is asked for',
    query: pageQuery.extend({
      type: z.enum(droneTypes).optional(),
      q: z.string().max(limits.search.max).optional(),
      sort: z.enum(droneSorts).default('newest'),
    }),
    status: 200,
    response: dronePage,
  },
  createDrone: {
    method: 'POST',
    path: '/drones',
    access: 'user',
    summary: 'Add a drone',
    body: droneInput,
    status: 201,
    response: drone,
  },
  getDrone: {
    params: idParams,
    method: 'GET',
    path: '/drones/:id',
    access: 'optional',
    summary: 'A drone that the viewer may see, with its parts',
    description:
      'A drone that the viewer may not see is 404 as if it did not exist. What is its owner’s alone is null or empty for others.',
    status: 200,
    response: drone,
  },
  updateDrone: {
    params: idParams,
    method: 'PATCH',
    path: '/drones/:id',
    access: 'user',
    summary: 'Change the named fields of an own drone',
    errors: ['FORBIDDEN'],
    isConditional: true,
    body: dronePatch,
    status: 200,
    response: drone,
  },
  deleteDrone: {
    params: idParams,
    method: 'DELETE',
    path: '/drones/:id',
    access: 'user',
    summary: 'Delete an own drone',
    errors: ['FORBIDDEN'],
    status: 204,
  },
  uploadDroneImage: {
    params: idParams,
    method: 'POST',
    path: '/drones/:id/image',
    access: 'user',
    summary: 'Set the picture of an own drone',
    errors: ['FORBIDDEN'],
    upload: 'picture',
    status: 200,
    response: drone,
  },
});
