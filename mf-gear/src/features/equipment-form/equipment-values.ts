import type { EquipmentItem, EquipmentItemInput } from '@estela/contracts';
import { defaultCurrency, type EquipmentCondition, type EquipmentType } from '@estela/contracts/values';
import { completeWebAddress } from '@estela/contracts/web-address';
import { minorUnits, type NumberValue } from '@estela/ui/form';

/** The ways in which a pilot may state a warranty. */
export const warrantyModes = ['none', 'months', 'date', 'words'] as const;
export type WarrantyMode = (typeof warrantyModes)[number];

/** The form's values: prices in whole units, and a warranty in one of its modes. */
export interface EquipmentValues {
  type: EquipmentType | '';
  name: string;
  condition: EquipmentCondition | '';
  brand: string;
  model: string;
  serialNumber: string;
  cells: NumberValue;
  capacityMah: NumberValue;
  connector: string;
  cycles: NumberValue;
  price: NumberValue;
  currency: string;
  purchaseDate: string;
  /** Not a field: the initial value of `purchaseDate`. */
  storedPurchaseDate: string;
  warrantyMode: WarrantyMode;
  warrantyMonths: NumberValue;
  warrantyExpiration: string;
  warrantyWords: string;
  location: string;
  sourceUrl: string;
  description: string;
  notes: string;
  image: File | null;
}

/** Wire names whose form field has another name. */
export const fieldNames = {
  warranty: 'warrantyMonths',
  'battery.cells': 'cells',
  'battery.capacityMah': 'capacityMah',
  'battery.connector': 'connector',
  'battery.cycles': 'cycles',
};

export function newEquipmentValues(type: EquipmentType | ''): EquipmentValues {
  return {
    ...{ type, name: '', condition: '', brand: '', model: '', serialNumber: '' },
    ...{ cells: '', capacityMah: '', connector: '', cycles: '' },
    ...{ price: '', currency: defaultCurrency, purchaseDate: '', storedPurchaseDate: '' },
    ...{ warrantyMode: 'none', warrantyMonths: '', warrantyExpiration: '', warrantyWords: '' },
    ...{ location: '', sourceUrl: '', description: '', notes: '', image: null },
  };
}

export function valuesOf(item: EquipmentItem): EquipmentValues {
  const { battery, price, warranty } = item;
  const currency = item.currency ?? defaultCurrency;
  return {
    ...newEquipmentValues(item.type),
    name: item.name,
    condition: item.condition,
    brand: item.brand,
    model: item.model,
    serialNumber: item.serialNumber,
    cells: battery?.cells ?? '',
    capacityMah: battery?.capacityMah ?? '',
    connector: battery?.connector ?? '',
    cycles: battery?.cycles ?? '',
    price: price === null ? '' : minorUnits.toWhole(price, currency),
    currency,
    purchaseDate: item.purchaseDate ?? '',
    storedPurchaseDate: item.purchaseDate ?? '',
    warrantyMode: modeOf(item),
    warrantyMonths: typeof warranty === 'number' ? warranty : '',
    warrantyExpiration: item.warrantyExpiration ?? '',
    warrantyWords: typeof warranty === 'string' ? warranty : '',
    location: item.location,
    sourceUrl: item.sourceUrl,
    description: item.description,
    notes: item.notes,
  };
}

function modeOf({ warranty, warrantyExpiration }: EquipmentItem): WarrantyMode {
  if (warrantyExpiration) return 'date';
  if (typeof warranty === 'number') return 'months';
  return warranty ? 'words' : 'none';
}

/** Only for values that have passed the schema. */
export function toInput(values: EquipmentValues) {
  const { type, currency, price } = values;
  return {
    type: type as EquipmentType,
    name: values.name.trim(),
    condition: values.condition as EquipmentCondition,
    brand: values.brand.trim(),
    model: values.model.trim(),
    serialNumber: values.serialNumber.trim(),
    battery: type === 'battery' ? batteryOf(values) : null,
    price: isNumber(price) ? minorUnits.of(price, currency) : null,
    currency: isNumber(price) ? currency : null,
    purchaseDate: values.purchaseDate || null,
    ...warrantyOf(values),
    location: values.location.trim(),
    sourceUrl: completeWebAddress(values.sourceUrl),
    description: values.description.trim(),
    notes: values.notes.trim(),
  } satisfies EquipmentItemInput;
}

function batteryOf({ cells, capacityMah, connector, cycles }: EquipmentValues) {
  return {
    cells: numberOrNull(cells),
    capacityMah: numberOrNull(capacityMah),
    connector: connector.trim(),
    cycles: numberOrNull(cycles),
  };
}

/** The values of the other modes are not sent, as only one mode applies. A text may accompany a day. */
function warrantyOf(values: EquipmentValues) {
  const { warrantyMode, warrantyMonths, warrantyExpiration, warrantyWords } = values;
  const words = warrantyWords.trim();
  return {
    none: { warranty: '', warrantyExpiration: null },
    months: { warranty: isNumber(warrantyMonths) ? warrantyMonths : '', warrantyExpiration: null },
    date: { warranty: words, warrantyExpiration: warrantyExpiration || null },
    words: { warranty: words, warrantyExpiration: null },
  }[warrantyMode];
}

const isNumber = (value: NumberValue): value is number => typeof value === 'number';
const numberOrNull = (value: NumberValue) => (isNumber(value) ? value : null);
