import type { EquipmentItem } from '@estela/contracts';
import { readAmount, readDay, readFlag } from '../../../csv/cell-values.ts';
import type { Column } from '../../../csv/table-format.ts';
import { equipmentTypeNames } from './equipment-names.ts';
import { typeOfTags } from './type-of-tags.ts';

/** Homebox writes year 1 for no day, and takes 10/31/2026. */
const day = (cell: string) => (cell.startsWith('0001-') ? undefined : readDay(cell, true));

/** Columns whose values Homebox writes in its own way; the others stand among the names of our own columns. */
export const homeboxColumns: Column<EquipmentItem>[] = [
  { field: 'type', headers: ['HB.tags', 'HB.labels'], read: (cell) => typeOfTags(cell, equipmentTypeNames) },
  {
    field: 'price',
    headers: ['HB.purchase_price'],
    // It knows no currency, and a price of 0 says that there is none.
    read: (cell) => (Number(cell) === 0 ? undefined : readAmount(cell, false, 2)),
  },
  { field: 'purchaseDate', headers: ['HB.purchase_time', 'HB.purchase_date'], read: day },
  { field: 'warrantyExpiration', headers: ['HB.warranty_expires'], read: day },
  {
    field: 'status',
    headers: ['HB.archived'],
    read: (cell) => (readFlag(cell) === true ? 'archived' : undefined),
  },
  {
    field: 'status',
    headers: ['HB.sold_time', 'HB.sold_date'],
    read: (cell) => (day(cell) === undefined ? undefined : 'sold'),
  },
];
