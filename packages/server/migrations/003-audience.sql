-- Keeps `audience` true: a change of an item or of its owner's privacy is visible in the same transaction.

create function item_audience(visibility text, profile audience, followers_allowed boolean) returns audience
  language sql immutable parallel safe
  return case
    when visibility = 'public' then profile
    when visibility = 'followers' and followers_allowed then least(profile, 'followers'::audience)
    else 'owner'::audience
  end;

-- An unlisted item is in nobody's lists and open to whom the owner's profile is open.
create function item_link_audience(visibility text, profile audience, followers_allowed boolean) returns audience
  language sql immutable parallel safe
  return case when visibility = 'unlisted' then profile else item_audience(visibility, profile, followers_allowed) end;

-- `tg_argv[0]` is the kind.
create function set_audience() returns trigger language plpgsql as $$
declare
  privacy record;
  allowed boolean;
begin
  -- The lock makes a change of privacy wait for this item, and this item for a change under way: neither can miss
  -- the other.
  select u.audience, u.allow_followers_flights, u.allow_followers_drones into privacy
    from users u where u.id = new.owner_id for share;
  allowed := case tg_argv[0] when 'flight' then privacy.allow_followers_flights
    when 'drone' then privacy.allow_followers_drones else true end;
  new.audience := item_audience(new.visibility, privacy.audience, allowed);
  new.link_audience := item_link_audience(new.visibility, privacy.audience, allowed);
  return new;
end $$;

create function write_feed_item() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from feed_items where id = old.id;
  elsif tg_op = 'INSERT' then
    insert into feed_items (id, kind, owner_id, audience, link_audience, created_at)
      values (new.id, tg_argv[0], new.owner_id, new.audience, new.link_audience, new.created_at);
  else
    update feed_items set audience = new.audience, link_audience = new.link_audience where id = new.id;
  end if;
  return null;
end $$;

create trigger set_audience before insert or update of visibility on drones
  for each row execute function set_audience('drone');
create trigger set_audience before insert or update of visibility on spots
  for each row execute function set_audience('spot');
create trigger set_audience before insert or update of visibility on flights
  for each row execute function set_audience('flight');

-- `update of audience` also when a BEFORE trigger set it: PostgreSQL looks at the statement's columns, so both are named.
create trigger write_feed_item after insert or delete or update of visibility, audience on drones
  for each row execute function write_feed_item('drone');
create trigger write_feed_item after insert or delete or update of visibility, audience on spots
  for each row execute function write_feed_item('spot');
create trigger write_feed_item after insert or delete or update of visibility, audience on flights
  for each row execute function write_feed_item('flight');

create function keep_last_visible() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.audience >= 'followers' then
      update pilot_stats set last_visible_at = new.created_at
        where user_id = new.owner_id and (last_visible_at is null or last_visible_at < new.created_at);
    end if;
  else
    update pilot_stats set last_visible_at = (
      select created_at from feed_items where owner_id = old.owner_id and audience >= 'followers'
        order by created_at desc, id desc limit 1
    ) where user_id = old.owner_id;
  end if;
  return null;
end $$;
create trigger keep_last_visible after insert or delete or update of audience on feed_items
  for each row execute function keep_last_visible();

create function write_pilot() returns trigger language plpgsql as $$
begin
  insert into pilot_stats (user_id) values (new.id);
  insert into feed_items (id, kind, owner_id, audience, link_audience, created_at)
    values (new.id, 'pilot', new.id, new.audience, new.audience, new.created_at);
  return null;
end $$;
create trigger write_pilot after insert on users for each row execute function write_pilot();

create function apply_privacy() returns trigger language plpgsql as $$
begin
  update feed_items set audience = new.audience, link_audience = new.audience where id = new.id;
  update drones set
    audience = item_audience(visibility, new.audience, new.allow_followers_drones),
    link_audience = item_link_audience(visibility, new.audience, new.allow_followers_drones)
    where owner_id = new.id;
  update spots set
    audience = item_audience(visibility, new.audience, true),
    link_audience = item_link_audience(visibility, new.audience, true)
    where owner_id = new.id;
  update flights set
    audience = item_audience(visibility, new.audience, new.allow_followers_flights),
    link_audience = item_link_audience(visibility, new.audience, new.allow_followers_flights)
    where owner_id = new.id;
  return null;
end $$;
create trigger apply_privacy
  after update of profile_visibility, allow_followers_flights, allow_followers_drones on users
  for each row
  when ((old.profile_visibility, old.allow_followers_flights, old.allow_followers_drones)
    is distinct from (new.profile_visibility, new.allow_followers_flights, new.allow_followers_drones))
  execute function apply_privacy();
