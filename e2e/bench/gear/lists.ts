import { componentTypes, droneTypes, equipmentTypes } from '@estela/contracts/values';
import type { Page } from '@playwright/test';
import type { Pilot } from '../../fixtures/api-client.ts';

/** Number of items of each kind. */
const size = 500;

/** A list of gear, how to fill it, and its filters. */
export interface List {
  /** The tab that leads to it from another list. */
  tab: string;
  make: (pilot: Pilot, index: number) => Promise<unknown>;
  /** Filters the list; each choice has a different number of results. */
  filters: ((page: Page) => Promise<unknown>)[];
}

/** One of `values`, distributed so that each occurs a different number of times. */
function share<Value>(values: readonly Value[], index: number): Value {
  const parts = (values.length * (values.length + 1)) / 2;
  let place = index % parts;
  let which = 0;
  while (place > which) {
    place -= which + 1;
    which += 1;
  }
  return values[which] as Value;
}

const select = (label: RegExp, values: readonly string[]) =>
  values.map((value) => (page: Page) => page.getByRole('combobox', { name: label }).selectOption(value));

export const lists: readonly List[] = [
  {
    tab: 'Drones',
    make: (pilot, index) =>
      pilot.createDrone({
        name: `Avispa ${index}`,
        type: share(droneTypes, index),
        serialNumber: `SN-${index}`,
      }),
    filters: select(/^Estilo/, droneTypes),
  },
  {
    tab: 'Componentes',
    make: (pilot, index) =>
      pilot.call('POST', '/components', {
        name: `Xing ${index}`,
        type: share(componentTypes, index),
        brand: 'iFlight',
        weight: 30,
      }),
    // The first chip shows all.
    filters: componentTypes.map((_type, index) => (page: Page) => {
      const chips = page.getByRole('group', { name: 'Tipo' }).getByRole('button');
      return chips.nth(index + 1).click();
    }),
  },
  {
    tab: 'Equipo',
    make: (pilot, index) =>
      pilot.call('POST', '/equipment-items', {
        name: `Gafas ${index}`,
        type: share(equipmentTypes, index),
        condition: 'good',
        price: 12_000 + index,
        currency: 'EUR',
        warrantyExpiration: '2030-01-01',
      }),
    filters: select(/^Tipo/, equipmentTypes),
  },
];

export async function fill(pilot: Pilot, { make }: List): Promise<void> {
  const batch = 10;
  for (let index = 0; index < size; index += batch)
    await Promise.all(Array.from({ length: batch }, (_, i) => make(pilot, index + i)));
}
