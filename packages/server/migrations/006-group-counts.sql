-- How many groups there are, so that a list of all of them need not count them. Two rows.
create table group_counts (
  private boolean primary key,
  count int not null
);
insert into group_counts (private, count)
  select kind.private, (select count(*) from groups where groups.private = kind.private)
  from (values (true), (false)) as kind (private);

create function count_group() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into group_counts as kind values (old.private, -1)
      on conflict (private) do update set count = kind.count - 1;
  end if;
  if tg_op <> 'DELETE' then
    insert into group_counts as kind values (new.private, 1)
      on conflict (private) do update set count = kind.count + 1;
  end if;
  return null;
end $$;
create trigger count_group after insert or delete or update of private on groups
  for each row execute function count_group();
