import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  equipmentItem,
  equipmentItemInput,
  equipmentItemPage,
  equipmentItemPatch,
  equipmentStatistics,
} from '../entities/equipment-item.ts';
import { favoriteState } from '../entities/user.ts';
import { limits } from '../limits.ts';
import { equipmentConditions, equipmentStatuses, equipmentTypes } from '../values.ts';
import { idParams, pageQuery } from '../wire.ts';

const one = { area: 'gear', params: idParams } as const;

export const equipmentItemCalls = {
  listEquipmentItems: defineCall({
    id: 'listEquipmentItems',
    area: 'gear',
    method: 'GET',
    path: '/equipment-items',
    access: 'user',
    summary: 'Own equipment, newest first',
    query: pageQuery.extend({
      type: z.enum(equipmentTypes).optional(),
      status: z.enum(equipmentStatuses).optional(),
      condition: z.enum(equipmentConditions).optional(),
      favorite: z.enum(['true', 'false']).optional(),
      q: z.string().max(limits.search.max).optional(),
    }),
    status: 200,
    response: equipmentItemPage,
  }),
  createEquipmentItem: defineCall({
    id: 'createEquipmentItem',
    area: 'gear',
    method: 'POST',
    path: '/equipment-items',
    access: 'user',
    summary: 'Add a piece of equipment',
    body: equipmentItemInput,
    status: 201,
    response: equipmentItem,
  }),
  getEquipmentStatistics: defineCall({
    id: 'getEquipmentStatistics',
    area: 'gear',
    method: 'GET',
    path: '/equipment-items/statistics',
    access: 'user',
    summary: 'Counts and values of own equipment',
    status: 200,
    response: equipmentStatistics,
  }),
  getEquipmentItem: defineCall({
    ...one,
    id: 'getEquipmentItem',
    method: 'GET',
    path: '/equipment-items/:id',
    access: 'user',
    summary: 'An own piece of equipment',
    status: 200,
    response: equipmentItem,
  }),
  updateEquipmentItem: defineCall({
    ...one,
    id: 'updateEquipmentItem',
    method: 'PATCH',
    path: '/equipment-items/:id',
    access: 'user',
    summary: 'Change the named fields of an own piece of equipment',
    body: equipmentItemPatch,
    status: 200,
    response: equipmentItem,
  }),
  deleteEquipmentItem: defineCall({
    ...one,
    id: 'deleteEquipmentItem',
    method: 'DELETE',
    path: '/equipment-items/:id',
    access: 'user',
    summary: 'Delete an own piece of equipment; flights lose it',
    status: 204,
  }),
  uploadEquipmentImage: defineCall({
    ...one,
    id: 'uploadEquipmentImage',
    method: 'POST',
    path: '/equipment-items/:id/image',
    access: 'user',
    summary: 'Set the picture of an own piece of equipment',
    upload: 'picture',
    status: 200,
    response: equipmentItem,
  }),
  favoriteEquipmentItem: defineCall({
    ...one,
    id: 'favoriteEquipmentItem',
    method: 'PUT',
    path: '/equipment-items/:id/favorite',
    access: 'user',
    summary: 'Mark an own piece of equipment as a favourite',
    status: 200,
    response: favoriteState,
  }),
  unfavoriteEquipmentItem: defineCall({
    ...one,
    id: 'unfavoriteEquipmentItem',
    method: 'DELETE',
    path: '/equipment-items/:id/favorite',
    access: 'user',
    summary: 'Take the favourite mark off a piece of equipment',
    status: 200,
    response: favoriteState,
  }),
};
