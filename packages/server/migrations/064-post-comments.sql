-- Comments on posts in groups, in the table of those on topics and flights; how many a post has, who is told, and open
-- pages that hear of them.

alter table posts add column comment_count int not null default 0;

alter table comments
  add column post_id uuid references posts on delete cascade,
  drop constraint comments_place,
  add constraint comments_place check (num_nonnulls(topic_id, flight_id, post_id) = 1);
create index comments_post_list on comments (post_id, created_at, id) where post_id is not null and parent_id is null;
-- Who talked lately, and what goes with a post.
create index comments_post on comments (post_id, created_at) where post_id is not null;

alter table notifications add column post_id uuid references posts on delete cascade;
create index notifications_post on notifications (post_id) where post_id is not null;

-- Posts that were deleted a moment ago come back with the new column.
update deleted_talk set content = jsonb_set(content, '{posts}', (
    select jsonb_agg(part || '{"comment_count": 0}') from jsonb_array_elements(content -> 'posts') as part))
  where kind = 'post';

-- As they were (030, 034, 009, 046), and of posts too.
create or replace function count_comment() returns trigger language plpgsql as $$
declare
  before int := case when tg_op <> 'INSERT' and not old.deleted then 1 else 0 end;
  after int := case when tg_op <> 'DELETE' and not new.deleted then 1 else 0 end;
begin
  if before = after then return null; end if;
  if coalesce(new.flight_id, old.flight_id) is not null then
    update feed_items set comments = comments + after - before where id = coalesce(new.flight_id, old.flight_id);
  elsif coalesce(new.post_id, old.post_id) is not null then
    update posts set comment_count = comment_count + after - before where id = coalesce(new.post_id, old.post_id);
  else
    update topics set
      comment_count = comment_count + after - before,
      last_activity = case when tg_op = 'INSERT' then greatest(last_activity, new.created_at) else last_activity end
      where id = coalesce(new.topic_id, old.topic_id);
  end if;
  return null;
end $$;

create or replace function count_hidden() returns trigger language plpgsql as $$
declare
  was jsonb := to_jsonb(old);
  is_now jsonb := case tg_op when 'DELETE' then null else to_jsonb(new) end;
  before int := case when (was->>'hidden')::boolean and not coalesce((was->>'deleted')::boolean, false) then 1 else 0 end;
  after int := case when (is_now->>'hidden')::boolean and not coalesce((is_now->>'deleted')::boolean, false)
    then 1 else 0 end;
  step int := before - after;
begin
  if step = 0 then return null; end if;
  case tg_table_name
    when 'topics' then update groups set topic_count = topic_count + step where id = old.group_id;
    when 'posts' then update groups set post_count = post_count + step where id = old.group_id;
    when 'groups' then update group_counts set count = count + step where private = old.private;
    else
      if was->>'topic_id' is not null then
        update topics set comment_count = comment_count + step where id = (was->>'topic_id')::uuid;
      elsif was->>'post_id' is not null then
        update posts set comment_count = comment_count + step where id = (was->>'post_id')::uuid;
      else
        update feed_items set comments = comments + step where id = (was->>'flight_id')::uuid;
      end if;
  end case;
  return null;
end $$;

create or replace function tell_comment() returns trigger language plpgsql as $$
declare
  place record;
  answered uuid;
begin
  select group_id, author_id into place from topics where id = new.topic_id
    union all select group_id, author_id from posts where id = new.post_id;
  select c.author_id into answered from comments c where c.id = new.parent_id and not c.deleted;
  if answered is not null and answered <> new.author_id then
    insert into notifications (user_id, kind, actor_id, group_id, topic_id, post_id, comment_id, created_at)
      values (answered, 'reply', new.author_id, place.group_id, new.topic_id, new.post_id, new.id, new.created_at);
  end if;
  if place.author_id <> new.author_id and place.author_id is distinct from answered then
    insert into notifications (user_id, kind, actor_id, group_id, topic_id, post_id, comment_id, created_at)
      values (place.author_id, 'comment', new.author_id, place.group_id, new.topic_id, new.post_id, new.id,
        new.created_at);
  end if;
  return null;
end $$;
drop trigger tell_comment on comments;
create trigger tell_comment after insert on comments for each row when (new.flight_id is null)
  execute function tell_comment();

-- Of a post nobody's reading is kept: its author and who talked about it hear of it, others look.
create function tell_post_comment_live() returns trigger language plpgsql as $$
declare
  said comments;
begin
  if tg_op = 'DELETE' then said := old; else said := new; end if;
  insert into events (user_id, kind, data)
    select watcher.user_id, 'comment', jsonb_build_object('group', post.group_id, 'post', post.id, 'comment', said.id)
    from posts post
      join group_members member on member.group_id = post.group_id and member.status = 'member'
      join event_watchers watcher on watcher.user_id = member.user_id
      -- Leaves out accounts that the same statement has deleted.
      join users on users.id = watcher.user_id
    where post.id = said.post_id and (tg_op = 'DELETE' or member.user_id <> said.author_id) and member.user_id in (
      select post.author_id union
      select author_id from (
        select author_id from comments where post_id = said.post_id order by created_at desc limit 200
      ) as lately
    );
  return null;
end $$;
create trigger tell_post_live after insert or update of text, deleted on comments
  for each row when (new.post_id is not null) execute function tell_post_comment_live();
create trigger tell_post_gone_live after delete on comments
  for each row when (old.post_id is not null and not old.deleted) execute function tell_post_comment_live();
