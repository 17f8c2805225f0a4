-- Work that must be done once whichever process does it, the upkeep of drones, and reminders of it and of warranties.

create table jobs (
  name text primary key,
  due_at timestamptz(3) not null default now(),
  -- Which process is at it, and until when it has said so: whoever dies leaves the job to the others.
  worker uuid,
  taken_until timestamptz(3),
  failures int not null default 0,
  finished_at timestamptz(3)
);

-- The log goes with its drone. Of a part that is deleted the entry keeps the name.
create table upkeep_entries (
  id uuid primary key,
  drone_id uuid not null references drones on delete cascade,
  kind text not null check (kind in ('crash', 'repair', 'replacement', 'check')),
  at timestamptz(3) not null,
  text text not null,
  cost_minor bigint,
  currency char(3),
  component_id uuid references components on delete set null,
  component_name text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((cost_minor is null) = (currency is null))
);
create index upkeep_entries_drone on upkeep_entries (drone_id, at desc, id desc);
create index upkeep_entries_component on upkeep_entries (component_id) where component_id is not null;

create function keep_part_name() returns trigger language plpgsql as $$
begin
  update upkeep_entries set component_name = old.name where component_id = old.id;
  return old;
end $$;
create trigger keep_part_name before delete on components for each row execute function keep_part_name();

-- One subject and one measure each; a rule goes with its subject.
create table reminder_rules (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  drone_id uuid references drones on delete cascade,
  component_id uuid references components on delete cascade,
  equipment_item_id uuid references equipment_items on delete cascade,
  text text not null,
  every_days int,
  every_flights int,
  every_minutes int,
  -- Counted from here: when it was last done.
  since timestamptz(3) not null default now(),
  -- In which a day begins.
  time_zone text not null,
  -- The day on which a rule of days is due.
  due_on date,
  -- When its pilot was told that it is due.
  told_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (num_nonnulls(drone_id, component_id, equipment_item_id) = 1),
  check (num_nonnulls(every_days, every_flights, every_minutes) = 1),
  check ((every_days is null) = (due_on is null))
);
create index reminder_rules_owner on reminder_rules (owner_id);
create index reminder_rules_drone on reminder_rules (drone_id) where drone_id is not null;
create index reminder_rules_component on reminder_rules (component_id) where component_id is not null;
create index reminder_rules_item on reminder_rules (equipment_item_id) where equipment_item_id is not null;
create index reminder_rules_days on reminder_rules (due_on, id) where told_at is null and due_on is not null;
create index reminder_rules_uses on reminder_rules (id) where told_at is null and due_on is null;

-- Opens a pilot's calendar of reminders to whoever has the link.
create table calendar_links (
  user_id uuid primary key references users on delete cascade,
  token_hash bytea not null unique,
  language text not null,
  created_at timestamptz(3) not null default now()
);

-- What a pilot was told of which warranty: 'soon' when its end is near, 'end' when it has come.
create table warranty_notices (
  equipment_item_id uuid not null references equipment_items on delete cascade,
  ends_on date not null,
  moment text not null check (moment in ('soon', 'end')),
  primary key (equipment_item_id, ends_on, moment)
);
create index equipment_items_warranty on equipment_items
  (warranty_end(warranty_expiration, purchase_date, warranty))
  where warranty_end(warranty_expiration, purchase_date, warranty) is not null and status in ('active', 'archived');

-- Reminders come from no other pilot.
alter table notifications
  alter column actor_id drop not null,
  add column rule_id uuid references reminder_rules on delete cascade,
  add column equipment_item_id uuid references equipment_items on delete cascade,
  add column due_on date,
  add check (actor_id is not null or rule_id is not null or equipment_item_id is not null);
create index notifications_rule on notifications (rule_id) where rule_id is not null;
create index notifications_equipment on notifications (equipment_item_id) where equipment_item_id is not null;

-- Who has done what was due, or changed it, is not told of it any more.
create function untell_reminder() returns trigger language plpgsql as $$
begin
  delete from notifications where rule_id = new.id;
  return null;
end $$;
create trigger untell_reminder after update of told_at on reminder_rules
  for each row when (old.told_at is not null and new.told_at is null) execute function untell_reminder();

create function untell_warranty() returns trigger language plpgsql as $$
begin
  delete from notifications where equipment_item_id = new.id;
  return null;
end $$;
create trigger untell_warranty after update on equipment_items
  for each row when (
    (old.status <> new.status and new.status in ('sold', 'lost'))
    or warranty_end(old.warranty_expiration, old.purchase_date, old.warranty)
      is distinct from warranty_end(new.warranty_expiration, new.purchase_date, new.warranty)
  ) execute function untell_warranty();
