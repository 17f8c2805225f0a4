-- Banning an invited pilot and lifting the ban made a member of somebody who had never said yes.
alter table group_members
  -- False until an invitation is accepted: whoever joined or asked to has said so.
  add column has_agreed boolean not null default true;
update group_members set has_agreed = false where status = 'invited';

-- The log names what was removed, pinned or locked; who may not read it must not read its title there either.
alter table group_acts
  -- When that was written; null for acts on members and those of before.
  add column subject_at timestamptz(3);
