// Made from the table of calls by packages/api/bin/generate.mjs: do not edit.
import { injectArea, type Seen, type UploadArg } from '@estela/api';
import type { CallAnswer, CallBody, CallParams, CallQuery } from '@estela/contracts';

export const gearEndpoints = injectArea('gear', (build) => ({
  listDrones: build.query<CallAnswer<'listDrones'>, CallQuery<'listDrones'>>({
    query: (params) => ({ url: '/drones', params }),
  }),
  createDrone: build.mutation<CallAnswer<'createDrone'>, CallBody<'createDrone'>>({
    query: (body) => ({ url: '/drones', method: 'POST', body }),
  }),
  getDrone: build.query<CallAnswer<'getDrone'>, string>({
    query: (id) => ({ url: `/drones/${encodeURIComponent(id)}` }),
  }),
  updateDrone: build.mutation<CallAnswer<'updateDrone'>, CallParams<'updateDrone'> & { body: CallBody<'updateDrone'> } & Seen>({
    query: ({ id, body, seen }) => ({ url: `/drones/${encodeURIComponent(id)}`, method: 'PATCH', body, seen }),
  }),
  deleteDrone: build.mutation<CallAnswer<'deleteDrone'>, string>({
    query: (id) => ({ url: `/drones/${encodeURIComponent(id)}`, method: 'DELETE' }),
  }),
  uploadDroneImage: build.mutation<CallAnswer<'uploadDroneImage'>, CallParams<'uploadDroneImage'> & UploadArg>({
    query: ({ id, ...file }) => ({ url: `/drones/${encodeURIComponent(id)}/image`, method: 'POST', upload: { field: 'picture', ...file } }),
  }),
  listComponents: build.query<CallAnswer<'listComponents'>, CallQuery<'listComponents'>>({
    query: (params) => ({ url: '/components', params }),
  }),
  countComponents: build.query<CallAnswer<'countComponents'>, CallQuery<'countComponents'>>({
    query: (params) => ({ url: '/components/counts', params }),
  }),
  createComponent: build.mutation<CallAnswer<'createComponent'>, CallBody<'createComponent'>>({
    query: (body) => ({ url: '/components', method: 'POST', body }),
  }),
  getComponent: build.query<CallAnswer<'getComponent'>, string>({
    query: (id) => ({ url: `/components/${encodeURIComponent(id)}` }),
  }),
  updateComponent: build.mutation<CallAnswer<'updateComponent'>, CallParams<'updateComponent'> & { body: CallBody<'updateComponent'> } & Seen>({
    query: ({ id, body, seen }) => ({ url: `/components/${encodeURIComponent(id)}`, method: 'PATCH', body, seen }),
  }),
  deleteComponent: build.mutation<CallAnswer<'deleteComponent'>, string>({
    query: (id) => ({ url: `/components/${encodeURIComponent(id)}`, method: 'DELETE' }),
  }),
  uploadComponentImage: build.mutation<CallAnswer<'uploadComponentImage'>, CallParams<'uploadComponentImage'> & UploadArg>({
    query: ({ id, ...file }) => ({ url: `/components/${encodeURIComponent(id)}/image`, method: 'POST', upload: { field: 'picture', ...file } }),
  }),
  favoriteComponent: build.mutation<CallAnswer<'favoriteComponent'>, string>({
    query: (id) => ({ url: `/components/${encodeURIComponent(id)}/favorite`, method: 'PUT' }),
  }),
  unfavoriteComponent: build.mutation<CallAnswer<'unfavoriteComponent'>, string>({
    query: (id) => ({ url: `/components/${encodeURIComponent(id)}/favorite`, method: 'DELETE' }),
  }),
  listInstallations: build.query<CallAnswer<'listInstallations'>, CallParams<'listInstallations'> & CallQuery<'listInstallations'>>({
    query: ({ id, ...params }) => ({ url: `/components/${encodeURIComponent(id)}/installations`, params }),
  }),
  createInstallation: build.mutation<CallAnswer<'createInstallation'>, CallParams<'createInstallation'> & { body: CallBody<'createInstallation'> }>({
    query: ({ id, body }) => ({ url: `/components/${encodeURIComponent(id)}/installations`, method: 'POST', body }),
  }),
  updateInstallation: build.mutation<CallAnswer<'updateInstallation'>, CallParams<'updateInstallation'> & { body: CallBody<'updateInstallation'> }>({
    query: ({ id, installationId, body }) => ({ url: `/components/${encodeURIComponent(id)}/installations/${encodeURIComponent(installationId)}`, method: 'PATCH', body }),
  }),
  deleteInstallation: build.mutation<CallAnswer<'deleteInstallation'>, CallParams<'deleteInstallation'>>({
    query: ({ id, installationId }) => ({ url: `/components/${encodeURIComponent(id)}/installations/${encodeURIComponent(installationId)}`, method: 'DELETE' }),
  }),
  listEquipmentItems: build.query<CallAnswer<'listEquipmentItems'>, CallQuery<'listEquipmentItems'>>({
    query: (params) => ({ url: '/equipment-items', params }),
  }),
  createEquipmentItem: build.mutation<CallAnswer<'createEquipmentItem'>, CallBody<'createEquipmentItem'>>({
    query: (body) => ({ url: '/equipment-items', method: 'POST', body }),
  }),
  getEquipmentStatistics: build.query<CallAnswer<'getEquipmentStatistics'>, CallQuery<'getEquipmentStatistics'>>({
    query: (params) => ({ url: '/equipment-items/statistics', params }),
  }),
  getEquipmentItem: build.query<CallAnswer<'getEquipmentItem'>, string>({
    query: (id) => ({ url: `/equipment-items/${encodeURIComponent(id)}` }),
  }),
  updateEquipmentItem: build.mutation<CallAnswer<'updateEquipmentItem'>, CallParams<'updateEquipmentItem'> & { body: CallBody<'updateEquipmentItem'> } & Seen>({
    query: ({ id, body, seen }) => ({ url: `/equipment-items/${encodeURIComponent(id)}`, method: 'PATCH', body, seen }),
  }),
  deleteEquipmentItem: build.mutation<CallAnswer<'deleteEquipmentItem'>, string>({
    query: (id) => ({ url: `/equipment-items/${encodeURIComponent(id)}`, method: 'DELETE' }),
  }),
  uploadEquipmentImage: build.mutation<CallAnswer<'uploadEquipmentImage'>, CallParams<'uploadEquipmentImage'> & UploadArg>({
    query: ({ id, ...file }) => ({ url: `/equipment-items/${encodeURIComponent(id)}/image`, method: 'POST', upload: { field: 'picture', ...file } }),
  }),
  getEquipmentUse: build.query<CallAnswer<'getEquipmentUse'>, string>({
    query: (id) => ({ url: `/equipment-items/${encodeURIComponent(id)}/use` }),
  }),
  listEquipmentStatusChanges: build.query<CallAnswer<'listEquipmentStatusChanges'>, CallParams<'listEquipmentStatusChanges'> & CallQuery<'listEquipmentStatusChanges'>>({
    query: ({ id, ...params }) => ({ url: `/equipment-items/${encodeURIComponent(id)}/status-changes`, params }),
  }),
  changeEquipmentStatus: build.mutation<CallAnswer<'changeEquipmentStatus'>, CallParams<'changeEquipmentStatus'> & { body: CallBody<'changeEquipmentStatus'> }>({
    query: ({ id, body }) => ({ url: `/equipment-items/${encodeURIComponent(id)}/status-changes`, method: 'POST', body }),
  }),
  undoEquipmentStatusChange: build.mutation<CallAnswer<'undoEquipmentStatusChange'>, CallParams<'undoEquipmentStatusChange'>>({
    query: ({ id, changeId }) => ({ url: `/equipment-items/${encodeURIComponent(id)}/status-changes/${encodeURIComponent(changeId)}`, method: 'DELETE' }),
  }),
  favoriteEquipmentItem: build.mutation<CallAnswer<'favoriteEquipmentItem'>, string>({
    query: (id) => ({ url: `/equipment-items/${encodeURIComponent(id)}/favorite`, method: 'PUT' }),
  }),
  unfavoriteEquipmentItem: build.mutation<CallAnswer<'unfavoriteEquipmentItem'>, string>({
    query: (id) => ({ url: `/equipment-items/${encodeURIComponent(id)}/favorite`, method: 'DELETE' }),
  }),
  importComponents: build.mutation<CallAnswer<'importComponents'>, CallBody<'importComponents'>>({
    query: (body) => ({ url: '/components/import', method: 'POST', body }),
  }),
  exportComponents: build.query<CallAnswer<'exportComponents'>, CallQuery<'exportComponents'>>({
    query: (params) => ({ url: '/components/export', params, responseHandler: 'content-type' }),
  }),
  importEquipmentItems: build.mutation<CallAnswer<'importEquipmentItems'>, CallBody<'importEquipmentItems'>>({
    query: (body) => ({ url: '/equipment-items/import', method: 'POST', body }),
  }),
  exportEquipmentItems: build.query<CallAnswer<'exportEquipmentItems'>, CallQuery<'exportEquipmentItems'>>({
    query: (params) => ({ url: '/equipment-items/export', params, responseHandler: 'content-type' }),
  }),
  listSnapshots: build.query<CallAnswer<'listSnapshots'>, CallParams<'listSnapshots'> & CallQuery<'listSnapshots'>>({
    query: ({ id, ...params }) => ({ url: `/drones/${encodeURIComponent(id)}/snapshots`, params }),
  }),
  createSnapshot: build.mutation<CallAnswer<'createSnapshot'>, CallParams<'createSnapshot'> & { body: CallBody<'createSnapshot'> }>({
    query: ({ id, body }) => ({ url: `/drones/${encodeURIComponent(id)}/snapshots`, method: 'POST', body }),
  }),
  getSnapshot: build.query<CallAnswer<'getSnapshot'>, CallParams<'getSnapshot'>>({
    query: ({ id, snapshotId }) => ({ url: `/drones/${encodeURIComponent(id)}/snapshots/${encodeURIComponent(snapshotId)}` }),
  }),
  updateSnapshot: build.mutation<CallAnswer<'updateSnapshot'>, CallParams<'updateSnapshot'> & { body: CallBody<'updateSnapshot'> }>({
    query: ({ id, snapshotId, body }) => ({ url: `/drones/${encodeURIComponent(id)}/snapshots/${encodeURIComponent(snapshotId)}`, method: 'PATCH', body }),
  }),
  deleteSnapshot: build.mutation<CallAnswer<'deleteSnapshot'>, CallParams<'deleteSnapshot'>>({
    query: ({ id, snapshotId }) => ({ url: `/drones/${encodeURIComponent(id)}/snapshots/${encodeURIComponent(snapshotId)}`, method: 'DELETE' }),
  }),
  listBatteries: build.query<CallAnswer<'listBatteries'>, CallQuery<'listBatteries'>>({
    query: (params) => ({ url: '/equipment-items/batteries', params }),
  }),
  getBatteryHealth: build.query<CallAnswer<'getBatteryHealth'>, string>({
    query: (id) => ({ url: `/equipment-items/${encodeURIComponent(id)}/health` }),
  }),
  makeStickers: build.mutation<CallAnswer<'makeStickers'>, CallBody<'makeStickers'>>({
    query: (body) => ({ url: '/equipment-items/stickers', method: 'POST', body }),
  }),
  getStickerItem: build.query<CallAnswer<'getStickerItem'>, string>({
    query: (code) => ({ url: `/equipment-items/stickers/${encodeURIComponent(code)}` }),
  }),
  removeSticker: build.mutation<CallAnswer<'removeSticker'>, string>({
    query: (id) => ({ url: `/equipment-items/${encodeURIComponent(id)}/sticker`, method: 'DELETE' }),
  }),
  listUpkeep: build.query<CallAnswer<'listUpkeep'>, CallParams<'listUpkeep'> & CallQuery<'listUpkeep'>>({
    query: ({ id, ...params }) => ({ url: `/drones/${encodeURIComponent(id)}/upkeep`, params }),
  }),
  createUpkeepEntry: build.mutation<CallAnswer<'createUpkeepEntry'>, CallParams<'createUpkeepEntry'> & { body: CallBody<'createUpkeepEntry'> }>({
    query: ({ id, body }) => ({ url: `/drones/${encodeURIComponent(id)}/upkeep`, method: 'POST', body }),
  }),
  getUpkeepEntry: build.query<CallAnswer<'getUpkeepEntry'>, CallParams<'getUpkeepEntry'>>({
    query: ({ id, entryId }) => ({ url: `/drones/${encodeURIComponent(id)}/upkeep/${encodeURIComponent(entryId)}` }),
  }),
  updateUpkeepEntry: build.mutation<CallAnswer<'updateUpkeepEntry'>, CallParams<'updateUpkeepEntry'> & { body: CallBody<'updateUpkeepEntry'> } & Seen>({
    query: ({ id, entryId, body, seen }) => ({ url: `/drones/${encodeURIComponent(id)}/upkeep/${encodeURIComponent(entryId)}`, method: 'PATCH', body, seen }),
  }),
  deleteUpkeepEntry: build.mutation<CallAnswer<'deleteUpkeepEntry'>, CallParams<'deleteUpkeepEntry'>>({
    query: ({ id, entryId }) => ({ url: `/drones/${encodeURIComponent(id)}/upkeep/${encodeURIComponent(entryId)}`, method: 'DELETE' }),
  }),
  listReminderRules: build.query<CallAnswer<'listReminderRules'>, CallQuery<'listReminderRules'>>({
    query: (params) => ({ url: '/gear/reminder-rules', params }),
  }),
  createReminderRule: build.mutation<CallAnswer<'createReminderRule'>, CallBody<'createReminderRule'>>({
    query: (body) => ({ url: '/gear/reminder-rules', method: 'POST', body }),
  }),
  getReminderRule: build.query<CallAnswer<'getReminderRule'>, string>({
    query: (id) => ({ url: `/gear/reminder-rules/${encodeURIComponent(id)}` }),
  }),
  updateReminderRule: build.mutation<CallAnswer<'updateReminderRule'>, CallParams<'updateReminderRule'> & { body: CallBody<'updateReminderRule'> } & Seen>({
    query: ({ id, body, seen }) => ({ url: `/gear/reminder-rules/${encodeURIComponent(id)}`, method: 'PATCH', body, seen }),
  }),
  deleteReminderRule: build.mutation<CallAnswer<'deleteReminderRule'>, string>({
    query: (id) => ({ url: `/gear/reminder-rules/${encodeURIComponent(id)}`, method: 'DELETE' }),
  }),
  completeReminderRule: build.mutation<CallAnswer<'completeReminderRule'>, CallParams<'completeReminderRule'> & { body: CallBody<'completeReminderRule'> }>({
    query: ({ id, body }) => ({ url: `/gear/reminder-rules/${encodeURIComponent(id)}/done`, method: 'POST', body }),
  }),
  listReminders: build.query<CallAnswer<'listReminders'>, CallQuery<'listReminders'>>({
    query: (params) => ({ url: '/gear/reminders', params }),
  }),
  getReminderLink: build.query<CallAnswer<'getReminderLink'>, void>({
    query: () => ({ url: '/gear/reminders/link' }),
  }),
  createReminderLink: build.mutation<CallAnswer<'createReminderLink'>, void>({
    query: () => ({ url: '/gear/reminders/link', method: 'POST' }),
  }),
  deleteReminderLink: build.mutation<CallAnswer<'deleteReminderLink'>, void>({
    query: () => ({ url: '/gear/reminders/link', method: 'DELETE' }),
  }),
}));
