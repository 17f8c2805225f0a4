-- Invitations that the invited accepts, what a group asks and demands of those who join, what members want to hear, and
-- the log of those who run it.

alter table groups
  add column rules text not null default '',
  add column questions text[] not null default '{}',
  -- Set where a private group was opened without its past: what is older is for those who were members then.
  add column history_from timestamptz(3);

alter table group_members
  drop constraint group_members_status_check,
  add constraint group_members_status_check check (status in ('member', 'pending', 'banned', 'invited')),
  add column level text not null default 'all' check (level in ('all', 'mentions', 'none')),
  -- Each question as it was asked, with the answer.
  add column answers jsonb not null default '[]',
  -- Who invited the pilot, or let them in; their account may be gone.
  add column let_in_by uuid;
-- Those who run a group, apart from the many.
create index group_members_staff on group_members (group_id, created_at desc, user_id desc)
  where status = 'member' and role <> 'member';

create table topic_mutes (
  topic_id uuid not null references topics on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (topic_id, user_id)
);
create index topic_mutes_user on topic_mutes (user_id);

create table group_acts (
  id uuid primary key,
  group_id uuid not null references groups on delete cascade,
  -- Who did it and to whom; their accounts may be gone.
  actor_id uuid not null,
  act text not null,
  member_id uuid,
  -- What was removed, pinned or locked, as it was called then.
  title text not null default '',
  role text,
  created_at timestamptz(3) not null default now()
);
create index group_acts_list on group_acts (group_id, created_at desc, id desc);
create index group_acts_actor on group_acts (actor_id);

update notifications set kind = 'groupApproved' where kind = 'groupWelcome';

-- A request tells those who decide, an invitation the invited, a decision the pilot, and a new member the owner or who
-- invited them.
create or replace function tell_membership() returns trigger language plpgsql as $$
declare
  owner uuid;
  host uuid;
  before text := case when tg_op = 'UPDATE' then old.status end;
  -- What the generator of big databases and an import put in was so when it says.
  at timestamptz := case when tg_op = 'UPDATE' then now() else new.created_at end;
begin
  if before = new.status then return null; end if;
  select owner_id into owner from groups where id = new.group_id;
  select coalesce((select id from users where id = new.let_in_by), owner) into host;
  delete from notifications where group_id = new.group_id and (
    (kind in ('groupRequest', 'groupJoin') and actor_id = new.user_id)
    or (kind in ('groupInvite', 'groupApproved') and user_id = new.user_id));
  if new.status = 'pending' then
    insert into notifications (user_id, kind, actor_id, group_id, created_at)
      select user_id, 'groupRequest', new.user_id, new.group_id, at from group_members
      where group_id = new.group_id and status = 'member' and role in ('owner', 'admin') and user_id <> new.user_id;
  elsif new.status = 'invited' then
    insert into notifications (user_id, kind, actor_id, group_id, created_at)
      values (new.user_id, 'groupInvite', host, new.group_id, at);
  elsif new.status = 'member' and before in ('pending', 'banned') then
    insert into notifications (user_id, kind, actor_id, group_id)
      select new.user_id, 'groupApproved', host, new.group_id
      where host <> new.user_id;
  elsif new.status = 'member' and owner <> new.user_id then
    insert into notifications (user_id, kind, actor_id, group_id, created_at)
      values (host, 'groupJoin', new.user_id, new.group_id, at);
  end if;
  return null;
end $$;

create or replace function untell_membership() returns trigger language plpgsql as $$
begin
  delete from notifications where group_id = old.group_id and (
    (kind in ('groupRequest', 'groupJoin') and actor_id = old.user_id)
    or (kind in ('groupInvite', 'groupApproved') and user_id = old.user_id));
  return null;
end $$;

-- What is said in a group reaches nobody who wants to hear nothing of it; what concerns the membership always does.
create function keep_quiet() returns trigger language plpgsql as $$
begin
  if new.kind in ('groupRequest', 'groupApproved', 'groupInvite', 'moderation') then return new; end if;
  if exists (select 1 from topic_mutes where topic_id = new.topic_id and user_id = new.user_id) and new.kind <> 'mention'
    or exists (
      select 1 from group_members where group_id = new.group_id and user_id = new.user_id
        and (level = 'none' or (level = 'mentions' and new.kind not in ('mention', 'reply'))))
  then return null; end if;
  return new;
end $$;
create trigger keep_quiet before insert on notifications for each row when (new.group_id is not null)
  execute function keep_quiet();

-- The pilot whom it concerns and those who decide see at once what became of a membership.
create function tell_membership_live() returns trigger language plpgsql as $$
declare
  changed uuid := coalesce(new.group_id, old.group_id);
  pilot uuid := coalesce(new.user_id, old.user_id);
begin
  insert into events (user_id, kind, data)
    select watcher.user_id, 'group', jsonb_build_object('group', changed)
    -- The join leaves out accounts that the same statement has deleted.
    from event_watchers watcher join users on users.id = watcher.user_id
    where watcher.user_id = pilot or watcher.user_id in (
      select user_id from group_members
      where group_id = changed and status = 'member' and role in ('owner', 'admin'));
  return null;
end $$;
create trigger tell_live after insert or delete or update of status, role on group_members
  for each row execute function tell_membership_live();
