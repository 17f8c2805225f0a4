-- What a drone's flight controller printed on a day, byte for byte, with what its first lines say.
create table drone_snapshots (
  id uuid primary key,
  drone_id uuid not null references drones on delete cascade,
  at timestamptz not null default now(),
  text text not null,
  firmware text,
  version text,
  board text,
  craft text,
  shared boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index drone_snapshots_drone on drone_snapshots (drone_id, at desc, id desc);
