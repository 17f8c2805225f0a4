-- Pictures of components, and warranties in words or in months.

alter table components add column image_id uuid references media on delete set null;
create index components_image on components (image_id) where image_id is not null;
create trigger delete_replaced_media after delete or update of image_id on components
  for each row when (old.image_id is not null) execute function delete_replaced_media('image_id');

alter table equipment_items alter column warranty drop default;
alter table equipment_items alter column warranty type jsonb using to_jsonb(warranty);
alter table equipment_items alter column warranty set default '""';

-- The stated day, else the purchase and the months of warranty.
create function warranty_end(expiration date, purchase date, warranty jsonb) returns date
  language sql immutable parallel safe
  return coalesce(expiration, case when jsonb_typeof(warranty) = 'number'
    then (purchase + make_interval(months => warranty::int))::date end);
