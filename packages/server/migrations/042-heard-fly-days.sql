-- Who said that they come hears what becomes of the fly-day, however little they want to hear of its group.
drop trigger keep_quiet on notifications;
create trigger keep_quiet before insert on notifications for each row
  when (new.group_id is not null and coalesce(new.fly_day_event, 'created') = 'created') execute function keep_quiet();
