export { searchedText, selectEquipment, toEquipmentItem } from './equipment-rows.ts';
export { exportStatusChanges } from './status-changes.ts';
export { isBoughtAhead, isKept, isWarrantyTooEarly, warrantyEnd } from './warranty.ts';
export { insertEquipmentItem } from './writes.ts';
