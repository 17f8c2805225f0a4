import type { Component, Installation } from '@estela/contracts';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { type PageQuery, pageRows } from '../../../lists/page.ts';

type Flown = Installation['flown'];

/** The flights of the drone within the installation; of a deleted drone what was kept. `at` names the row. */
function flownWithin(at: string): RawBuilder<Flown> {
  const column = (name: string) => sql.ref(`${at}.${name}`);
  return sql<Flown>`case when ${column('drone_id')} is null
    then jsonb_build_object('flights', ${column('flights')}, 'seconds', ${column('flight_seconds')})
    else (select jsonb_build_object('flights', count(*), 'seconds', coalesce(sum(flight.duration_seconds), 0))
      from flights as flight where flight.drone_id = ${column('drone_id')}
        and flight.recorded_at >= ${column('installed_at')}
        and flight.recorded_at < coalesce(${column('removed_at')}, 'infinity')) end`;
}

export function selectInstallations(db: Db) {
  return db
    .selectFrom('installations')
    .leftJoin('drones', 'drones.id', 'installations.drone_id')
    .select([
      'installations.id',
      'component_id',
      'installations.drone_id',
      'installations.quantity',
      'installed_at',
      'removed_at',
      'installations.created_at',
      'installations.updated_at',
      sql<string>`coalesce(drones.name, installations.drone_name)`.as('drone'),
      flownWithin('installations').as('flown'),
    ]);
}

type InstallationRow = InferResult<ReturnType<typeof selectInstallations>>[number];

export function listInstallations(db: Db, componentId: string, page: PageQuery) {
  return pageRows(
    selectInstallations(db)
      .where('component_id', '=', componentId)
      .orderBy('installed_at', 'desc')
      .orderBy('installations.id', 'desc'),
    page,
  ).execute();
}

export async function countInstallations(db: Db, componentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('installations')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('component_id', '=', componentId)
    .executeTakeFirstOrThrow();
  return count;
}

export function toInstallation(row: InstallationRow): Installation {
  return {
    _id: row.id,
    component: row.component_id,
    drone: { _id: row.drone_id, name: row.drone },
    from: row.installed_at.toISOString(),
    to: row.removed_at?.toISOString() ?? null,
    quantity: row.quantity,
    flown: row.flown,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/**
 * What was flown in all installations of a component. The `offset` keeps the planner from counting the flights once for
 * each of the two figures.
 */
export const flownInAll = sql<Flown>`(
  select jsonb_build_object('flights', coalesce(sum((flown->>'flights')::int), 0),
    'seconds', coalesce(sum((flown->>'seconds')::bigint), 0))
  from installations as place, lateral (select ${flownWithin('place')} as flown offset 0) as within
  where place.component_id = components.id)`;

/** What a component says of its installations: those that are open, and the sum of what was flown in all of them. */
export const installationColumns = [
  sql<Component['installations']>`(
    select coalesce(jsonb_agg(jsonb_build_object('_id', place.id, 'from', place.installed_at,
      'quantity', place.quantity, 'drone', jsonb_build_object('_id', drones.id, 'name', drones.name))
      order by place.installed_at, place.id), '[]')
    from installations as place join drones on drones.id = place.drone_id
    where place.component_id = components.id and place.removed_at is null)`.as('installations'),
  flownInAll.as('flown'),
] as const;
