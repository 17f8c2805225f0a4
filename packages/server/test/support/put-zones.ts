import { readZoneFile } from '@estela/airspace';
import { zoneFile } from '@estela/airspace/test-zones';
import { type DatasetHead, replaceDataset } from '../../src/areas/spots/airspace/store.ts';
import type { Db } from '../../src/database/open.ts';

const day = 86_400_000;

/** Stores features of an ED-318 file as the dataset `prueba`, which covers all of Spain unless the header says otherwise. */
export async function putZones(db: Db, features: object[], head: Partial<DatasetHead> = {}): Promise<void> {
  const file = readZoneFile(JSON.stringify(zoneFile(features)));
  expect(file.problems).toEqual([]);
  const usual: DatasetHead = {
    name: 'prueba',
    format: file.format,
    content: 'zones',
    title: 'Prueba',
    provider: null,
    issued: null,
    validFrom: null,
    validTo: null,
    importedAt: new Date(),
    staleAt: new Date(Date.now() + 30 * day),
    countries: ['ES'],
    synthetic: false,
  };
  await replaceDataset(db, { ...usual, ...head }, file);
}
