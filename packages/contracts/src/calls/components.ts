import { z } from 'zod';
import { defineCalls } from '../call.ts';
import {
  component,
  componentCounts,
  componentInput,
  componentPage,
  componentPatch,
} from '../entities/component.ts';
import { favoriteState } from '../entities/user.ts';
import { limits } from '../limits.ts';
import { componentSorts, componentTypes } from '../values.ts';
import { idParams, pageQuery } from '../wire.ts';

const filters = {
  favorite: z.enum(['true', 'false']).optional(),
  installed: z.enum(['true', 'false']).optional(),
  q: z.string().max(limits.search.max).optional(),
};

export const componentCalls = defineCalls('gear', {
  listComponents: {
    method: 'GET',
    path: '/components',
    access: 'user',
    summary: 'Own components, newest first where no other order is asked for',
    query: pageQuery.extend({
      type: z.enum(componentTypes).optional(),
      ...filters,
      sort: z.enum(componentSorts).default('newest'),
    }),
    status: 200,
    response: componentPage,
  },
  countComponents: {
    method: 'GET',
    path: '/components/counts',
    access: 'user',
    summary: 'How many own components there are of each type',
    query: z.object(filters),
    status: 200,
    response: componentCounts,
  },
  createComponent: {
    method: 'POST',
    path: '/components',
    access: 'user',
    summary: 'Add a component',
    body: componentInput,
    status: 201,
    response: component,
  },
  getComponent: {
    params: idParams,
    method: 'GET',
    path: '/components/:id',
    access: 'user',
    summary: 'An own component',
    status: 200,
    response: component,
  },
  updateComponent: {
    params: idParams,
    method: 'PATCH',
    path: '/components/:id',
    access: 'user',
    summary: 'Change the named fields of an own component',
    isConditional: true,
    body: componentPatch,
    status: 200,
    response: component,
  },
  deleteComponent: {
    params: idParams,
    method: 'DELETE',
    path: '/components/:id',
    access: 'user',
    summary: 'Delete an own component with its installations; drones lose it',
    status: 204,
  },
  uploadComponentImage: {
    params: idParams,
    method: 'POST',
    path: '/components/:id/image',
    access: 'user',
    summary: 'Set the picture of an own component',
    upload: 'picture',
    status: 200,
    response: component,
  },
  favoriteComponent: {
    params: idParams,
    method: 'PUT',
    path: '/components/:id/favorite',
    access: 'user',
    summary: 'Mark an own component as a favourite',
    status: 200,
    response: favoriteState,
  },
  unfavoriteComponent: {
    params: idParams,
    method: 'DELETE',
    path: '/components/:id/favorite',
    access: 'user',
    summary: 'Take the favourite mark off a component',
    status: 200,
    response: favoriteState,
  },
});
