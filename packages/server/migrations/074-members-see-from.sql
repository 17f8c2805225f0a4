-- What a member of a group that was opened without its past may read stays as it was when they joined, also when the group
-- closes and opens again.

alter table group_members
  -- Null where they see all. Those who moderate do so anyway.
  add column sees_from timestamptz(3);

update group_members as member set sees_from = groups.history_from
  from groups where groups.id = group_id and not groups.private and groups.history_from is not null
    and member.status = 'member' and member.created_at >= groups.history_from;

create function set_sees_from() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status = 'member' then return new; end if;
  new.sees_from := (select history_from from groups where id = new.group_id and not private);
  return new;
end $$;
create trigger set_sees_from before insert or update of status on group_members
  for each row when (new.status = 'member') execute function set_sees_from();
