-- What a log says of a flight. The two figures stand with the flight: lists and personal bests read them.
alter table flights
  add column top_speed_mps double precision,
  add column max_height_m double precision,
  add column sources jsonb not null default '{}';

-- Which log a flight was read from: a pilot logs each of them once.
create table flight_logs (
  flight_id uuid primary key references flights on delete cascade,
  owner_id uuid not null references users on delete cascade,
  hash bytea not null,
  unique (owner_id, hash)
);

-- The charts of a flight. Apart from flights: lists and feeds never read them.
create table flight_series (
  flight_id uuid primary key references flights on delete cascade,
  series jsonb not null
);
