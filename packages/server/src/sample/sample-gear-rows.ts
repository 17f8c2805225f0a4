import type { Insertable } from 'kysely';
import { newId } from '../database/ids.ts';
import type { Schema } from '../database/schema.ts';
import { sampleComponents, sampleEquipment } from './gear.ts';
import { type Ids, need } from './sample-rows.ts';

const day = 86_400_000;

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;

export interface GearRows {
  components: Row<'components'>[];
  parts: Row<'drone_components'>[];
  equipment: Row<'equipment_items'>[];
}

export function gearRows(now: number, pilots: Ids, drones: Ids): GearRows {
  const rows: GearRows = { components: [], parts: [], equipment: [] };
  for (const [index, component] of sampleComponents.entries()) {
    const at = new Date(now - (40 - index) * day);
    const id = newId(at.getTime());
    rows.components.push({
      id,
      owner_id: need(pilots, component.pilot),
      name: component.name,
      type: component.type,
      brand: component.brand,
      weight_g: component.weight,
      description: component.description ?? '',
      favorite: component.favorite ?? false,
      created_at: at,
      updated_at: at,
    });
    if (component.drone) {
      rows.parts.push({ drone_id: need(drones, component.drone), component_id: id, position: index });
    }
  }
  for (const [index, item] of sampleEquipment.entries()) {
    const at = new Date(now - (30 - index) * day);
    rows.equipment.push({
      id: newId(at.getTime()),
      owner_id: need(pilots, item.pilot),
      name: item.name,
      type: item.type,
      brand: item.brand,
      model: item.model,
      condition: item.condition,
      status: item.status ?? 'active',
      price_minor: item.price,
      currency: 'EUR',
      purchase_date: new Date(now - item.bought * day).toISOString().slice(0, 10),
      warranty: JSON.stringify(item.warranty ?? ''),
      location: item.location ?? '',
      notes: item.notes ?? '',
      favorite: item.favorite ?? false,
      created_at: at,
      updated_at: at,
    });
  }
  return rows;
}
