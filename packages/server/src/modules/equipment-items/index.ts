export { selectEquipment, toEquipmentItem } from './equipment-rows.ts';
export { exportStatusChanges } from './status-changes.ts';
export { insertEquipmentItem } from './writes.ts';
