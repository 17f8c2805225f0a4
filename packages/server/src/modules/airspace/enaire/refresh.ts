import { type Fields, type Notam, notamOfRow, type Zone, zoneOfRow } from '@estela/airspace';
import type { Db } from '../../../database/open.ts';
import { type DatasetHead, markFailed, replaceDataset } from '../store.ts';
import { EnaireClient, EnaireError, type EnaireOptions } from './client.ts';

const zoneService = 'NSF_SRV/SRV_UAS_ZG_data_V2/MapServer';
const notamLayer = 'DINAMIC/UAS_NOTAM_SRV_DATA_V1/MapServer/1';
/** All three, or nothing: two of them would call places free that are not. */
const zoneLayers = ['ZGUAS_Infraestructuras', 'ZGUAS_Aero', 'ZGUAS_Urbano'];
const hour = 3_600_000;
const goodFor = { zones: 48 * hour, notams: 6 * hour };

/**
 * Fetches zones and NOTAM, replaces the last ones and returns what went wrong. After a failure the last ones stay, marked.
 */
export async function refreshEnaire(db: Db, options: EnaireOptions): Promise<string[]> {
  const client = new EnaireClient(options);
  const failures: string[] = [];
  const attempt = async (
    head: DatasetHead,
    fetchAll: () => Promise<{ zones: Zone[] } | { notams: Notam[] }>,
  ) => {
    try {
      await replaceDataset(db, head, await fetchAll());
    } catch (error) {
      // A fetch that was stopped says nothing about ENAIRE.
      if (!(error instanceof EnaireError) || options.signal?.aborted) throw error;
      failures.push(`${head.name}: ${error.message}`);
      await markFailed(db, head, error.message);
    }
  };
  await attempt(headOf('enaire', 'zones'), async () => ({ zones: await fetchZones(client) }));
  await attempt(headOf('enaire-notam', 'notams'), async () => ({
    notams: readAll(await client.features(notamLayer), notamOfRow),
  }));
  return failures;
}

async function fetchZones(client: EnaireClient): Promise<Zone[]> {
  const ids = await client.layers(zoneService);
  const zones: Zone[] = [];
  for (const name of zoneLayers) {
    const id = ids.get(name.toLowerCase());
    if (id === undefined) throw new EnaireError(`${zoneService} has no layer ${name}`, false);
    const rows = await client.features(`${zoneService}/${id}`);
    if (rows.length === 0) throw new EnaireError(`${name} is empty`, false);
    zones.push(...readAll(rows, zoneOfRow));
  }
  return zones;
}

/** One row that cannot be read fails the whole: left out, its place would be called free. */
function readAll<T>(rows: readonly Fields[], read: (row: Fields) => T): T[] {
  return rows.map((row, index) => {
    try {
      return read(row);
    } catch (error) {
      throw new EnaireError(`row ${index + 1} ${(error as Error).message}`, false);
    }
  });
}

function headOf(name: string, content: 'zones' | 'notams'): DatasetHead {
  const now = new Date();
  return {
    name,
    content,
    format: 'ENAIRE',
    // The service gives none: the reader's catalogue says what the data is.
    title: '',
    provider: 'ENAIRE',
    issued: null,
    validFrom: null,
    validTo: null,
    importedAt: now,
    staleAt: new Date(now.getTime() + goodFor[content]),
    countries: ['ES'],
    synthetic: false,
  };
}
