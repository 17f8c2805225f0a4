-- Groups and who is in them.

create table groups (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  name text not null,
  description text not null,
  private boolean not null default false,
  tags text[] not null default '{}',
  member_count int not null default 0,
  topic_count int not null default 0,
  post_count int not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  search text not null generated always as (search_text(name || ' ' || description)) stored
);
create index groups_recent on groups (created_at desc, id desc);
create index groups_recent_private on groups (private, created_at desc, id desc);
create index groups_owner on groups (owner_id, created_at desc, id desc);
create index groups_tags on groups using gin (tags);
create index groups_search on groups using gin (search gin_trgm_ops);

create table group_members (
  group_id uuid not null references groups on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null default 'member' check (role in ('owner', 'admin', 'moderator', 'member')),
  status text not null default 'member' check (status in ('member', 'pending', 'banned')),
  created_at timestamptz(3) not null default now(),
  primary key (group_id, user_id)
);
create index group_members_user on group_members (user_id, status, created_at desc, group_id desc);
create index group_members_list on group_members (group_id, status, created_at desc, user_id desc);
create unique index group_members_one_owner on group_members (group_id) where role = 'owner';

create function count_member() returns trigger language plpgsql as $$
declare
  before int := case when tg_op <> 'INSERT' and old.status = 'member' then 1 else 0 end;
  after int := case when tg_op <> 'DELETE' and new.status = 'member' then 1 else 0 end;
begin
  if before <> after then
    update groups set member_count = member_count + after - before where id = coalesce(new.group_id, old.group_id);
  end if;
  return null;
end $$;
create trigger count_member after insert or delete or update of status on group_members
  for each row execute function count_member();
