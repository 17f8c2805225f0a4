import { readFlag } from '../../../csv/cell-values.ts';
import type { Column } from '../../../csv/table-format.ts';

interface Named {
  name: string;
  brand: string;
  sourceUrl: string;
  description: string;
  favorite: boolean;
}

/** The columns of everything in a hangar. `HB.` ones are Homebox's, <https://homebox.software>. */
export const sharedColumns = {
  name: { field: 'name', headers: ['nombre', 'item', 'artículo', 'HB.name'], write: ({ name }) => name },
  brand: {
    field: 'brand',
    headers: ['marca', 'manufacturer', 'fabricante', 'HB.manufacturer'],
    write: ({ brand }) => brand,
  },
  sourceUrl: {
    field: 'sourceUrl',
    headers: ['url', 'link', 'enlace', 'enlace de compra', 'buy link', 'dirección web'],
    write: ({ sourceUrl }) => sourceUrl,
  },
  description: {
    field: 'description',
    headers: ['descripción', 'HB.description'],
    write: ({ description }) => description,
  },
  favorite: {
    field: 'favorite',
    headers: ['favourite', 'favorito', 'favorita'],
    read: readFlag,
    write: ({ favorite }) => String(favorite),
  },
} satisfies Record<string, Column<Named>>;
