-- Zones and NOTAM that operators import or fetch. A limit that is not stated is null and never 0.

create table airspace_datasets (
  id uuid primary key,
  name text not null unique,
  format text not null,
  content text not null check (content in ('zones', 'notams')),
  title text not null,
  provider text,
  issued timestamptz(3),
  valid_from timestamptz(3),
  valid_to timestamptz(3),
  imported_at timestamptz(3) not null,
  -- After this the data is old, whatever it says of itself.
  stale_at timestamptz(3) not null,
  -- Set while the last try to renew it has failed.
  failed_at timestamptz(3),
  failure text,
  -- ISO 3166-1 alpha-2: the dataset holds every zone there. None: what is not in it may still be somewhere else.
  countries text[] not null default '{}',
  -- Longitude first, around everything in it.
  extent box,
  synthetic boolean not null default false
);

create table airspace_zones (
  id uuid primary key,
  dataset_id uuid not null references airspace_datasets on delete cascade,
  identifier text not null,
  country text,
  kind text not null,
  severity smallint not null,
  restriction text not null,
  -- Lists of {lang, text}.
  name jsonb not null,
  message jsonb not null,
  reasons text[] not null,
  advice boolean not null,
  control_area boolean not null,
  -- Null: always in force.
  applicability jsonb,
  contacts jsonb not null,
  native jsonb not null
);
create index airspace_zones_dataset on airspace_zones (dataset_id);

create table airspace_notams (
  id uuid primary key,
  dataset_id uuid not null references airspace_datasets on delete cascade,
  notam_id text not null,
  qcode text,
  severity smallint not null,
  valid_from timestamptz(3) not null,
  -- Null: permanent, or nobody has said until when.
  valid_to timestamptz(3),
  schedule text,
  text text not null,
  fetched_at timestamptz(3) not null,
  native jsonb not null
);
create index airspace_notams_dataset on airspace_notams (dataset_id);

create table airspace_volumes (
  id uuid primary key,
  zone_id uuid references airspace_zones on delete cascade,
  notam_id uuid references airspace_notams on delete cascade,
  shape jsonb not null,
  bounds box not null,
  lower_reference text,
  lower_m double precision,
  upper_reference text,
  -- With a reference and without metres: stated as unlimited.
  upper_m double precision,
  check (num_nonnulls(zone_id, notam_id) = 1),
  check (lower_m is null or lower_reference is not null),
  check (upper_m is null or upper_reference is not null)
);
create index airspace_volumes_zone on airspace_volumes (zone_id) where zone_id is not null;
create index airspace_volumes_notam on airspace_volumes (notam_id) where notam_id is not null;
create index airspace_volumes_bounds on airspace_volumes using gist (bounds);
