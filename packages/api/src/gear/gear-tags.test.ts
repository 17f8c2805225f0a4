import { flightsApi } from '../flights/index.ts';
import { notificationsEndpoints } from '../generated/notifications.ts';
import '../notifications.ts';
import { socialApi } from '../social/index.ts';
import { expectRefetched, type Run } from '../testing/refetches.ts';
import { componentsApi } from './components-api.ts';
import { dronesApi } from './drones-api.ts';
import { equipmentApi } from './equipment-api.ts';
import { upkeepApi } from './upkeep-api.ts';

const reminders: Run = (dispatch) => dispatch(upkeepApi.endpoints.listReminders.initiate({}));
const use: Run = (dispatch) => dispatch(equipmentApi.endpoints.getEquipmentUse.initiate('e-1'));
const favourites: Run = (dispatch) =>
  dispatch(equipmentApi.endpoints.listEquipmentItems.initiate({ favorite: 'true' }));
const drone: Run = (dispatch) => dispatch(dronesApi.endpoints.getDrone.initiate('d-1'));
const component: Run = (dispatch) => dispatch(componentsApi.endpoints.getComponent.initiate('c-1'));
const feed: Run = (dispatch) => dispatch(socialApi.endpoints.getFeed.initiate({}));
const notifications: Run = (dispatch) =>
  dispatch(notificationsEndpoints.endpoints.listNotifications.initiate({ limit: 1 }));

const log: Run = (dispatch) => dispatch(upkeepApi.endpoints.listUpkeep.initiate({ id: 'd-1' }));

const deleteFlight: Run = (dispatch) => dispatch(flightsApi.endpoints.deleteFlight.initiate('f-1'));
const deleteEquipment: Run = (dispatch) =>
  dispatch(equipmentApi.endpoints.deleteEquipmentItem.initiate('e-1'));
const star: Run = (dispatch) => dispatch(equipmentApi.endpoints.favoriteEquipmentItem.initiate('e-1'));
const deleteDrone: Run = (dispatch) => dispatch(dronesApi.endpoints.deleteDrone.initiate('d-1'));
const removePart: Run = (dispatch) =>
  dispatch(componentsApi.endpoints.deleteInstallation.initiate({ id: 'c-1', installationId: 'i-1' }));
const renamePart: Run = (dispatch) =>
  dispatch(componentsApi.endpoints.updateComponent.initiate({ id: 'c-1', body: {} as never }));
const deletePart: Run = (dispatch) => dispatch(componentsApi.endpoints.deleteComponent.initiate('c-1'));
const uploadPicture: Run = (dispatch) =>
  dispatch(dronesApi.endpoints.uploadDroneImage.initiate({ id: 'd-1', file: new File([], 'a.jpg') }));
const uploadPoster: Run = (dispatch) =>
  dispatch(flightsApi.endpoints.uploadFlightPoster.initiate({ id: 'f-1', file: new File([], 'a.jpg') }));
const changeStatus: Run = (dispatch) =>
  dispatch(equipmentApi.endpoints.changeEquipmentStatus.initiate({ id: 'e-1', body: { status: 'sold' } }));
const changeWarranty: Run = (dispatch) =>
  dispatch(equipmentApi.endpoints.updateEquipmentItem.initiate({ id: 'e-1', body: {} }));
const changeRule: Run = (dispatch) =>
  dispatch(upkeepApi.endpoints.updateReminderRule.initiate({ id: 'r-1', body: {} }));
const deleteRule: Run = (dispatch) => dispatch(upkeepApi.endpoints.deleteReminderRule.initiate('r-1'));

it.each([
  ['what is due', 'a flight is deleted', reminders, deleteFlight],
  ['what is due', 'equipment is deleted', reminders, deleteEquipment],
  ['what is due', 'a drone is deleted', reminders, deleteDrone],
  ['what is due', 'an installation is deleted', reminders, removePart],
  ['the flights of equipment', 'a flight is deleted', use, deleteFlight],
  ['favourite equipment', 'a star is given', favourites, star],
  ['a drone', 'a flight is deleted', drone, deleteFlight],
  ['a drone', 'a part of it changes', drone, renamePart],
  ['a part', 'a drone is deleted', component, deleteDrone],
  ['the log of a drone', 'a part is deleted', log, deletePart],
  ['the log of a drone', 'a part is renamed', log, renamePart],
  ['the feed', 'a drone has another picture', feed, uploadPicture],
  ['the feed', 'a flight has another poster', feed, uploadPoster],
  ['notifications', 'a reminder is changed', notifications, changeRule],
  ['notifications', 'a reminder is deleted', notifications, deleteRule],
  ['notifications', 'a drone is deleted', notifications, deleteDrone],
  ['notifications', 'a part is deleted', notifications, deletePart],
  ['notifications', 'equipment is deleted', notifications, deleteEquipment],
  ['notifications', 'equipment is sold', notifications, changeStatus],
  ['notifications', 'a warranty is changed', notifications, changeWarranty],
])('asks again for %s once %s', (_shown, _event, show, save) => expectRefetched(show, save));
