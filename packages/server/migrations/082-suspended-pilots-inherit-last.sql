-- Who is suspended could not run a group: it goes to one of them only where nobody else is left.
create or replace function hand_over_groups() returns trigger language plpgsql as $$
declare
  owned record;
  heir uuid;
begin
  for owned in select id from groups where owner_id = old.id for update loop
    -- The join leaves out accounts that the same statement has deleted before.
    select m.user_id into heir from group_members m join users on users.id = m.user_id
      left join suspensions on suspensions.user_id = m.user_id and coalesce(until > now(), true)
      where m.group_id = owned.id and m.user_id <> old.id and m.status = 'member'
      order by suspensions.user_id is not null, case m.role when 'admin' then 0 when 'moderator' then 1 else 2 end,
        m.created_at, m.user_id limit 1;
    if heir is not null then
      update group_members set role = 'member' where group_id = owned.id and user_id = old.id;
      update group_members set role = 'owner' where group_id = owned.id and user_id = heir;
      update groups set owner_id = heir where id = owned.id;
    end if;
  end loop;
  return old;
end $$;
