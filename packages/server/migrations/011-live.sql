-- What open pages are told at once.

-- Pilots with a page open lately. For anybody else no event is written.
create table event_watchers (
  user_id uuid primary key references users on delete cascade,
  seen_at timestamptz(3) not null default now()
);

-- Opens one stream of events within a minute: an EventSource sends no Authorization header.
create table event_tickets (
  ticket_hash bytea primary key,
  session_hash bytea not null references sessions on delete cascade,
  created_at timestamptz(3) not null default now()
);
create index event_tickets_session on event_tickets (session_hash);

-- Ids alone: who is told something reads it through the API, with what they may see at that time.
create table events (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('notification', 'like', 'comment')),
  data jsonb not null,
  -- Ids are given before transactions end: a reader needs this to find what was given an id early and came late.
  xid xid8 not null default pg_current_xact_id(),
  created_at timestamptz(3) not null default now()
);
create index events_user on events (user_id, id);
create index events_created on events (created_at);

create function announce_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('estela_events', new.user_id::text);
  return null;
end $$;
create trigger announce_event after insert on events for each row execute function announce_event();

create function tell_notification_live() returns trigger language plpgsql as $$
begin
  insert into events (user_id, kind, data)
    select user_id, 'notification', jsonb_build_object('_id', new.id, 'kind', new.kind)
    from event_watchers where user_id = new.user_id;
  return null;
end $$;
create trigger tell_live after insert on notifications for each row execute function tell_notification_live();

-- The owner's page shows the new number. Named so that it runs after the trigger that counts.
create function tell_like_live() returns trigger language plpgsql as $$
begin
  insert into events (user_id, kind, data)
    select owner_id, 'like', jsonb_build_object('item', id, 'kind', kind, 'likes', likes)
    from feed_items join event_watchers on user_id = owner_id
    where id = coalesce(new.item_id, old.item_id) and owner_id <> coalesce(new.user_id, old.user_id);
  return null;
end $$;
create trigger tell_live after insert or delete on likes for each row execute function tell_like_live();

-- Who opened the topic and who talked in it lately, as far as they still are in the group.
create function tell_comment_live() returns trigger language plpgsql as $$
begin
  insert into events (user_id, kind, data)
    select watcher.user_id, 'comment', jsonb_build_object('group', topic.group_id, 'topic', topic.id, 'comment', new.id)
    from topics topic
      join group_members member on member.group_id = topic.group_id and member.status = 'member'
      join event_watchers watcher on watcher.user_id = member.user_id
    where topic.id = new.topic_id and member.user_id <> new.author_id and member.user_id in (
      select topic.author_id union
      select author_id from (
        select author_id from comments where topic_id = new.topic_id order by created_at desc limit 200
      ) as lately
    );
  return null;
end $$;
create trigger tell_live after insert or update of text, deleted on comments
  for each row execute function tell_comment_live();
