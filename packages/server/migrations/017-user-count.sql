-- How many pilots there are, so that a list of all of them need not count them. One row.
create table user_count (
  only_row boolean primary key default true check (only_row),
  count int not null
);
insert into user_count (count) select count(*) from users;

create function count_users() returns trigger language plpgsql as $$
declare
  change int := (select count(*) from changed);
begin
  if change > 0 then
    if tg_op = 'DELETE' then change := -change; end if;
    insert into user_count as kept (count) values (change)
      on conflict (only_row) do update set count = kept.count + excluded.count;
  end if;
  return null;
end $$;
create trigger count_new_users after insert on users
  referencing new table as changed for each statement execute function count_users();
create trigger count_gone_users after delete on users
  referencing old table as changed for each statement execute function count_users();
