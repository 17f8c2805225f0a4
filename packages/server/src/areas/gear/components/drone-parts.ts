import { usualUnits } from '@estela/contracts/values';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { ConflictError } from '../../../http/errors.ts';

/**
 * The open installations of a drone are these components from now on, in this order; undefined leaves them as they are.
 * Of a new one, as many units as such a drone mostly takes and are free.
 */
export async function setDroneComponents(
  db: Db,
  droneId: string,
  componentIds: readonly string[] | undefined,
): Promise<void> {
  if (!componentIds) return;
  const wanted = sql`${[...new Set(componentIds)]}::uuid[]`;
  // Whoever else changes where these parts sit waits; always in the same order, or two could wait for each other.
  await sql`select from components where id = any(${wanted}) order by id for no key update`.execute(db);
  await sql`
    update installations set removed_at = greatest(now(), installed_at), updated_at = now()
    where drone_id = ${droneId} and removed_at is null and component_id <> all(${wanted})
  `.execute(db);
  await requireFree(db, droneId, wanted);
  await sql`
    insert into installations (component_id, drone_id, position, quantity)
    select id, ${droneId}, place, greatest(1, least(
        coalesce((${JSON.stringify(usualUnits)}::jsonb ->> type)::integer, 1),
        quantity - (select coalesce(sum(quantity), 0) from installations
          where component_id = components.id and removed_at is null)))
    from unnest(${wanted}) with ordinality as part (id, place) join components using (id)
    on conflict (drone_id, component_id) where removed_at is null do update set position = excluded.position
  `.execute(db);
}

/** One of each part is needed that is not on the drone yet. */
async function requireFree(db: Db, droneId: string, wanted: ReturnType<typeof sql>): Promise<void> {
  const taken = await sql`
    select from components where id = any(${wanted})
      and not exists (select from installations
        where component_id = components.id and drone_id = ${droneId} and removed_at is null)
      and quantity <= (select coalesce(sum(quantity), 0) from installations
        where component_id = components.id and removed_at is null)
    limit 1
  `.execute(db);
  if (taken.rows.length > 0) throw new ConflictError('componentInUse', { components: 'componentInUse' });
}
