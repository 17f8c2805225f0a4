import type { InstallationInput, InstallationPatch } from '@estela/contracts';
import { type RawBuilder, sql } from 'kysely';
import { newId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../../http/errors.ts';
import { notAhead } from '../../../http/not-ahead.ts';
import { privateNotFound } from '../../../references/private-items.ts';
import { mostInUse, overlaps } from './occupancy.ts';

interface Place {
  id: string;
  drone: string | null;
  from: Date;
  to: Date | null;
  quantity: number;
}

/** Puts a part on a drone and returns the installation's id. */
export async function addInstallation(
  db: Db,
  componentId: string,
  ownerId: string,
  input: InstallationInput,
): Promise<string> {
  const owned = await lockComponent(db, componentId, ownerId);
  const place: Place = {
    id: newId(),
    drone: input.drone,
    from: notAhead('from', input.from ?? new Date()),
    to: input.to ? notAhead('to', input.to) : null,
    quantity: input.quantity ?? 1,
  };
  const before = await readPlaces(db, componentId);
  if (input.movedFrom) await move(db, componentId, before, input.movedFrom, place);
  requireRoom(owned, before, place);
  const atTheEnd = sql<number>`(select coalesce(max(position) + 1, 0) from installations where drone_id = ${input.drone})`;
  await insertPlace(db, componentId, place, atTheEnd);
  return place.id;
}

/** Ends, reopens or corrects an installation. */
export async function changeInstallation(
  db: Db,
  { id: componentId, installationId }: { id: string; installationId: string },
  ownerId: string,
  patch: InstallationPatch,
): Promise<void> {
  const left = await lockComponent(db, componentId, ownerId);
  const places = await readPlaces(db, componentId);
  const place = places.find(({ id }) => id === installationId);
  if (!place) throw new NotFoundError('installationNotFound');
  const put = place.quantity;
  // What was flown with a drone that is gone cannot be counted again.
  if (place.drone === null) throw new ConflictError('droneDeleted');
  if (patch.from !== undefined) place.from = notAhead('from', patch.from);
  if (patch.to !== undefined) place.to = patch.to === null ? null : notAhead('to', patch.to);
  place.quantity = patch.quantity ?? place.quantity;
  // At a time that is over there were as many as were put on then, though some of them are gone by now.
  requireRoom(place.to ? Math.max(left, put) : left, places, place);
  await db
    .updateTable('installations')
    .set({
      installed_at: place.from,
      removed_at: place.to,
      quantity: place.quantity,
      updated_at: new Date(),
    })
    .where('id', '=', installationId)
    .execute();
}

/** Other changes of where the part sits wait until this transaction ends. */
async function lockComponent(db: Db, id: string, ownerId: string): Promise<number> {
  const component = await db
    .selectFrom('components')
    .select('quantity')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!component) throw privateNotFound('components');
  return component.quantity;
}

function readPlaces(db: Db, componentId: string): Promise<Place[]> {
  return db
    .selectFrom('installations')
    .select(['id', 'drone_id as drone', 'installed_at as from', 'removed_at as to', 'quantity'])
    .where('component_id', '=', componentId)
    .execute();
}

/** Ends the installation of this id where the new one begins; what of it is not moved to another drone stays there. */
async function move(db: Db, componentId: string, places: Place[], id: string, to: Place): Promise<void> {
  const left = places.find((one) => one.id === id && one.to === null);
  if (!left) throw new InvalidInputError({ movedFrom: 'unknownReference' });
  if (to.from < left.from) throw new InvalidInputError({ from: 'beforeInstalled' });
  left.to = to.from;
  await db
    .updateTable('installations')
    .set({ removed_at: to.from, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
  if (to.quantity >= left.quantity || to.drone === left.drone) return;
  const rest: Place = {
    ...left,
    id: newId(),
    from: to.from,
    to: null,
    quantity: left.quantity - to.quantity,
  };
  places.push(rest);
  await insertPlace(
    db,
    componentId,
    rest,
    sql<number>`(select position from installations where id = ${id})`,
  );
}

async function insertPlace(
  db: Db,
  componentId: string,
  { id, drone, from, to, quantity }: Place,
  position: RawBuilder<number>,
): Promise<void> {
  await db
    .insertInto('installations')
    .values({
      ...{ id, quantity, position, component_id: componentId, drone_id: drone },
      ...{ installed_at: from, removed_at: to },
    })
    .execute();
}

/** Refuses a place that ends before it begins, or for which there are not enough of the part at some instant. */
function requireRoom(owned: number, places: readonly Place[], place: Place): void {
  if (place.to && place.to < place.from) throw new InvalidInputError({ to: 'beforeInstalled' });
  const uses = places
    .filter(({ id }) => id !== place.id)
    .map((one) => ({ ...toSpan(one), quantity: one.quantity, drone: one.drone }));
  const span = toSpan(place);
  if (uses.some((use) => use.drone === place.drone && overlaps(use, span)))
    throw new ConflictError('installedAlready', { drone: 'installedAlready' });
  if (mostInUse(uses, span) + place.quantity > owned)
    throw new ConflictError('componentInUse', { quantity: 'componentInUse' });
}

const toSpan = ({ from, to }: Place) => ({ from: from.getTime(), to: to?.getTime() ?? null });
