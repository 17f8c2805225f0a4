-- A session that ends takes its open streams of events along, in whichever process they are: by logout, a changed or
-- reset password, another device, a suspension. By statement, and for pilots alone who have had a page open lately: a
-- message has others' commits wait for ours.
create function announce_ended_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('estela_events', 'session ' || user_id)
    from (select distinct user_id from gone join event_watchers using (user_id)) as watching;
  return null;
end $$;
create trigger announce_ended_sessions after delete on sessions
  referencing old table as gone for each statement execute function announce_ended_sessions();
