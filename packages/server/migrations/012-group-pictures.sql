-- Pictures of groups.

alter table groups add column image_id uuid references media on delete set null;
create index groups_image on groups (image_id) where image_id is not null;
create trigger delete_replaced_media after delete or update of image_id on groups
  for each row when (old.image_id is not null) execute function delete_replaced_media('image_id');
