-- Likes of one thing are one notification, and open pages hear what was taken back.

-- True where a newer like of the same thing stands for it. Null is false: what was deleted before comes back without it.
alter table notifications add column gathered boolean;
update notifications set gathered = true where kind = 'like' and exists (
  select 1 from notifications as newer where newer.kind = 'like' and newer.item_id = notifications.item_id
    and (newer.created_at, newer.id) > (notifications.created_at, notifications.id));

drop index notifications_list, notifications_unread, notifications_item;
create index notifications_list on notifications (user_id, created_at desc, id desc) where gathered is not true;
create index notifications_unread on notifications (user_id, created_at desc, id desc)
  where read_at is null and gathered is not true;
create index notifications_user on notifications (user_id);
create index notifications_item on notifications (item_id, kind, created_at desc, id desc) where item_id is not null;

create or replace function tell_like() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from notifications where kind = 'like' and item_id = old.item_id and actor_id = old.user_id;
  else
    -- A like waits for no other like of the same moment: the next one gathers both.
    update notifications set gathered = true where id in (
      select id from notifications
      where kind = 'like' and item_id = new.item_id and gathered is not true
        and exists (select 1 from feed_items where id = new.item_id and owner_id <> new.user_id)
      for no key update skip locked);
    insert into notifications (user_id, kind, actor_id, item_id, created_at)
      select owner_id, 'like', new.user_id, id, new.created_at from feed_items
      where id = new.item_id and owner_id <> new.user_id;
  end if;
  return null;
end $$;

-- The newest that is left takes the place of the one that stood for all, and is as read as it was.
create function stand_for_likes() returns trigger language plpgsql as $$
begin
  update notifications set gathered = null, read_at = coalesce(read_at, old.read_at)
    where id = (
      select id from notifications where kind = 'like' and item_id = old.item_id
      order by created_at desc, id desc limit 1
      -- Held by a like that is being made: that one stands.
      for no key update skip locked);
  return null;
end $$;
create trigger stand_for_likes after delete on notifications for each row
  when (old.kind = 'like' and old.gathered is not true) execute function stand_for_likes();

create function tell_untold_live() returns trigger language plpgsql as $$
begin
  insert into events (user_id, kind, data)
    select distinct gone.user_id, 'notificationsChanged', '{}'::jsonb
    from gone join event_watchers watcher on watcher.user_id = gone.user_id
      -- The join leaves out accounts that the same statement has deleted.
      join users on users.id = gone.user_id;
  return null;
end $$;
create trigger tell_untold after delete on notifications referencing old table as gone
  for each statement execute function tell_untold_live();
