import { z } from 'zod';
import { defineCalls } from '../call.ts';
import {
  installation,
  installationInput,
  installationPage,
  installationPatch,
} from '../entities/installation.ts';
import { id, idParams, pageQuery } from '../wire.ts';

const one = { params: z.object({ id, installationId: id }) } as const;

export const installationCalls = defineCalls('gear', {
  listInstallations: {
    method: 'GET',
    path: '/components/:id/installations',
    access: 'user',
    summary: 'Which drones an own component sat on, newest first',
    params: idParams,
    query: pageQuery,
    status: 200,
    response: installationPage,
  },
  createInstallation: {
    method: 'POST',
    path: '/components/:id/installations',
    access: 'user',
    summary: 'Put an own component on an own drone, or move it there',
    params: idParams,
    body: installationInput,
    status: 201,
    response: installation,
  },
  updateInstallation: {
    ...one,
    method: 'PATCH',
    path: '/components/:id/installations/:installationId',
    access: 'user',
    summary: 'End an installation, or correct it',
    body: installationPatch,
    status: 200,
    response: installation,
  },
  deleteInstallation: {
    ...one,
    method: 'DELETE',
    path: '/components/:id/installations/:installationId',
    access: 'user',
    summary: 'Delete an installation that was entered by mistake',
    status: 204,
  },
});
