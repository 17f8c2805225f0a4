-- What pilots do not want in their feed, and news of the feed for open pages.

-- One thing, or all of a pilot. The references follow from the key, so that each has its own table to go with.
create table feed_hidden (
  user_id uuid not null references users on delete cascade,
  hides text not null check (hides in ('item', 'pilot')),
  hidden_id uuid not null,
  created_at timestamptz(3) not null default now(),
  item_id uuid generated always as (case when hides = 'item' then hidden_id end) stored
    references feed_items on delete cascade,
  pilot_id uuid generated always as (case when hides = 'pilot' then hidden_id end) stored
    references users on delete cascade,
  primary key (user_id, hides, hidden_id)
);
create index feed_hidden_newest on feed_hidden (user_id, created_at desc, hidden_id desc);
create index feed_hidden_item on feed_hidden (item_id) where item_id is not null;
create index feed_hidden_pilot on feed_hidden (pilot_id) where pilot_id is not null;

-- Tells every open page that some feed has something new, not whose: what it is, each page asks for itself. No more
-- than one message a transaction, and none while nobody has a page open: a message has others' commits wait for ours.
create function tell_feed_live() returns trigger language plpgsql as $$
begin
  if exists (select 1 from event_watchers) then
    perform pg_notify('estela_events', 'feed');
  end if;
  return null;
end $$;
create trigger tell_live after insert on feed_items
  for each row when (new.audience >= 'followers') execute function tell_feed_live();
create trigger tell_shared_live after update of audience on feed_items
  for each row when (new.audience > old.audience) execute function tell_feed_live();
