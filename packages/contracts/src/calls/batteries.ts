import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { batteryHealth, ownBatteryPage, stickerCode, stickers, stickersInput } from '../entities/battery.ts';
import { equipmentItem } from '../entities/equipment-item.ts';
import { limits } from '../limits.ts';
import { equipmentStatuses } from '../values.ts';
import { idParams, pageQuery } from '../wire.ts';

export const batteryCalls = defineCalls('gear', {
  listBatteries: {
    method: 'GET',
    path: '/equipment-items/batteries',
    access: 'user',
    summary: 'Own batteries, those that need care first',
    query: pageQuery.extend({
      status: z.enum(equipmentStatuses).default('active'),
      q: z.string().max(limits.search.max).optional(),
    }),
    status: 200,
    response: ownBatteryPage,
  },
  getBatteryHealth: {
    method: 'GET',
    path: '/equipment-items/:id/health',
    params: idParams,
    access: 'user',
    summary: 'Cycles, voltages and verdict of an own battery, from its flights',
    description:
      'Sag is the lowest voltage under load, taken from the resting one after landing. A line by least squares through it, over the flights in their order, says how it grew. With fewer than five flights that have both there is no advice.',
    status: 200,
    response: batteryHealth,
  },
  makeStickers: {
    method: 'POST',
    path: '/equipment-items/stickers',
    access: 'user',
    summary: 'Codes for the stickers of own batteries; one that has a code keeps it',
    body: stickersInput,
    status: 201,
    response: stickers,
  },
  getStickerItem: {
    method: 'GET',
    path: '/equipment-items/stickers/:code',
    params: z.object({ code: stickerCode }),
    access: 'user',
    summary: 'The own battery that a sticker is on',
    status: 200,
    response: equipmentItem,
  },
  removeSticker: {
    method: 'DELETE',
    path: '/equipment-items/:id/sticker',
    params: idParams,
    access: 'user',
    summary: 'Make the sticker of an own battery lead nowhere',
    status: 204,
  },
});
