-- Following by request: of a pilot who approves followers, whose profile is not public, or who removed one before.
alter table users add column approve_followers boolean not null default false;

-- A request waits until it is approved, which makes it a follow, or declined: then it only keeps the pilot from being
-- asked again for a while.
create table follow_requests (
  requester_id uuid not null references users on delete cascade,
  pilot_id uuid not null references users on delete cascade,
  declined_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  primary key (requester_id, pilot_id),
  check (requester_id <> pilot_id)
);
create index follow_requests_waiting on follow_requests (pilot_id, created_at desc, requester_id desc)
  where declined_at is null;
create index follow_requests_pilot on follow_requests (pilot_id);
create index follow_requests_declined on follow_requests (declined_at) where declined_at is not null;

create table removed_followers (
  pilot_id uuid not null references users on delete cascade,
  follower_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (pilot_id, follower_id),
  check (pilot_id <> follower_id)
);
create index removed_followers_follower on removed_followers (follower_id);

create index blocks_list on blocks (blocker_id, created_at desc, blocked_id desc);
-- Pilots with the same model are suggested to each other.
create index drones_model on drones (lower(brand), lower(model), created_at desc) where audience = 'public';

create function tell_follow_request() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from notifications
      where kind = 'followRequest' and user_id = old.pilot_id and actor_id = old.requester_id;
  end if;
  if tg_op <> 'DELETE' and new.declined_at is null then
    insert into notifications (user_id, kind, actor_id, created_at)
      values (new.pilot_id, 'followRequest', new.requester_id, new.created_at);
  end if;
  return null;
end $$;
create trigger tell_follow_request after insert or delete or update on follow_requests
  for each row execute function tell_follow_request();

-- A follow takes the request's place: whoever asked hears of it, whoever let them in knows already.
create or replace function tell_follow() returns trigger language plpgsql as $$
declare
  was_waiting boolean;
begin
  if tg_op = 'DELETE' then
    delete from notifications
      where kind = 'follow' and user_id = old.followee_id and actor_id = old.follower_id;
    delete from notifications
      where kind = 'followAccepted' and user_id = old.follower_id and actor_id = old.followee_id;
    return null;
  end if;
  delete from removed_followers where pilot_id = new.followee_id and follower_id = new.follower_id;
  delete from follow_requests where requester_id = new.follower_id and pilot_id = new.followee_id
    returning declined_at is null into was_waiting;
  if was_waiting then
    insert into notifications (user_id, kind, actor_id, created_at)
      values (new.follower_id, 'followAccepted', new.followee_id, new.created_at);
  end if;
  insert into notifications (user_id, kind, actor_id, read_at, created_at)
    values (new.followee_id, 'follow', new.follower_id, case when was_waiting then new.created_at end, new.created_at);
  return null;
end $$;

-- A pilot whom anybody may follow has nothing left to approve, but for those whom they removed. Requests are locked
-- before any count, and counts in the order of the ids, as everywhere: nobody waits in a circle.
create function admit_waiting() returns trigger language plpgsql as $$
declare
  waiting uuid[];
begin
  waiting := array(
    select requester_id from follow_requests request
    where pilot_id = new.id and declined_at is null and not exists (
      select 1 from removed_followers removed
      where removed.pilot_id = new.id and removed.follower_id = request.requester_id)
    order by requester_id for update);
  perform 1 from pilot_stats where user_id = new.id or user_id = any (waiting) order by user_id for update;
  insert into follows (follower_id, followee_id) select id, new.id from unnest(waiting) as id on conflict do nothing;
  return null;
end $$;
create trigger admit_waiting after update of profile_visibility, approve_followers on users
  for each row
  when (new.profile_visibility = 'public' and not new.approve_followers
    and (old.profile_visibility, old.approve_followers) is distinct from (new.profile_visibility, new.approve_followers))
  execute function admit_waiting();

-- Who did it goes along: an open page then knows which button has changed.
create or replace function tell_notification_live() returns trigger language plpgsql as $$
begin
  insert into events (user_id, kind, data)
    select user_id, 'notification',
      jsonb_strip_nulls(jsonb_build_object('_id', new.id, 'kind', new.kind, 'actor', new.actor_id))
    from event_watchers where user_id = new.user_id;
  return null;
end $$;
