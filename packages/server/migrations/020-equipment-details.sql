-- What a battery is, and when equipment was put away, sold, lost or taken back into use.

alter table equipment_items
  add column cells int,
  add column capacity_mah int,
  add column connector text not null default '',
  add column cycles int,
  add constraint battery_details check (
    type = 'battery' or (cells is null and capacity_mah is null and connector = '' and cycles is null));

create table equipment_status_changes (
  id uuid primary key,
  equipment_item_id uuid not null references equipment_items on delete cascade,
  from_status text not null,
  status text not null,
  on_day date not null,
  -- What it was sold for.
  price_minor bigint,
  currency char(3),
  note text not null default '',
  created_at timestamptz(3) not null default now()
);
create index equipment_status_changes_item on equipment_status_changes (equipment_item_id, id desc);
