-- Fly-days: what a group plans to fly together, who comes, and who waits for a place.

create table fly_days (
  id uuid primary key,
  group_id uuid not null references groups on delete cascade,
  maker_id uuid not null references users on delete cascade,
  title text not null,
  description text not null default '',
  at timestamptz(3) not null,
  until timestamptz(3),
  -- From when on it is past: `until`, or some hours after its start where no end was said.
  ends_at timestamptz(3) not null,
  spot_id uuid references spots on delete set null,
  -- How many may come; null for any number.
  places int,
  cancelled boolean not null default false,
  -- Counts changes of what a calendar shows.
  sequence int not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (ends_at > at and until >= at and places > 0)
);
create index fly_days_list on fly_days (group_id, at, id);
create index fly_days_maker on fly_days (maker_id, ends_at);
create index fly_days_spot on fly_days (spot_id) where spot_id is not null;
create index fly_days_at on fly_days (at) where not cancelled;

create table fly_day_answers (
  fly_day_id uuid not null references fly_days on delete cascade,
  user_id uuid not null references users on delete cascade,
  answer text not null check (answer in ('yes', 'maybe', 'no')),
  -- A yes that came when all places were taken.
  waiting boolean not null default false,
  -- Order of the answers; whoever answers holds a lock on the fly-day.
  turn int not null,
  answered_at timestamptz(3) not null default now(),
  -- Told that it is tomorrow, or too late to tell.
  reminded boolean not null default false,
  primary key (fly_day_id, user_id),
  check (not waiting or answer = 'yes')
);
create unique index fly_day_answers_turn on fly_day_answers (fly_day_id, turn);
create index fly_day_answers_list on fly_day_answers (fly_day_id, answer, waiting, turn);
create index fly_day_answers_user on fly_day_answers (user_id);

alter table notifications
  add column fly_day_id uuid references fly_days on delete cascade,
  add column fly_day_event text,
  -- Of a fly-day that is gone, and of which nothing else is left to say it.
  add column fly_day_title text,
  add column fly_day_at timestamptz(3),
  drop constraint notifications_cause,
  add constraint notifications_cause
    check (num_nonnulls(actor_id, rule_id, equipment_item_id, act_id, fly_day_id) > 0);
create index notifications_fly_day on notifications (fly_day_id) where fly_day_id is not null;

-- Which kinds there are the contract says.
alter table events drop constraint events_kind_check;

-- Gives free places to those who have waited longest, and tells them. First the fly-day, then its answers: everybody
-- who changes answers locks in this order.
create function move_up(wanted uuid) returns void language plpgsql as $$
declare
  day record;
begin
  select id, group_id, maker_id, places, at, ends_at, cancelled into day from fly_days where id = wanted for no key update;
  if not found or day.cancelled or day.ends_at <= now() then return; end if;
  with moved as (
    update fly_day_answers set waiting = false
    where fly_day_id = wanted and user_id in (
      -- The join leaves out accounts that the same statement has deleted.
      select user_id from fly_day_answers join users on users.id = user_id
      where fly_day_id = wanted and waiting order by turn
      limit case when day.places is not null then greatest(0, day.places - (
        select count(*) from fly_day_answers where fly_day_id = wanted and answer = 'yes' and not waiting)) end)
    returning user_id
  )
  insert into notifications (user_id, kind, group_id, fly_day_id, fly_day_event)
    select user_id, 'flyDay', day.group_id, wanted, 'movedUp' from moved;
end $$;

create function give_free_places() returns trigger language plpgsql as $$
begin
  perform move_up(coalesce(new.fly_day_id, old.fly_day_id));
  return null;
end $$;
create trigger give_free_place after update on fly_day_answers for each row
  when (old.answer = 'yes' and not old.waiting and new.answer <> 'yes') execute function give_free_places();
create trigger give_left_place after delete on fly_day_answers for each row
  when (old.answer = 'yes' and not old.waiting) execute function give_free_places();

create function give_new_places() returns trigger language plpgsql as $$
begin
  perform move_up(new.id);
  return null;
end $$;
create trigger give_new_places after update of places, cancelled on fly_days for each row execute function give_new_places();

-- Who is no longer in the group does not come to what it has planned.
create function leave_fly_days() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from groups where id = old.group_id) then return null; end if;
  perform 1 from fly_days join fly_day_answers on fly_day_id = id
    where group_id = old.group_id and user_id = old.user_id and ends_at > now()
    order by id for no key update of fly_days;
  delete from fly_day_answers using fly_days
    where fly_days.id = fly_day_id and group_id = old.group_id and user_id = old.user_id and ends_at > now();
  return null;
end $$;
create trigger leave_fly_days after delete on group_members for each row
  when (old.status = 'member') execute function leave_fly_days();
create trigger banned_from_fly_days after update of status on group_members for each row
  when (old.status = 'member' and new.status <> 'member') execute function leave_fly_days();

-- What a group plans outlives the account of who made it. Named to run after the group itself has been handed over.
create function keep_fly_days() returns trigger language plpgsql as $$
begin
  update fly_days set maker_id = groups.owner_id from groups
    where groups.id = group_id and maker_id = old.id and groups.owner_id <> old.id
    and exists (select 1 from users where id = groups.owner_id);
  return old;
end $$;
create trigger keep_fly_days before delete on users for each row execute function keep_fly_days();

-- Members with a page open see who comes as it changes.
create function tell_fly_day_live() returns trigger language plpgsql as $$
declare
  changed uuid;
  its_group uuid;
begin
  if tg_table_name = 'fly_days' then
    changed := coalesce(new.id, old.id);
    its_group := coalesce(new.group_id, old.group_id);
  else
    changed := coalesce(new.fly_day_id, old.fly_day_id);
    select group_id into its_group from fly_days where id = changed;
  end if;
  insert into events (user_id, kind, data)
    select watcher.user_id, 'flyDay', jsonb_build_object('group', its_group, 'flyDay', changed)
    from group_members member join event_watchers watcher on watcher.user_id = member.user_id
      join users on users.id = member.user_id
    where member.group_id = its_group and member.status = 'member';
  return null;
end $$;
create trigger tell_live after insert or update or delete on fly_days for each row execute function tell_fly_day_live();
create trigger tell_live after insert or delete or update of answer, waiting on fly_day_answers
  for each row execute function tell_fly_day_live();
