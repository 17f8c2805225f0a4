import { defaultCurrency, type EquipmentItemInput, type EquipmentItemPatch } from '@estela/contracts';
import { sql } from 'kysely';
import { newId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import { ConflictError, InvalidInputError } from '../../../http/errors.ts';
import { changeStatus, lockItem } from './status-changes.ts';
import { isBoughtAhead, isWarrantyTooEarly } from './warranty.ts';

export async function insertEquipmentItem(
  db: Db,
  ownerId: string,
  input: EquipmentItemInput,
): Promise<string> {
  if (input.type !== 'battery' && input.battery) throw notABattery();
  if (isBoughtAhead(input)) throw boughtAhead();
  if (isWarrantyTooEarly(input)) throw warrantyTooEarly();
  const id = newId();
  await db
    .insertInto('equipment_items')
    .values({
      id,
      owner_id: ownerId,
      name: input.name,
      type: input.type,
      condition: input.condition,
      ...optionalColumns(input),
      currency: input.currency ?? (typeof input.price === 'number' ? defaultCurrency : null),
    })
    .execute();
  return id;
}

/**
 * Changes the named fields; a price that had no currency before is in euros. Does nothing where the item is not theirs.
 */
export async function updateEquipmentItem(
  db: Db,
  id: string,
  ownerId: string,
  patch: EquipmentItemPatch,
): Promise<void> {
  const { currency, status } = patch;
  const stored = await lockItem(db, id, ownerId);
  if (!stored) return;
  const type = patch.type ?? stored.type;
  if (type !== 'battery' && patch.battery) throw notABattery();
  const { purchaseDate = stored.purchase_date, warrantyExpiration = stored.warranty_expiration } = patch;
  // What was stored before anybody asked may stay.
  if (purchaseDate !== stored.purchase_date && isBoughtAhead(patch)) throw boughtAhead();
  const isChanged = patch.purchaseDate !== undefined || patch.warrantyExpiration !== undefined;
  if (isChanged && isWarrantyTooEarly({ purchaseDate, warrantyExpiration })) throw warrantyTooEarly();
  if (stored.type === 'battery' && type !== 'battery') await requireUnflown(db, id);
  if (status && status !== stored.status) await changeStatus(db, id, stored, { status });
  await db
    .updateTable('equipment_items')
    .set({
      name: patch.name,
      type: patch.type,
      condition: patch.condition,
      ...optionalColumns(patch),
      ...((type !== 'battery' || patch.battery === null) && noBattery),
      currency: currency ?? currencyLeft(patch),
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Where none is named: a price never stands without one, and its own stays with it. */
function currencyLeft({ price, currency }: EquipmentItemPatch) {
  if (price === undefined && currency === undefined) return undefined;
  if (price === null) return currency;
  const known = sql<string>`coalesce(currency, ${defaultCurrency})`;
  if (price !== undefined) return known;
  return sql<string | null>`case when price_minor is not null then ${known} end`;
}

/** Flights name it among their packs, which are batteries alone, and so do stickers. The item is locked. */
async function requireUnflown(db: Db, id: string): Promise<void> {
  const used = await sql`
    select from flight_packs where equipment_item_id = ${id}
    union all select from battery_stickers where equipment_item_id = ${id} limit 1
  `.execute(db);
  if (used.rows.length > 0) throw new ConflictError('batteryInUse', { type: 'batteryInUse' });
}

const notABattery = () => new InvalidInputError({ battery: 'batteryOnly' });
const boughtAhead = () => new InvalidInputError({ purchaseDate: 'inFuture' });
const warrantyTooEarly = () => new InvalidInputError({ warrantyExpiration: 'warrantyTooEarly' });
const noBattery = {
  cells: null,
  capacity_mah: null,
  connector: '',
  cycles: null,
};

/** What is not named is undefined, and Kysely leaves it out. */
function optionalColumns(item: EquipmentItemPatch) {
  return {
    brand: item.brand,
    model: item.model,
    status: item.status,
    price_minor: item.price,
    purchase_date: item.purchaseDate,
    serial_number: item.serialNumber,
    warranty: item.warranty === undefined ? undefined : JSON.stringify(item.warranty),
    warranty_expiration: item.warrantyExpiration,
    location: item.location,
    source_url: item.sourceUrl,
    description: item.description,
    notes: item.notes,
    favorite: item.favorite,
    cells: item.battery?.cells,
    capacity_mah: item.battery?.capacityMah,
    connector: item.battery?.connector,
    cycles: item.battery?.cycles,
  };
}
