import {
  labelOf,
  type Notam,
  notamOfRow,
  type Report,
  UnreadableZone,
  type Zone,
  zoneOfRow,
} from '@estela/airspace';
import type { Db } from '../../../../database/open.ts';
import { type DatasetHead, markFailed, replaceDataset } from '../store.ts';
import { EnaireClient, EnaireError, type EnaireOptions } from './client.ts';

const zoneService = 'NSF_SRV/SRV_UAS_ZG_data_V2/MapServer';
const notamLayer = 'DINAMIC/UAS_NOTAM_SRV_DATA_V1/MapServer/1';
/** All three, or nothing: two of them would call places free that are not. */
const zoneLayers = ['ZGUAS_Infraestructuras', 'ZGUAS_Aero', 'ZGUAS_Urbano'];
const hour = 3_600_000;
const goodFor = { zones: 48 * hour, notams: 6 * hour };

/** What was read of an answer, and a line for each row that could not be. */
interface Read<T> {
  found: T[];
  problems: string[];
}

/**
 * Fetches zones and NOTAM, replaces the last ones and returns what went wrong, one line each. After a failure the last
 * ones stay, marked; so are new ones of which a row cannot be read: left out, its place would be called free.
 */
export async function refreshEnaire(db: Db, options: EnaireOptions): Promise<string[]> {
  const client = new EnaireClient(options);
  const failures: string[] = [];
  const attempt = async (head: DatasetHead, fetchAll: () => Promise<Read<Zone> | Read<Notam>>) => {
    try {
      const { found, problems } = await fetchAll();
      const failure = failureOf(found, problems);
      await replaceDataset(db, { ...head, ...failure }, { [head.content]: found });
      failures.push(...problems.map((problem) => `${head.name}: ${problem}`));
    } catch (error) {
      // A fetch that was stopped says nothing about ENAIRE.
      if (!(error instanceof EnaireError) || options.signal?.aborted) throw error;
      failures.push(`${head.name}: ${error.message}`);
      await markFailed(db, head, error.message);
    }
  };
  await attempt(headOf('enaire', 'zones'), () => fetchZones(client));
  await attempt(headOf('enaire-notam', 'notams'), async () =>
    readAll(await client.features(notamLayer), notamOfRow),
  );
  return failures;
}

function failureOf(found: readonly unknown[], problems: readonly string[]): { failure?: string } {
  const [first] = problems;
  if (first === undefined) return {};
  if (found.length === 0) throw new EnaireError(first, false);
  return {
    failure: `${problems.length} not read beside ${found.length}: ${problems.join('; ')}`,
  };
}

async function fetchZones(client: EnaireClient): Promise<Read<Zone>> {
  const ids = await client.layers(zoneService);
  const zones: Read<Zone> = { found: [], problems: [] };
  for (const name of zoneLayers) {
    const id = ids.get(name.toLowerCase());
    if (id === undefined) throw new EnaireError(`${zoneService} has no layer ${name}`, false);
    const rows = await client.features(`${zoneService}/${id}`);
    if (rows.length === 0) throw new EnaireError(`${name} is empty`, false);
    const { found, problems } = readAll(rows, zoneOfRow);
    zones.found.push(...found);
    zones.problems.push(...problems.map((problem) => `${name}, ${problem}`));
  }
  return zones;
}

function readAll<T>(rows: readonly unknown[], read: (row: unknown, report: Report) => T): Read<T> {
  const found: T[] = [];
  const problems: string[] = [];
  for (const [index, row] of rows.entries()) {
    const lost = (what: string) => problems.push(`row ${index + 1}${labelOf(row)} ${what}`);
    try {
      found.push(read(row, { lost, notice: () => {} }));
    } catch (error) {
      if (!(error instanceof UnreadableZone)) throw error;
      lost(error.message);
    }
  }
  return { found, problems };
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
