import type { EquipmentCondition, EquipmentStatus, EquipmentType } from '@estela/contracts';
import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
type Day = ColumnType<string | null, string | null | undefined, string | null>;

interface EquipmentItemTable {
  id: string;
  owner_id: string;
  name: string;
  type: EquipmentType;
  brand: Generated<string>;
  model: Generated<string>;
  condition: EquipmentCondition;
  status: Generated<EquipmentStatus>;
  price_minor: number | null;
  currency: string | null;
  purchase_date: Day;
  serial_number: Generated<string>;
  /** Words, or months. */
  warranty: ColumnType<string | number, string | undefined, string>;
  warranty_expiration: Day;
  location: Generated<string>;
  source_url: Generated<string>;
  description: Generated<string>;
  notes: Generated<string>;
  image_id: string | null;
  favorite: Generated<boolean>;
  // Of a battery only.
  cells: number | null;
  capacity_mah: number | null;
  connector: Generated<string>;
  cycles: number | null;
  created_at: Instant;
  updated_at: Instant;
}

export interface EquipmentSchema {
  equipment_items: EquipmentItemTable;
  equipment_status_changes: {
    id: string;
    equipment_item_id: string;
    from_status: EquipmentStatus;
    status: EquipmentStatus;
    on_day: string;
    price_minor: number | null;
    currency: string | null;
    note: Generated<string>;
    created_at: Instant;
  };
}
