import { type Component, type ComponentInput, type ComponentType, componentInput } from '@estela/contracts';
import { readChoice, readNumber } from '../../../csv/cell-values.ts';
import { grams } from '../../../csv/header-units.ts';
import { measured } from '../../../csv/measured.ts';
import type { TableFormat } from '../../../csv/table-format.ts';
import { sharedColumns } from './shared-columns.ts';
import { typeOfTags } from './type-of-tags.ts';

export const componentFormat: TableFormat<ComponentInput, Component> = {
  columns: [
    sharedColumns.name,
    {
      field: 'type',
      headers: ['tipo', 'category', 'categoría'],
      read: (cell) => readChoice(cell, componentTypeNames),
      write: ({ type }) => type,
    },
    {
      field: 'type',
      headers: ['HB.tags', 'HB.labels'],
      read: (cell) => typeOfTags(cell, componentTypeNames),
    },
    sharedColumns.brand,
    {
      field: 'weight',
      headers: ['peso', 'weight in g', 'peso en g'],
      units: grams,
      read: measured(grams),
      write: ({ weight }) => (weight === null ? '' : String(weight)),
      isDecimal: true,
    },
    {
      field: 'quantity',
      headers: ['cantidad', 'unidades', 'units', 'HB.quantity'],
      read: (cell, { decimalComma }) => readNumber(cell, decimalComma),
      write: ({ quantity }) => String(quantity),
    },
    sharedColumns.sourceUrl,
    sharedColumns.description,
    sharedColumns.favorite,
  ],
  nameField: 'name',
  schema: componentInput,
  assumed: { type: 'other' },
  keyOf: ({ name, type, brand = '' }) => JSON.stringify([name, type, brand]).toLowerCase(),
};

/** What pilots write for a type, in either language. */
const componentTypeNames: Readonly<Record<ComponentType, readonly string[]>> = {
  frame: ['frames', 'chasis', 'marco'],
  motor: ['motors', 'motores'],
  flightController: ['FC', 'controladora', 'controladora de vuelo', 'flight controllers'],
  esc: ['ESCs', 'variador', 'variadores'],
  vtx: ['transmisor de vídeo', 'emisor de vídeo', 'video transmitter'],
  camera: ['cameras', 'cámara', 'cámaras', 'cam'],
  antenna: ['antennas', 'antena', 'antenas'],
  receiver: ['receivers', 'receptor', 'receptores', 'RX'],
  battery: ['batteries', 'batería', 'baterías', 'LiPo'],
  props: ['prop', 'propeller', 'propellers', 'hélice', 'hélices'],
  mount: ['mounts', 'soporte', 'soportes'],
  other: ['others', 'otro', 'otra', 'otros', 'otras'],
};
