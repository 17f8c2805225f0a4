-- Comments on flights, in the table of those on topics; mentions in them, and how many a flight has.

alter table flights add column comments_off boolean not null default false;
alter table feed_items add column comments int not null default 0;

alter table comments
  alter column topic_id drop not null,
  add column flight_id uuid references flights on delete cascade,
  add constraint comments_place check (num_nonnulls(topic_id, flight_id) = 1);
create index comments_flight_list on comments (flight_id, created_at, id)
  where flight_id is not null and parent_id is null;
create index comments_flight on comments (flight_id) where flight_id is not null;

-- `name` as the text has it, in lower case: the text keeps its sense when the pilot takes another name.
create table comment_mentions (
  comment_id uuid not null references comments on delete cascade,
  user_id uuid not null references users on delete cascade,
  name text not null,
  primary key (comment_id, user_id)
);
create index comment_mentions_user on comment_mentions (user_id);

create or replace function count_comment() returns trigger language plpgsql as $$
declare
  before int := case when tg_op <> 'INSERT' and not old.deleted then 1 else 0 end;
  after int := case when tg_op <> 'DELETE' and not new.deleted then 1 else 0 end;
begin
  if before = after then return null; end if;
  if coalesce(new.flight_id, old.flight_id) is not null then
    update feed_items set comments = comments + after - before where id = coalesce(new.flight_id, old.flight_id);
  else
    update topics set
      comment_count = comment_count + after - before,
      last_activity = case when tg_op = 'INSERT' then greatest(last_activity, new.created_at) else last_activity end
      where id = coalesce(new.topic_id, old.topic_id);
  end if;
  return null;
end $$;

-- Those on flights are told by the server: who may see a flight is one rule, and it is not written in SQL functions.
drop trigger tell_comment on comments;
create trigger tell_comment after insert on comments for each row when (new.topic_id is not null)
  execute function tell_comment();
drop trigger tell_live on comments;
create trigger tell_live after insert or update of text, deleted on comments for each row when (new.topic_id is not null)
  execute function tell_comment_live();

-- A comment that was taken back tells nobody any more, also where its place stays.
create function untell_comment() returns trigger language plpgsql as $$
begin
  delete from notifications where comment_id = new.id;
  delete from comment_mentions where comment_id = new.id;
  return null;
end $$;
create trigger untell_comment after update of deleted on comments for each row when (new.deleted and not old.deleted)
  execute function untell_comment();
