-- Counts that many change at once: likes of one thing, followers of one pilot, how much of everything there is. Who counts
-- takes the row where nobody holds it. Else they leave a step beside it, which readers add and a job folds in: nobody
-- waits for another's commit. Steps refer to nothing by a key, since a reference waits for whoever deletes.

create table like_steps (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null,
  step int not null
);
create index like_steps_item on like_steps (item_id);

create or replace function count_like() returns trigger language plpgsql as $$
declare
  item uuid := coalesce(new.item_id, old.item_id);
  step int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform from feed_items where id = item for no key update skip locked;
  if found then
    update feed_items set likes = likes + step where id = item;
  else
    -- None for what this transaction deletes, with its likes.
    insert into like_steps (item_id, step) select id, step from feed_items where id = item;
  end if;
  return null;
end $$;

create or replace function tell_like_live() returns trigger language plpgsql as $$
begin
  insert into events (user_id, kind, data)
    select owner_id, 'like', jsonb_build_object('item', id, 'kind', kind, 'likes',
      likes + (select coalesce(sum(step), 0) from like_steps where item_id = feed_items.id))
    from feed_items join event_watchers on user_id = owner_id
    where id = coalesce(new.item_id, old.item_id) and owner_id <> coalesce(new.user_id, old.user_id);
  return null;
end $$;

-- Tells an open page of the owner too: those who liked at one moment have not seen each other.
create function fold_likes(item uuid) returns void language plpgsql as $$
declare
  change int;
begin
  perform from feed_items where id = item for no key update;
  with gone as (delete from like_steps where item_id = item returning step)
    select coalesce(sum(step), 0) into change from gone;
  update feed_items set likes = likes + change where id = item;
  insert into events (user_id, kind, data)
    select owner_id, 'like', jsonb_build_object('item', id, 'kind', kind, 'likes', likes)
    from feed_items join event_watchers on user_id = owner_id where id = item;
end $$;

create table follow_steps (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  followers int not null default 0,
  following int not null default 0
);
create index follow_steps_user on follow_steps (user_id);

create function step_pilot_stats(pilot uuid, more_followers int, more_following int) returns void language plpgsql as $$
begin
  perform from pilot_stats where user_id = pilot for no key update skip locked;
  if found then
    update pilot_stats set followers = followers + more_followers, following = following + more_following
      where user_id = pilot;
  else
    insert into follow_steps (user_id, followers, following)
      select user_id, more_followers, more_following from pilot_stats where user_id = pilot;
  end if;
end $$;

create or replace function count_follow() returns trigger language plpgsql as $$
declare
  edge follows := coalesce(new, old);
  step int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform step_pilot_stats(edge.follower_id, 0, step);
  perform step_pilot_stats(edge.followee_id, step, 0);
  return null;
end $$;

create function fold_pilot_stats(pilot uuid) returns void language plpgsql as $$
declare
  change record;
begin
  perform from pilot_stats where user_id = pilot for no key update;
  with gone as (delete from follow_steps where user_id = pilot returning *)
    select coalesce(sum(gone.followers), 0) as followers, coalesce(sum(gone.following), 0) as following
    into change from gone;
  update pilot_stats set followers = followers + change.followers, following = following + change.following
    where user_id = pilot;
end $$;

-- How much there is of what, so that nobody need count whole tables: pilots, flights, spots, drones, and the spots of
-- each country that has any, as 'country ES'.
create table site_counts (
  what text primary key,
  count int not null
);
create table site_count_steps (
  id uuid primary key default gen_random_uuid(),
  what text not null,
  step int not null
);

create function step_site_count(counted text, change int) returns void language plpgsql as $$
begin
  if change = 0 then return; end if;
  perform from site_counts where what = counted for no key update skip locked;
  if found then
    update site_counts set count = count + change where what = counted;
  else
    insert into site_count_steps (what, step) values (counted, change);
  end if;
end $$;

create function fold_site_counts() returns void language sql as $$
  with gone as (delete from site_count_steps returning what, step)
  insert into site_counts as kept (what, count) select what, sum(step) from gone group by what order by what
  on conflict (what) do update set count = kept.count + excluded.count
$$;

-- `tg_argv[0]` is what the rows are.
create function count_site_rows() returns trigger language plpgsql as $$
declare
  change int := (select count(*) from changed);
begin
  perform step_site_count(tg_argv[0], case tg_op when 'DELETE' then -change else change end);
  return null;
end $$;

create function count_spot_countries() returns trigger language plpgsql as $$
begin
  perform step_site_count('country ' || country, case tg_op when 'DELETE' then -count else count end)
    from (select country, count(*)::int from changed where country is not null group by country) as counted;
  return null;
end $$;

create function move_spot_country() returns trigger language plpgsql as $$
begin
  if old.country is not null then perform step_site_count('country ' || old.country, -1); end if;
  if new.country is not null then perform step_site_count('country ' || new.country, 1); end if;
  return null;
end $$;

-- Nobody writes between what is counted and the triggers that count on.
lock table users, flights, spots, drones in share row exclusive mode;
drop trigger count_new_users on users;
drop trigger count_gone_users on users;
drop function count_users();
drop table user_count;

insert into site_counts (what, count)
  select 'pilots', count(*) from users
  union all select 'flights', count(*) from flights
  union all select 'spots', count(*) from spots
  union all select 'drones', count(*) from drones
  union all select 'country ' || country, count(*) from spots where country is not null group by country;

create trigger count_new_rows after insert on users
  referencing new table as changed for each statement execute function count_site_rows('pilots');
create trigger count_gone_rows after delete on users
  referencing old table as changed for each statement execute function count_site_rows('pilots');
create trigger count_new_rows after insert on flights
  referencing new table as changed for each statement execute function count_site_rows('flights');
create trigger count_gone_rows after delete on flights
  referencing old table as changed for each statement execute function count_site_rows('flights');
create trigger count_new_rows after insert on spots
  referencing new table as changed for each statement execute function count_site_rows('spots');
create trigger count_gone_rows after delete on spots
  referencing old table as changed for each statement execute function count_site_rows('spots');
create trigger count_new_rows after insert on drones
  referencing new table as changed for each statement execute function count_site_rows('drones');
create trigger count_gone_rows after delete on drones
  referencing old table as changed for each statement execute function count_site_rows('drones');
create trigger count_new_countries after insert on spots
  referencing new table as changed for each statement execute function count_spot_countries();
create trigger count_gone_countries after delete on spots
  referencing old table as changed for each statement execute function count_spot_countries();
create trigger count_moved_country after update of country on spots for each row
  when (old.country is distinct from new.country) execute function move_spot_country();
