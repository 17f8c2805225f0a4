-- Who sold or lost a thing need not look after it: what was told of it goes, and is told anew once it is back.
create function untell_gone() returns trigger language plpgsql as $$
begin
  update reminder_rules set told_at = null where equipment_item_id = new.id and told_at is not null;
  return null;
end $$;
create trigger untell_gone after update of status on equipment_items
  for each row when (old.status <> new.status and new.status in ('sold', 'lost')) execute function untell_gone();
update reminder_rules set told_at = null from equipment_items
  where equipment_items.id = equipment_item_id and status in ('sold', 'lost') and told_at is not null;
