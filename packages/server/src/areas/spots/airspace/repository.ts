import {
  type Bounds,
  type Dataset,
  type FoundZone,
  notamSeverity,
  type Shape,
  severityOf,
  type Volume,
} from '@estela/airspace';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { boxOf } from './store.ts';

/** Runs several reads on one state of the data: an import that ends between them must not tear zones from their dataset. */
export async function onOneState<T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return read(db);
  return db.transaction().setIsolationLevel('repeatable read').execute(read);
}

export async function listDatasets(db: Db): Promise<Dataset[]> {
  const rows = await db
    .selectFrom('airspace_datasets')
    .selectAll()
    .select([
      sql<number | null>`(extent[1])[0]`.as('west'),
      sql<number | null>`(extent[1])[1]`.as('south'),
      sql<number | null>`(extent[0])[0]`.as('east'),
      sql<number | null>`(extent[0])[1]`.as('north'),
    ])
    .orderBy('name')
    .execute();
  return rows.map(({ west, south, east, north, ...row }) => ({
    name: row.name,
    title: row.title,
    provider: row.provider,
    content: row.content,
    countries: row.countries,
    issued: row.issued,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    importedAt: row.imported_at,
    staleAt: row.stale_at,
    failedAt: row.failed_at,
    failure: row.failure,
    synthetic: row.synthetic,
    extent:
      west === null || south === null || east === null || north === null
        ? null
        : { west, south, east, north },
  }));
}

/** Zones whose box meets the given one, strictest first; `volumes` are all of theirs that meet it. */
export async function findZones(db: Db, box: Bounds, limit: number): Promise<FoundZone[]> {
  const rows = await db
    .selectFrom('airspace_zones as zone')
    .innerJoin('airspace_datasets as dataset', 'dataset.id', 'zone.dataset_id')
    .selectAll('zone')
    .select(['dataset.name as source', 'dataset.synthetic'])
    .select(volumesIn(sql`volume.zone_id = zone.id`, box).as('volumes'))
    .where('zone.id', '=', ownersIn('zone_id', box))
    .orderBy('zone.severity', 'desc')
    .orderBy(sql`zone.restriction = 'unknown'`, 'desc')
    .orderBy('zone.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    severity: severityOf(row.restriction),
    controlArea: row.control_area,
    validFrom: null,
    validTo: null,
    schedule: null,
    volumes: row.volumes.map(toVolume),
  }));
}

/** NOTAM that run at some time between two instants, as findZones. */
export async function findNotams(
  db: Db,
  box: Bounds,
  from: Date,
  to: Date,
  limit: number,
): Promise<FoundZone[]> {
  const rows = await db
    .selectFrom('airspace_notams as notam')
    .innerJoin('airspace_datasets as dataset', 'dataset.id', 'notam.dataset_id')
    .selectAll('notam')
    .select(['dataset.name as source', 'dataset.synthetic'])
    .select(volumesIn(sql`volume.notam_id = notam.id`, box).as('volumes'))
    .where('notam.id', '=', ownersIn('notam_id', box))
    .where('notam.valid_from', '<=', to)
    .where((where) => where.or([where('notam.valid_to', 'is', null), where('notam.valid_to', '>=', from)]))
    .orderBy('notam.severity', 'desc')
    .orderBy('notam.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    source: row.source,
    synthetic: row.synthetic,
    identifier: row.notam_id,
    kind: 'activeNotam',
    severity: notamSeverity(row.qcode),
    restriction: null,
    name: [],
    message: [{ lang: null, text: row.text }],
    reasons: [],
    advice: false,
    controlArea: false,
    applicability: null,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    schedule: row.schedule,
    contacts: [],
    volumes: row.volumes.map(toVolume),
  }));
}

interface VolumeRow {
  shape: Shape;
  lower: Volume['lower'];
  upper: Volume['upper'];
}

function volumesIn(ownership: RawBuilder<unknown>, box: Bounds) {
  const limit = (side: string) =>
    sql`case when ${sql.ref(`${side}_reference`)} is not null then jsonb_build_object(
      'metres', ${sql.ref(`${side}_m`)}, 'reference', ${sql.ref(`${side}_reference`)}) end`;
  return sql<VolumeRow[]>`(select coalesce(jsonb_agg(jsonb_build_object(
      'shape', shape, 'lower', ${limit('lower')}, 'upper', ${limit('upper')}) order by volume.id), '[]')
    from airspace_volumes as volume where ${ownership} and ${meets(box)})`;
}

function toVolume({ shape, lower, upper }: VolumeRow): Volume {
  return { shape, lower, upper };
}

/**
 * Whose volumes meet the box. As an array, so that the planner looks each up: of a join it takes so many to come out
 * that it reads all zones from end to end.
 */
function ownersIn(column: 'zone_id' | 'notam_id', box: Bounds) {
  return sql<string>`any(array(
    select ${sql.ref(`volume.${column}`)} from airspace_volumes as volume
    where ${sql.ref(`volume.${column}`)} is not null and ${meets(box)}))`;
}

/** Boxes that cross the 180th meridian, on either side of the comparison, are met one turn further too. */
function meets({ west, south, east, north }: Bounds) {
  const end = west <= east ? east : east + 360;
  const turns = [0, 360, -360].map(
    (turn) => sql`volume.bounds && ${boxOf({ west: west + turn, south, east: end + turn, north })}`,
  );
  return sql<boolean>`(${sql.join(turns, sql` or `)})`;
}
