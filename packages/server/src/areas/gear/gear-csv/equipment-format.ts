import { type EquipmentItem, type EquipmentItemInput, equipmentItemInput } from '@estela/contracts';
import { readAmount, readChoice, readDay } from '../../../csv/cell-values.ts';
import type { CellContext, Column, TableFormat } from '../../../csv/table-format.ts';
import { isBoughtAhead, isWarrantyTooEarly } from '../equipment-items/index.ts';
import { batteryColumns } from './battery-columns.ts';
import { conditionNames, equipmentTypeNames, statusNames } from './equipment-names.ts';
import { homeboxColumns } from './homebox-columns.ts';
import { currencyDigits, decimalAmount, readPrice } from './money.ts';
import { sharedColumns } from './shared-columns.ts';

const day = (cell: string, { monthFirst }: CellContext) => readDay(cell, monthFirst);

function price(cell: string, { decimalComma, cellOf, put, refuse }: CellContext) {
  const stated = cellOf('currency').toUpperCase();
  const { amount, currency: named, isOther } = readPrice(cell, stated);
  if (!stated && named) put('currency', named);
  if (isOther) refuse('csvOtherCurrency');
  return readAmount(amount, decimalComma, currencyDigits(stated || named || ''));
}

const own: Column<EquipmentItem>[] = [
  sharedColumns.name,
  {
    field: 'type',
    headers: ['tipo', 'category', 'categoría'],
    read: (cell) => readChoice(cell, equipmentTypeNames),
    write: ({ type }) => type,
  },
  sharedColumns.brand,
  { field: 'model', headers: ['modelo', 'model number', 'HB.model_number'], write: ({ model }) => model },
  {
    field: 'condition',
    headers: ['condición', 'estado de conservación', 'conservación'],
    read: (cell) => readChoice(cell, conditionNames),
    write: ({ condition }) => condition,
  },
  {
    field: 'status',
    headers: ['estado', 'situación'],
    read: (cell) => readChoice(cell, statusNames),
    write: ({ status }) => status,
  },
  {
    field: 'price',
    headers: ['precio', 'purchase price', 'precio de compra'],
    read: price,
    write: ({ price, currency }) => (price === null ? '' : decimalAmount(price, currency ?? 'EUR')),
    isDecimal: true,
  },
  { field: 'currency', headers: ['moneda', 'divisa'], write: ({ currency }) => currency ?? '' },
  {
    field: 'purchaseDate',
    headers: ['fecha de compra', 'comprado', 'compra', 'purchased'],
    hasDays: true,
    read: day,
    write: ({ purchaseDate }) => purchaseDate ?? '',
  },
  {
    field: 'serialNumber',
    headers: ['número de serie', 'n.º de serie', 'serial', 'serie', 'HB.serial_number'],
    write: ({ serialNumber }) => serialNumber,
  },
  {
    field: 'warranty',
    headers: ['garantía', 'warranty details', 'HB.warranty_details'],
    // A number alone is one of months.
    read: (cell) => (/^\d{1,4}$/.test(cell) ? Number(cell) : cell),
    write: ({ warranty }) => String(warranty),
  },
  {
    field: 'warrantyExpiration',
    headers: [
      'fin de garantía',
      'fin de la garantía',
      'garantía hasta',
      'warranty until',
      'warranty expires',
    ],
    hasDays: true,
    read: day,
    write: ({ warrantyExpiration }) => warrantyExpiration ?? '',
  },
  {
    field: 'location',
    headers: ['ubicación', 'lugar', 'sitio', 'place', 'HB.location'],
    write: ({ location }) => location,
  },
  ...batteryColumns,
  sharedColumns.sourceUrl,
  sharedColumns.description,
  { field: 'notes', headers: ['notas', 'HB.notes'], write: ({ notes }) => notes },
  sharedColumns.favorite,
];

export const equipmentFormat: TableFormat<EquipmentItemInput, EquipmentItem> = {
  columns: [...own, ...homeboxColumns],
  nameField: 'name',
  // Said of the row; the insertion would refuse the whole file.
  schema: equipmentItemInput
    .refine(({ type, battery }) => type === 'battery' || !battery, {
      path: ['battery'],
      params: { key: 'batteryOnly' },
    })
    .refine((item) => !isBoughtAhead(item), {
      path: ['purchaseDate'],
      params: { key: 'inFuture' },
    })
    .refine((item) => !isWarrantyTooEarly(item), {
      path: ['warrantyExpiration'],
      params: { key: 'warrantyTooEarly' },
    }),
  assumed: { type: 'others', condition: 'used' },
  keyOf: ({ name, type, brand = '', model = '', serialNumber = '' }) =>
    JSON.stringify([name, type, brand, model, serialNumber]).toLowerCase(),
};
