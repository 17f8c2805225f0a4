import {
  type Bounds,
  boundsOf,
  kindOf,
  type Notam,
  notamSeverity,
  severityOf,
  union,
  type Volume,
  type Zone,
} from '@estela/airspace';
import type { ZoneSeverity } from '@estela/contracts';
import { sql } from 'kysely';
import type { AirspaceSchema } from '../../../database/airspace-schema.ts';
import { newId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';

/** A dataset without its zones. */
export interface DatasetHead {
  name: string;
  format: string;
  content: 'zones' | 'notams';
  title: string;
  provider: string | null;
  issued: Date | null;
  validFrom: Date | null;
  validTo: Date | null;
  importedAt: Date;
  staleAt: Date;
  /** ISO 3166-1 alpha-2 codes of the countries of which it holds everything. */
  countries: string[];
  synthetic: boolean;
  /** What of it could not be read; then no verdict is milder than unknown where it may be. */
  failure?: string;
}

const rowsAtOnce = 500;
const world: Bounds = { west: -180, south: -90, east: 180, north: 90 };

/** By which a search puts the strictest first; the severity itself comes from the class. */
const ranks: Record<ZoneSeverity, number> = {
  allowed: 0,
  conditions: 1,
  // As it has been since before there was such a severity: the search distinguishes the two.
  unknown: 1,
  authorisation: 2,
  prohibited: 3,
};

/** Replaces the dataset of the same name, all or nothing. Readers see the old one until then. */
export async function replaceDataset(
  db: Db,
  head: DatasetHead,
  { zones = [], notams = [] }: { zones?: readonly Zone[]; notams?: readonly Notam[] },
): Promise<void> {
  const volumes = [...zones, ...notams].flatMap((one) => one.volumes);
  // What could not be read lies in the countries that it covers; where it names none, anywhere.
  const isAnywhere = head.failure !== undefined && head.countries.length === 0;
  const extent = isAnywhere ? world : union(volumes.map(({ shape }) => boundsOf(shape)));
  await inTransaction(db, async (trx) => {
    const id = await upsertHead(trx, head, extent);
    await trx.deleteFrom('airspace_zones').where('dataset_id', '=', id).execute();
    await trx.deleteFrom('airspace_notams').where('dataset_id', '=', id).execute();
    const storedZones = zones.map((zone) => ({ id: newId(), zone }));
    const storedNotams = notams.map((notam) => ({ id: newId(), notam }));
    await insertAll(trx, 'airspace_zones', storedZones, (one) => zoneRow(one.id, id, one.zone));
    await insertAll(trx, 'airspace_notams', storedNotams, (one) =>
      notamRow(one.id, id, one.notam, head.importedAt),
    );
    const placed = [
      ...storedZones.flatMap(({ id: zone_id, zone }) => zone.volumes.map((volume) => ({ zone_id, volume }))),
      ...storedNotams.flatMap(({ id: notam_id, notam }) =>
        notam.volumes.map((volume) => ({ notam_id, volume })),
      ),
    ];
    await insertAll(trx, 'airspace_volumes', placed, ({ volume, ...owner }) => ({
      ...owner,
      ...volumeRow(volume),
    }));
  });
}

/**
 * Keeps what is stored and marks it as not renewed: no verdict is milder than unknown then. Where nothing is stored yet,
 * an empty dataset says that something should be.
 */
export async function markFailed(db: Db, head: DatasetHead, failure: string): Promise<void> {
  const failed = failureOf({ ...head, failure });
  await db
    .insertInto('airspace_datasets')
    .values({ id: newId(), name: head.name, ...headRow(head, null), ...failed })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(failed))
    .execute();
}

/** False when there is none of that name. */
export async function removeDataset(db: Db, name: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('airspace_datasets')
    .where('name', '=', name)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

async function upsertHead(db: Db, head: DatasetHead, extent: Bounds | null): Promise<string> {
  const row = headRow(head, extent);
  const { id } = await db
    .insertInto('airspace_datasets')
    .values({ id: newId(), name: head.name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function headRow(head: DatasetHead, extent: Bounds | null) {
  return {
    format: head.format,
    content: head.content,
    title: head.title,
    provider: head.provider,
    issued: head.issued,
    valid_from: head.validFrom,
    valid_to: head.validTo,
    imported_at: head.importedAt,
    stale_at: head.staleAt,
    ...failureOf(head),
    countries: head.countries,
    extent: extent && boxOf(extent),
    synthetic: head.synthetic,
  };
}

function failureOf({ failure, importedAt }: DatasetHead) {
  return {
    failed_at: failure === undefined ? null : importedAt,
    failure: failure?.slice(0, 500) ?? null,
  };
}

async function insertAll<T>(
  db: Db,
  table: keyof AirspaceSchema,
  entries: readonly T[],
  toRow: (entry: T) => object,
): Promise<void> {
  for (let start = 0; start < entries.length; start += rowsAtOnce) {
    const rows = entries.slice(start, start + rowsAtOnce).map(toRow);
    await db
      .insertInto(table)
      .values(rows as never)
      .execute();
  }
}

function zoneRow(id: string, datasetId: string, zone: Zone) {
  return {
    id,
    dataset_id: datasetId,
    identifier: zone.identifier,
    country: zone.country,
    kind: kindOf(zone),
    severity: ranks[severityOf(zone.restriction)],
    restriction: zone.restriction,
    name: JSON.stringify(zone.name),
    message: JSON.stringify(zone.message),
    reasons: zone.reasons,
    advice: zone.advice,
    control_area: zone.controlArea,
    applicability: zone.applicability && JSON.stringify(zone.applicability),
    contacts: JSON.stringify(zone.contacts),
    native: JSON.stringify(zone.native),
  };
}

function notamRow(id: string, datasetId: string, notam: Notam, fetchedAt: Date) {
  return {
    id,
    dataset_id: datasetId,
    notam_id: notam.notamId,
    qcode: notam.qcode,
    severity: ranks[notamSeverity(notam.qcode)],
    valid_from: notam.validFrom,
    valid_to: notam.validTo,
    schedule: notam.schedule,
    text: notam.text,
    fetched_at: fetchedAt,
    native: JSON.stringify(notam.native),
  };
}

function volumeRow({ shape, lower, upper }: Volume) {
  return {
    id: newId(),
    shape: JSON.stringify(shape),
    bounds: boxOf(boundsOf(shape)),
    lower_reference: lower?.reference ?? null,
    lower_m: lower?.metres ?? null,
    upper_reference: upper?.reference ?? null,
    upper_m: upper?.metres ?? null,
  };
}

/** As SQL; longitude is x. */
export function boxOf({ west, south, east, north }: Bounds) {
  return sql<string>`box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`;
}
