-- An address of a picture outlives the session that asked for it: it goes on for twelve hours to a day instead of one to
-- two weeks. The same within half a day, so that browsers keep the picture.

drop function media_access(uuid, uuid, int);
drop function media_signature(bytea, uuid, uuid, int);

create function media_signature(key bytea, media uuid, viewer uuid, periods_ago int) returns text
  language sql stable strict parallel safe
  return viewer::text || '.' || encode(sha256(
    key || uuid_send(media) || uuid_send(viewer)
    || int4send((extract(epoch from now())::bigint / 43200)::int - periods_ago)
  ), 'hex');

create function media_access(media uuid, viewer uuid) returns text
  language sql stable strict parallel safe
  return (select media_signature(media_key, media, viewer, 0) from secrets);

-- Nothing that a former key has signed lasts longer.
update former_media_keys set ends_at = least(ends_at, now() + interval '1 day');
