-- Pictures: whoever may see a thing may fetch its picture, and a picture that nothing shows any more goes away.

-- One row, made when a server first starts: what signs the addresses of pictures that are not for everybody. An <img>
-- sends no Authorization header.
create table secrets (
  only_row boolean primary key default true check (only_row),
  media_key bytea not null
);

-- Lets `viewer` fetch `media` for one to two weeks, as long as they may see what it belongs to. The same within a
-- week, so that browsers keep the picture; all parts have a fixed length, so no two messages run into one.
create function media_access(media uuid, viewer uuid, weeks_ago int default 0) returns text
  language sql stable strict parallel safe
  return (
    select viewer::text || '.' || encode(sha256(
      media_key || uuid_send(media) || uuid_send(viewer)
      || int4send((extract(epoch from now())::bigint / 604800)::int - weeks_ago)
    ), 'hex') from secrets
  );

-- Files to delete, after the row that named them is gone for good or the upload that wrote them has failed.
create table media_removals (
  media_id uuid primary key,
  due_at timestamptz(3) not null default now()
);
create index media_removals_due on media_removals (due_at);

create function queue_media_removal() returns trigger language plpgsql as $$
begin
  insert into media_removals (media_id) values (old.id) on conflict (media_id) do update set due_at = now();
  return null;
end $$;
create trigger queue_media_removal after delete on media for each row execute function queue_media_removal();

-- `tg_argv[0]` is the column that refers to media.
create function delete_replaced_media() returns trigger language plpgsql as $$
declare
  before uuid := (to_jsonb(old) ->> tg_argv[0])::uuid;
begin
  if tg_op = 'DELETE' or before is distinct from (to_jsonb(new) ->> tg_argv[0])::uuid then
    delete from media where id = before;
  end if;
  return null;
end $$;
create trigger delete_replaced_media after delete or update of picture_id on users
  for each row when (old.picture_id is not null) execute function delete_replaced_media('picture_id');
create trigger delete_replaced_media after delete or update of image_id on drones
  for each row when (old.image_id is not null) execute function delete_replaced_media('image_id');
create trigger delete_replaced_media after delete or update of image_id on equipment_items
  for each row when (old.image_id is not null) execute function delete_replaced_media('image_id');
create trigger delete_replaced_media after delete or update of poster_id on flights
  for each row when (old.poster_id is not null) execute function delete_replaced_media('poster_id');
