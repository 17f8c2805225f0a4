import type { ComponentType, EquipmentCondition, EquipmentStatus, EquipmentType } from '@estela/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { ByTrigger, Dated, Day, Instant } from './column-types.ts';

interface ComponentTable extends Dated {
  id: string;
  owner_id: string;
  name: string;
  type: ComponentType;
  brand: Generated<string>;
  weight_g: number | null;
  quantity: Generated<number>;
  source_url: Generated<string>;
  description: Generated<string>;
  image_id: string | null;
  favorite: Generated<boolean>;
}

interface InstallationTable extends Dated {
  id: Generated<string>;
  component_id: string;
  drone_id: string | null;
  quantity: Generated<number>;
  position: number;
  installed_at: Instant;
  removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  drone_name: string | null;
  flights: number | null;
  flight_seconds: number | null;
}

interface EquipmentItemTable extends Dated {
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
  cycles_stated_at: ByTrigger<Date | null>;
}

interface EquipmentStatusChangeTable {
  id: string;
  equipment_item_id: string;
  from_status: EquipmentStatus;
  status: EquipmentStatus;
  on_day: string;
  price_minor: number | null;
  currency: string | null;
  note: Generated<string>;
  created_at: Instant;
}

/** What a pilot owns besides drones. */
export interface GearSchema {
  battery_stickers: { equipment_item_id: string; code: string; created_at: Instant };
  components: ComponentTable;
  installations: InstallationTable;
  equipment_items: EquipmentItemTable;
  equipment_status_changes: EquipmentStatusChangeTable;
}
