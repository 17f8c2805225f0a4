-- The key that signs addresses of pictures can be replaced: what it has signed goes on for as long as it would have.

create table former_media_keys (
  media_key bytea primary key,
  -- Two weeks after another took its place: no address lasts longer.
  ends_at timestamptz(3) not null
);

-- What `media_access` tells of one key: the addresses that are out stay as they are.
create function media_signature(key bytea, media uuid, viewer uuid, weeks_ago int) returns text
  language sql stable strict parallel safe
  return viewer::text || '.' || encode(sha256(
    key || uuid_send(media) || uuid_send(viewer)
    || int4send((extract(epoch from now())::bigint / 604800)::int - weeks_ago)
  ), 'hex');

create or replace function media_access(media uuid, viewer uuid, weeks_ago int default 0) returns text
  language sql stable strict parallel safe
  return (select media_signature(media_key, media, viewer, weeks_ago) from secrets);
