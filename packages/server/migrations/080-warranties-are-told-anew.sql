-- A warranty of which its pilot was told was never told again: not where a sale was taken back, nor where its end was
-- mistaken and mended. What was told is forgotten with its notification.
create or replace function untell_warranty() returns trigger language plpgsql as $$
begin
  delete from notifications where equipment_item_id = new.id;
  delete from warranty_notices where equipment_item_id = new.id;
  return null;
end $$;
