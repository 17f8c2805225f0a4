import type { EquipmentItem } from '@estela/contracts';
import { readNumber } from '../../../csv/cell-values.ts';
import { milliampHours } from '../../../csv/header-units.ts';
import { measured } from '../../../csv/measured.ts';
import type { Column } from '../../../csv/table-format.ts';

const figure = (value: number | null | undefined) => String(value ?? '');

/** Of equipment of type battery; blank for everything else. */
export const batteryColumns: Column<EquipmentItem>[] = [
  {
    field: 'battery.cells',
    headers: ['celdas', 'S'],
    // "4S" is how a pack says it.
    read: (cell) => readNumber(cell.replace(/s$/i, ''), false),
    write: ({ battery }) => figure(battery?.cells),
  },
  {
    field: 'battery.capacityMah',
    headers: ['mAh', 'capacity', 'capacidad'],
    units: milliampHours,
    // No battery has a fraction of a mAh: a lone mark parts thousands. Ampere-hours have theirs.
    read: (cell, context) =>
      context.unit === 'ah'
        ? measured(milliampHours)(cell, context)
        : readNumber(cell.replace(/^(\d+)[.,](\d{3})(?=\D*$)/, '$1$2'), false),
    write: ({ battery }) => figure(battery?.capacityMah),
  },
  { field: 'battery.connector', headers: ['conector'], write: ({ battery }) => battery?.connector ?? '' },
  {
    field: 'battery.cycles',
    headers: ['ciclos'],
    read: (cell) => readNumber(cell, false),
    write: ({ battery }) => figure(battery?.cycles),
  },
];
