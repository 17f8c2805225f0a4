-- Which part sat on which drone, from when until when: `drone.components` is what is open.

alter table components add column quantity int not null default 1 check (quantity >= 1);
-- A part that stood on several drones at once was several parts under one name.
update components set quantity = links.count from
  (select component_id, count(*) from drone_components group by component_id having count(*) > 1) as links
  where links.component_id = components.id;

create table installations (
  id uuid primary key default new_id(),
  component_id uuid not null references components on delete cascade,
  drone_id uuid references drones on delete set null,
  quantity int not null default 1 check (quantity >= 1),
  -- Order of the parts of a drone.
  position int not null,
  installed_at timestamptz(3) not null default now(),
  -- Null while it is there.
  removed_at timestamptz(3) check (removed_at >= installed_at),
  -- What is left of a drone that was deleted: its name, and what was flown with it in this time.
  drone_name text,
  flights int,
  flight_seconds bigint,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (drone_id is not null or removed_at is not null)
);
create index installations_component on installations (component_id, installed_at desc, id desc);
create index installations_drone on installations (drone_id);
create unique index installations_open on installations (drone_id, component_id) where removed_at is null;

-- Nothing says since when an older link holds; it cannot be older than both ends of it.
insert into installations (component_id, drone_id, position, installed_at)
  select component_id, drone_id, position, greatest(components.created_at, drones.created_at)
  from drone_components
  join components on components.id = component_id
  join drones on drones.id = drone_id;
drop table drone_components;

-- The flights of a drone within a span of time, with their seconds, come from the index alone.
drop index flights_drone;
create index flights_drone on flights (drone_id, recorded_at desc) include (duration_seconds)
  where drone_id is not null;

create function keep_flown() returns trigger language plpgsql as $$
begin
  update installations set
    drone_name = old.name,
    removed_at = coalesce(removed_at, greatest(now(), installed_at)),
    (flights, flight_seconds) = (
      select count(*), coalesce(sum(flight.duration_seconds), 0) from flights as flight
      where flight.drone_id = old.id and flight.recorded_at >= installed_at
        and (removed_at is null or flight.recorded_at < removed_at))
    where drone_id = old.id;
  return old;
end $$;
create trigger keep_flown before delete on drones for each row execute function keep_flown();
