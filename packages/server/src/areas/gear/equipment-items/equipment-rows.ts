import type { EquipmentItem } from '@estela/contracts';
import { type InferResult, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { itemPictureUrl, ownPictureAccess } from '../../../media/picture-columns.ts';
import { warrantyEnd } from './warranty.ts';

/** What a search looks through. */
export const searchedText = sql`search_text(name || ' ' || brand || ' ' || model || ' ' || serial_number || ' ' || location)`;

export function selectEquipment(db: Db) {
  return db
    .selectFrom('equipment_items')
    .selectAll()
    .select([
      warrantyEnd.as('warranty_ends'),
      ownPictureAccess('equipment_items.image_id', 'equipment_items.owner_id').as('access'),
    ]);
}

export type EquipmentRow = InferResult<ReturnType<typeof selectEquipment>>[number];

export function toEquipmentItem(row: EquipmentRow): EquipmentItem {
  return {
    _id: row.id,
    name: row.name,
    type: row.type,
    brand: row.brand,
    model: row.model,
    condition: row.condition,
    status: row.status,
    price: row.price_minor,
    currency: row.currency,
    purchaseDate: row.purchase_date,
    serialNumber: row.serial_number,
    warranty: row.warranty,
    warrantyExpiration: row.warranty_expiration,
    warrantyEnds: row.warranty_ends,
    location: row.location,
    battery: toBattery(row),
    sourceUrl: row.source_url,
    description: row.description,
    notes: row.notes,
    image: itemPictureUrl(row.image_id, row.access),
    favorite: row.favorite,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function toBattery({ type, cells, capacity_mah: capacityMah, connector, cycles }: EquipmentRow) {
  return type === 'battery' ? { cells, capacityMah, connector, cycles } : null;
}
