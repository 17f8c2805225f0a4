-- A change of a profile's privacy goes through the pilot's things so many at a time: one statement for 20,000 flights would
-- hold everybody up on a database of one session. What is hidden is hidden at once: readers look here too (visibility.ts).

-- Pilots whose things do not all follow their privacy yet.
create table privacy_changes (
  user_id uuid primary key references users on delete cascade,
  -- The most that any of their things is meanwhile shown to, whatever its own row says.
  audience audience not null,
  since timestamptz(3) not null default now()
);

-- Brings as many of a pilot's things to their privacy; true when none is left. What is hidden by an administrator has its
-- owner for an audience and keeps it.
create function apply_privacy_to_some(pilot uuid, most int) returns boolean language plpgsql as $$
declare
  profile record;
  spare int := most;
  done int;
begin
  -- The lock that `set_audience` (003) takes: a thing written meanwhile follows the new privacy or is found here.
  select audience, allow_followers_flights as flights, allow_followers_drones as drones into profile
    from users where id = pilot for share;
  update drones set
    audience = item_audience(visibility, profile.audience, profile.drones),
    link_audience = item_link_audience(visibility, profile.audience, profile.drones)
    where id = any (array(
      select id from drones where owner_id = pilot and not hidden and (audience, link_audience) is distinct from
        (item_audience(visibility, profile.audience, profile.drones),
          item_link_audience(visibility, profile.audience, profile.drones))
      limit spare));
  get diagnostics done = row_count;
  spare := spare - done;
  update flights set
    audience = item_audience(visibility, profile.audience, profile.flights),
    link_audience = item_link_audience(visibility, profile.audience, profile.flights)
    where id = any (array(
      select id from flights where owner_id = pilot and not hidden and (audience, link_audience) is distinct from
        (item_audience(visibility, profile.audience, profile.flights),
          item_link_audience(visibility, profile.audience, profile.flights))
      limit spare));
  get diagnostics done = row_count;
  spare := spare - done;
  -- Last, as in 028: whoever writes spots locks their cells at the end.
  update spots set
    audience = item_audience(visibility, profile.audience, true),
    link_audience = item_link_audience(visibility, profile.audience, true)
    where id = any (array(
      select id from spots where owner_id = pilot and not hidden and (audience, link_audience) is distinct from
        (item_audience(visibility, profile.audience, true), item_link_audience(visibility, profile.audience, true))
      limit spare));
  get diagnostics done = row_count;
  return done < spare;
end $$;

-- As in 028, with the first slice alone: nearly always it is all there is.
create or replace function apply_privacy() returns trigger language plpgsql as $$
declare
  narrowest audience := new.audience;
begin
  update feed_items set audience = new.audience, link_audience = new.audience where id = new.id;
  if apply_privacy_to_some(new.id, 200) then
    delete from privacy_changes where user_id = new.id;
    return null;
  end if;
  -- A row for followers does not tell why it is: it may be what followers are to see no longer.
  if (old.allow_followers_flights and not new.allow_followers_flights)
    or (old.allow_followers_drones and not new.allow_followers_drones) then
    narrowest := 'owner';
  end if;
  insert into privacy_changes as kept (user_id, audience) values (new.id, narrowest)
  on conflict (user_id) do update set since = now(), audience = case
    when new.allow_followers_flights and new.allow_followers_drones then excluded.audience
    -- The change before this one may be what is not through yet.
    else least(kept.audience, excluded.audience) end;
  return null;
end $$;

-- The next slice of a change that is not through; false when there is none, or another session is at it.
create function continue_privacy(pilot uuid, most int) returns boolean language plpgsql as $$
begin
  -- In the order of whoever changes their privacy.
  perform from users where id = pilot for share;
  perform from privacy_changes where user_id = pilot for update skip locked;
  if not found then return false; end if;
  if not apply_privacy_to_some(pilot, most) then return true; end if;
  delete from privacy_changes where user_id = pilot;
  return false;
end $$;
