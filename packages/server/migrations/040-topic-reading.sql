-- How far members have read a topic, topics that are closed, and a reader's page that hears of new comments.

alter table topics add column locked boolean not null default false;

create table topic_reads (
  topic_id uuid not null references topics on delete cascade,
  user_id uuid not null references users on delete cascade,
  read_at timestamptz(3) not null default now(),
  primary key (topic_id, user_id)
);
create index topic_reads_user on topic_reads (user_id);

-- By time, replies too: what came since somebody read is counted in it.
create index comments_topic_time on comments (topic_id, created_at, id) where topic_id is not null;
drop index comments_topic;

-- Who opened the topic, who talked in it lately and who read it within the hour, as far as they still are in the group.
create or replace function tell_comment_live() returns trigger language plpgsql as $$
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
      ) as lately union
      select user_id from topic_reads where topic_id = new.topic_id and read_at > now() - interval '1 hour'
    );
  return null;
end $$;
