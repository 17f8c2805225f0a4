-- Batteries as they were flown, the codes on their stickers, and since when a battery's stated cycles count.

create table flight_packs (
  flight_id uuid not null references flights on delete cascade,
  equipment_item_id uuid not null references equipment_items on delete cascade,
  position int not null,
  -- Volts a cell.
  rest_before double precision,
  rest_after double precision,
  min_cell double precision,
  note text not null default '',
  primary key (flight_id, equipment_item_id)
);
create index flight_packs_item on flight_packs (equipment_item_id);

create table battery_stickers (
  equipment_item_id uuid primary key references equipment_items on delete cascade,
  code text not null unique,
  created_at timestamptz(3) not null default now()
);

-- Flights recorded later are cycles beyond the stated ones.
alter table equipment_items add column cycles_stated_at timestamptz(3);
update equipment_items set cycles_stated_at = updated_at where cycles is not null;

create function date_stated_cycles() returns trigger language plpgsql as $$
begin
  new.cycles_stated_at := case when new.cycles is not null then now() end;
  return new;
end $$;
create trigger date_stated_cycles before update of cycles on equipment_items
  for each row when (new.cycles is distinct from old.cycles) execute function date_stated_cycles();
create trigger date_first_cycles before insert on equipment_items
  for each row when (new.cycles is not null and new.cycles_stated_at is null) execute function date_stated_cycles();
