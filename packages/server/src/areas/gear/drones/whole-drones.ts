import type { Drone, DroneFlown, DronePart } from '@estela/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { type DroneRow, selectDrones, toDrone } from './drone-rows.ts';

/** One's own drones, with what was flown with each. */
export function selectOwnDrones(db: Db, viewer: NonNullable<Viewer>) {
  return selectDrones(db, viewer).select(flownBy(viewer).as('flown'));
}

/** Drones with everything that their page shows. */
export function selectWholeDrones(db: Db, viewer: Viewer) {
  return selectDrones(db, viewer).select([
    flownBy(viewer).as('flown'),
    partsFor(viewer).as('parts'),
    sharesSnapshots.as('shares_snapshots'),
  ]);
}

type WholeDroneRow = DroneRow & { flown: DroneFlown | null; parts?: DronePart[]; shares_snapshots?: boolean };

export function toWholeDrone(row: WholeDroneRow): Drone {
  const { flown, parts, shares_snapshots } = row;
  const last = flown?.last;
  return {
    ...toDrone(row),
    ...(parts && { parts }),
    ...(shares_snapshots && { sharedSnapshots: true as const }),
    // As every other time on the wire: PostgreSQL's own JSON has an offset.
    flown: flown && {
      ...flown,
      last: last ? { ...last, recordedAt: new Date(last.recordedAt).toISOString() } : null,
    },
  };
}

function flownBy(viewer: Viewer): RawBuilder<DroneFlown | null> {
  return sql<DroneFlown | null>`case when ${isOwn(viewer)} then (
    select json_build_object(
      'flights', count(*),
      'seconds', coalesce(sum(duration_seconds), 0),
      'last', (
        select json_build_object('_id', id, 'title', title, 'recordedAt', recorded_at)
        from flights where drone_id = drones.id order by recorded_at desc, id desc limit 1))
    from flights where drone_id = drones.id) end`;
}

function partsFor(viewer: Viewer): RawBuilder<DronePart[]> {
  return sql<DronePart[]>`(
    select coalesce(json_agg(json_build_object(
      '_id', case when ${isOwn(viewer)} then components.id end,
      'name', components.name, 'type', components.type, 'brand', components.brand, 'weight', components.weight_g,
      'quantity', case when ${isOwn(viewer)} then installations.quantity end) order by position, installed_at), '[]')
    from installations join components on components.id = component_id
    where drone_id = drones.id and removed_at is null)`;
}

const sharesSnapshots = sql<boolean>`exists (
  select 1 from drone_snapshots where drone_id = drones.id and shared)`;

function isOwn(viewer: Viewer): RawBuilder<boolean> {
  return sql<boolean>`drones.owner_id = ${viewer?.id ?? null}`;
}
