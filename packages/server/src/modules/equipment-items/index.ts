export { selectEquipment, toEquipmentItem } from './equipment-rows.ts';
