-- What others did that concerns a pilot, written by triggers: no way of doing it can forget to tell. And reports.

create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  kind text not null,
  actor_id uuid not null references users on delete cascade,
  -- What it leads to: the thing that was liked, the topic, the group, or the actor alone.
  item_id uuid references feed_items on delete cascade,
  group_id uuid references groups on delete cascade,
  topic_id uuid references topics on delete cascade,
  comment_id uuid references comments on delete cascade,
  read_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  check (user_id <> actor_id)
);
create index notifications_list on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id, created_at desc, id desc) where read_at is null;
create index notifications_actor on notifications (actor_id);
create index notifications_item on notifications (item_id) where item_id is not null;
create index notifications_group on notifications (group_id) where group_id is not null;
create index notifications_topic on notifications (topic_id) where topic_id is not null;
create index notifications_comment on notifications (comment_id) where comment_id is not null;

create function tell_like() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from notifications where kind = 'like' and item_id = old.item_id and actor_id = old.user_id;
  else
    insert into notifications (user_id, kind, actor_id, item_id, created_at)
      select owner_id, 'like', new.user_id, id, new.created_at from feed_items
      where id = new.item_id and owner_id <> new.user_id;
  end if;
  return null;
end $$;
create trigger tell_like after insert or delete on likes for each row execute function tell_like();

create function tell_follow() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from notifications
      where kind = 'follow' and user_id = old.followee_id and actor_id = old.follower_id;
  else
    insert into notifications (user_id, kind, actor_id, created_at)
      values (new.followee_id, 'follow', new.follower_id, new.created_at);
  end if;
  return null;
end $$;
create trigger tell_follow after insert or delete on follows for each row execute function tell_follow();

-- A comment tells who opened the topic, a reply whoever wrote the comment that it answers; one person once.
create function tell_comment() returns trigger language plpgsql as $$
declare
  topic record;
  answered uuid;
begin
  select t.group_id, t.author_id into topic from topics t where t.id = new.topic_id;
  select c.author_id into answered from comments c where c.id = new.parent_id and not c.deleted;
  if answered is not null and answered <> new.author_id then
    insert into notifications (user_id, kind, actor_id, group_id, topic_id, comment_id, created_at)
      values (answered, 'reply', new.author_id, topic.group_id, new.topic_id, new.id, new.created_at);
  end if;
  if topic.author_id <> new.author_id and topic.author_id is distinct from answered then
    insert into notifications (user_id, kind, actor_id, group_id, topic_id, comment_id, created_at)
      values (topic.author_id, 'comment', new.author_id, topic.group_id, new.topic_id, new.id, new.created_at);
  end if;
  return null;
end $$;
create trigger tell_comment after insert on comments for each row execute function tell_comment();

-- A request tells owner and admins, a new member the owner, and who was let in hears that they are.
create function tell_membership() returns trigger language plpgsql as $$
declare
  owner uuid;
begin
  if tg_op <> 'INSERT' and old.status = new.status then return null; end if;
  select owner_id into owner from groups where id = new.group_id;
  if new.status = 'pending' then
    insert into notifications (user_id, kind, actor_id, group_id, created_at)
      select user_id, 'groupRequest', new.user_id, new.group_id, new.created_at from group_members
      where group_id = new.group_id and status = 'member' and role in ('owner', 'admin') and user_id <> new.user_id;
  else
    delete from notifications
      where kind = 'groupRequest' and group_id = new.group_id and actor_id = new.user_id;
    if new.status = 'member' and tg_op = 'UPDATE' and owner <> new.user_id then
      insert into notifications (user_id, kind, actor_id, group_id)
        values (new.user_id, 'groupWelcome', owner, new.group_id);
    elsif new.status = 'member' and tg_op = 'INSERT' and owner <> new.user_id then
      insert into notifications (user_id, kind, actor_id, group_id, created_at)
        values (owner, 'groupJoin', new.user_id, new.group_id, new.created_at);
    end if;
  end if;
  return null;
end $$;
create trigger tell_membership after insert or update of status on group_members
  for each row execute function tell_membership();

create function untell_membership() returns trigger language plpgsql as $$
begin
  delete from notifications
    where kind in ('groupRequest', 'groupJoin') and group_id = old.group_id and actor_id = old.user_id;
  return null;
end $$;
create trigger untell_membership after delete on group_members
  for each row execute function untell_membership();

-- `target_id` refers to a row of the table that `kind` says; it may be gone, what it said is kept beside.
create table reports (
  id uuid primary key,
  reporter_id uuid not null references users on delete cascade,
  accused_id uuid references users on delete set null,
  kind text not null,
  target_id uuid not null,
  reason text not null,
  text text not null default '',
  title text not null,
  content text not null,
  status text not null default 'open' check (status in ('open', 'resolved', 'dismissed')),
  decided_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index reports_list on reports (status, created_at desc, id desc);
create unique index reports_open on reports (reporter_id, kind, target_id) where status = 'open';
create index reports_accused on reports (accused_id) where accused_id is not null;
create index reports_decided on reports (decided_by) where decided_by is not null;
