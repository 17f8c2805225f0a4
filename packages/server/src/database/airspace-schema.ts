import type { Applicability, Contact, LocalText, Restriction, Shape } from '@estela/airspace';
import type { HeightReference, ZoneKind } from '@estela/contracts';
import type { ColumnType } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

interface AirspaceDatasetTable {
  id: string;
  name: string;
  format: string;
  content: 'zones' | 'notams';
  title: string;
  provider: string | null;
  issued: Date | null;
  valid_from: Date | null;
  valid_to: Date | null;
  imported_at: Date;
  stale_at: Date;
  failed_at: Date | null;
  failure: string | null;
  countries: string[];
  /** As `(east,north),(west,south)`. */
  extent: string | null;
  synthetic: boolean;
}

interface AirspaceZoneTable {
  id: string;
  dataset_id: string;
  identifier: string;
  country: string | null;
  kind: ZoneKind;
  /** Rank, for sorting alone. */
  severity: number;
  restriction: Restriction;
  name: Json<LocalText[]>;
  message: Json<LocalText[]>;
  reasons: string[];
  advice: boolean;
  control_area: boolean;
  applicability: ColumnType<Applicability, string | null, string | null>;
  contacts: Json<Contact[]>;
  native: Json<unknown>;
}

interface AirspaceNotamTable {
  id: string;
  dataset_id: string;
  notam_id: string;
  qcode: string | null;
  severity: number;
  valid_from: Date;
  valid_to: Date | null;
  schedule: string | null;
  text: string;
  fetched_at: Date;
  native: Json<unknown>;
}

interface AirspaceVolumeTable {
  id: string;
  zone_id: string | null;
  notam_id: string | null;
  shape: Json<Shape>;
  bounds: string;
  lower_reference: HeightReference | null;
  lower_m: number | null;
  upper_reference: HeightReference | null;
  upper_m: number | null;
}

/** The tables of migrations/010. */
export interface AirspaceSchema {
  airspace_datasets: AirspaceDatasetTable;
  airspace_zones: AirspaceZoneTable;
  airspace_notams: AirspaceNotamTable;
  airspace_volumes: AirspaceVolumeTable;
}
