-- What was deleted in groups a short while ago, with all that went with it, so that it can come back as it was: beside, as
-- deleted flights are. And open pages hear of a comment that is gone.

create table deleted_talk (
  id uuid primary key,
  kind text not null check (kind in ('topic', 'post', 'comment')),
  group_id uuid not null references groups on delete cascade,
  -- Who may bring it back.
  deleted_by uuid not null references users on delete cascade,
  deleted_at timestamptz(3) not null default now(),
  -- Rows by the name of their table.
  content jsonb not null
);
create index deleted_talk_group on deleted_talk (group_id);
create index deleted_talk_by on deleted_talk (deleted_by);
create index deleted_talk_at on deleted_talk (deleted_at);

-- As it was (040), and of comments that go as well: who deleted one is not known here, so that everybody hears of it.
create or replace function tell_comment_live() returns trigger language plpgsql as $$
declare
  said comments;
begin
  if tg_op = 'DELETE' then said := old; else said := new; end if;
  insert into events (user_id, kind, data)
    select watcher.user_id, 'comment', jsonb_build_object('group', topic.group_id, 'topic', topic.id, 'comment', said.id)
    from topics topic
      join group_members member on member.group_id = topic.group_id and member.status = 'member'
      join event_watchers watcher on watcher.user_id = member.user_id
      -- Leaves out accounts that the same statement has deleted.
      join users on users.id = watcher.user_id
    where topic.id = said.topic_id and (tg_op = 'DELETE' or member.user_id <> said.author_id) and member.user_id in (
      select topic.author_id union
      select author_id from (
        select author_id from comments where topic_id = said.topic_id order by created_at desc limit 200
      ) as lately union
      select user_id from topic_reads where topic_id = said.topic_id and read_at > now() - interval '1 hour'
    );
  return null;
end $$;
create trigger tell_gone_live after delete on comments for each row when (old.topic_id is not null and not old.deleted)
  execute function tell_comment_live();
