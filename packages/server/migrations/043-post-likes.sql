-- Likes of posts in groups. Those of flights, drones and spots hang on the feed, which posts are not in.

alter table posts add column likes int not null default 0;

create table post_likes (
  post_id uuid not null references posts on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (post_id, user_id)
);
create index post_likes_user on post_likes (user_id, created_at);

create function count_post_like() returns trigger language plpgsql as $$
begin
  update posts set likes = likes + case tg_op when 'INSERT' then 1 else -1 end
    where id = coalesce(new.post_id, old.post_id);
  return null;
end $$;
create trigger count_post_like after insert or delete on post_likes for each row execute function count_post_like();
