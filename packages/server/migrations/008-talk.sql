-- What members of a group talk about: topics with comments, and posts.

create table topics (
  id uuid primary key,
  group_id uuid not null references groups on delete cascade,
  author_id uuid not null references users on delete cascade,
  title text not null,
  description text not null default '',
  pinned boolean not null default false,
  comment_count int not null default 0,
  last_activity timestamptz(3) not null default now(),
  edited boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index topics_list on topics (group_id, pinned desc, last_activity desc, id desc);
create index topics_author on topics (author_id);

create table comments (
  id uuid primary key,
  topic_id uuid not null references topics on delete cascade,
  author_id uuid not null references users on delete cascade,
  -- The comment that it answers, which answers none itself: one level, kept by who inserts.
  parent_id uuid references comments on delete cascade,
  text text not null,
  edited boolean not null default false,
  -- Taken back after others had answered: stays as an empty place for their answers.
  deleted boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index comments_list on comments (topic_id, created_at, id) where parent_id is null;
create index comments_replies on comments (parent_id, created_at, id) where parent_id is not null;
create index comments_topic on comments (topic_id);
create index comments_author on comments (author_id);

create table posts (
  id uuid primary key,
  group_id uuid not null references groups on delete cascade,
  author_id uuid not null references users on delete cascade,
  title text not null,
  content text not null,
  edited boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index posts_list on posts (group_id, created_at desc, id desc);
create index posts_author on posts (author_id);

create function count_topic() returns trigger language plpgsql as $$
begin
  update groups set topic_count = topic_count + case tg_op when 'INSERT' then 1 else -1 end
    where id = coalesce(new.group_id, old.group_id);
  return null;
end $$;
create trigger count_topic after insert or delete on topics for each row execute function count_topic();

create function count_post() returns trigger language plpgsql as $$
begin
  update groups set post_count = post_count + case tg_op when 'INSERT' then 1 else -1 end
    where id = coalesce(new.group_id, old.group_id);
  return null;
end $$;
create trigger count_post after insert or delete on posts for each row execute function count_post();

create function count_comment() returns trigger language plpgsql as $$
declare
  before int := case when tg_op <> 'INSERT' and not old.deleted then 1 else 0 end;
  after int := case when tg_op <> 'DELETE' and not new.deleted then 1 else 0 end;
begin
  if before <> after then
    update topics set
      comment_count = comment_count + after - before,
      last_activity = case when tg_op = 'INSERT' then greatest(last_activity, new.created_at) else last_activity end
      where id = coalesce(new.topic_id, old.topic_id);
  end if;
  return null;
end $$;
create trigger count_comment after insert or delete or update of deleted on comments
  for each row execute function count_comment();

-- A group outlives its owner's account: the highest and longest in it owns it then. One with nobody left goes along.
create function hand_over_groups() returns trigger language plpgsql as $$
declare
  owned record;
  heir uuid;
begin
  for owned in select id from groups where owner_id = old.id for update loop
    -- The join leaves out accounts that the same statement has deleted before.
    select m.user_id into heir from group_members m join users on users.id = m.user_id
      where m.group_id = owned.id and m.user_id <> old.id and m.status = 'member'
      order by case m.role when 'admin' then 0 when 'moderator' then 1 else 2 end, m.created_at, m.user_id limit 1;
    if heir is not null then
      update group_members set role = 'member' where group_id = owned.id and user_id = old.id;
      update group_members set role = 'owner' where group_id = owned.id and user_id = heir;
      update groups set owner_id = heir where id = owned.id;
    end if;
  end loop;
  return old;
end $$;
create trigger hand_over_groups before delete on users for each row execute function hand_over_groups();
