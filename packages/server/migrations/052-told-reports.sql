-- Those who moderate a group hear of what is reported in it, without a name, and their open pages count it.

alter table notifications
  add column report_id uuid references reports on delete cascade,
  drop constraint notifications_cause,
  add constraint notifications_cause
    check (num_nonnulls(actor_id, rule_id, equipment_item_id, act_id, fly_day_id, report_id) > 0);
create index notifications_report on notifications (report_id) where report_id is not null;

create function tell_report() returns trigger language plpgsql as $$
declare
  waits boolean := new.status = 'open' and new.kept_at is null;
begin
  -- Nobody is told again because somebody says it in other words.
  if tg_op = 'UPDATE' and waits and old.status = 'open' and old.kept_at is null then return null; end if;
  -- Of one thing they hear once.
  delete from notifications where report_id in (
    select id from reports where kind = new.kind and target_id = new.target_id and group_id = new.group_id);
  if waits then
    insert into notifications (user_id, kind, group_id, report_id)
      select user_id, 'moderation', new.group_id, new.id from group_members
      where group_id = new.group_id and status = 'member' and role <> 'member'
        and user_id <> new.reporter_id and user_id is distinct from new.accused_id;
  end if;
  insert into events (user_id, kind, data)
    select watcher.user_id, 'group', jsonb_build_object('group', new.group_id)
    from event_watchers watcher join group_members member on member.user_id = watcher.user_id
    where member.group_id = new.group_id and member.status = 'member' and member.role <> 'member'
      and member.user_id is distinct from new.accused_id;
  return null;
end $$;
create trigger tell_report after insert or update of status, kept_at, group_id on reports for each row
  when (new.group_id is not null) execute function tell_report();
