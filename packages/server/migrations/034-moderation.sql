-- What administrators decide: content that is hidden, accounts that are suspended, and the log of it that the pilots
-- concerned can read and appeal.

alter table flights add column hidden boolean not null default false;
alter table drones add column hidden boolean not null default false;
alter table spots add column hidden boolean not null default false;
alter table groups add column hidden boolean not null default false;
alter table topics add column hidden boolean not null default false;
alter table posts add column hidden boolean not null default false;
alter table comments add column hidden boolean not null default false;

-- The audience of a hidden item is its owner, whatever visibility and privacy say. Runs after `set_audience`, since
-- triggers of a moment run in the order of their names; whoever hides or restores names `visibility` too, so that it runs.
create function withhold_hidden() returns trigger language plpgsql as $$
begin
  new.audience := 'owner';
  new.link_audience := 'owner';
  return new;
end $$;
create trigger withhold_hidden before update on flights for each row when (new.hidden)
  execute function withhold_hidden();
create trigger withhold_hidden before update on drones for each row when (new.hidden)
  execute function withhold_hidden();
create trigger withhold_hidden before update on spots for each row when (new.hidden)
  execute function withhold_hidden();

-- Counts that everybody reads leave out what is hidden. Those of 006, 008 and 030 count it: this takes it off, and puts it
-- back where they take it off a second time.
create function count_hidden() returns trigger language plpgsql as $$
declare
  was jsonb := to_jsonb(old);
  is_now jsonb := case tg_op when 'DELETE' then null else to_jsonb(new) end;
  before int := case when (was->>'hidden')::boolean and not coalesce((was->>'deleted')::boolean, false) then 1 else 0 end;
  after int := case when (is_now->>'hidden')::boolean and not coalesce((is_now->>'deleted')::boolean, false)
    then 1 else 0 end;
  step int := before - after;
begin
  if step = 0 then return null; end if;
  case tg_table_name
    when 'topics' then update groups set topic_count = topic_count + step where id = old.group_id;
    when 'posts' then update groups set post_count = post_count + step where id = old.group_id;
    when 'groups' then update group_counts set count = count + step where private = old.private;
    else
      if was->>'topic_id' is not null then
        update topics set comment_count = comment_count + step where id = (was->>'topic_id')::uuid;
      else
        update feed_items set comments = comments + step where id = (was->>'flight_id')::uuid;
      end if;
  end case;
  return null;
end $$;
create trigger count_hidden after delete or update of hidden on topics for each row execute function count_hidden();
create trigger count_hidden after delete or update of hidden on posts for each row execute function count_hidden();
create trigger count_hidden after delete or update of hidden, deleted on comments
  for each row execute function count_hidden();
create trigger count_hidden after delete or update of hidden on groups for each row execute function count_hidden();
-- A hidden group that becomes private or public moves between the two counts, which never had it.
create function count_hidden_group_moved() returns trigger language plpgsql as $$
begin
  update group_counts set count = count + case when private = old.private then 1 else -1 end;
  return null;
end $$;
create trigger count_hidden_group_moved after update of private on groups for each row
  when (old.hidden and new.hidden and old.private <> new.private) execute function count_hidden_group_moved();

create table suspensions (
  user_id uuid primary key references users on delete cascade,
  reason text not null,
  note text not null default '',
  -- Null: until it is lifted.
  until timestamptz(3),
  created_at timestamptz(3) not null default now()
);

-- Each act of an administrator, for the pilot whom it concerns. `target_id` refers to a row of the table that `kind` says.
create table moderation_acts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  admin_id uuid references users on delete set null,
  act text not null check (act in
    ('hide', 'restore', 'warn', 'suspend', 'unsuspend', 'endSessions', 'verify', 'unverify')),
  kind text not null,
  target_id uuid not null,
  title text not null,
  reason text,
  note text not null default '',
  until timestamptz(3),
  created_at timestamptz(3) not null default now(),
  appeal text,
  appealed_at timestamptz(3),
  appeal_status text check (appeal_status in ('open', 'upheld', 'restored')),
  appeal_note text not null default '',
  appeal_decided_by uuid references users on delete set null,
  check ((appeal is null) = (appeal_status is null) and (appeal is null) = (appealed_at is null))
);
create index moderation_acts_user on moderation_acts (user_id, created_at desc, id desc);
create index moderation_acts_target on moderation_acts (target_id, created_at desc, id desc);
create index moderation_acts_open on moderation_acts (appealed_at desc, id desc) where appeal_status = 'open';
create index moderation_acts_settled on moderation_acts (appealed_at desc, id desc)
  where appeal_status in ('upheld', 'restored');
create index moderation_acts_admin on moderation_acts (admin_id) where admin_id is not null;
create index moderation_acts_decided on moderation_acts (appeal_decided_by) where appeal_decided_by is not null;

-- The queue shows a thing once, with all reports of it.
create index reports_subject on reports (target_id, kind, status, created_at desc, id desc);

alter table notifications
  add column act_id uuid references moderation_acts on delete cascade,
  drop constraint notifications_check1,
  add constraint notifications_cause
    check (num_nonnulls(actor_id, rule_id, equipment_item_id, act_id) > 0);
create index notifications_act on notifications (act_id) where act_id is not null;

-- The pilot is told of each act, and of the decision on an appeal. Which administrator it was is not told.
create function tell_moderation() returns trigger language plpgsql as $$
begin
  delete from notifications where act_id = new.id;
  insert into notifications (user_id, kind, act_id) values (new.user_id, 'moderation', new.id);
  return null;
end $$;
create trigger tell_moderation after insert on moderation_acts for each row execute function tell_moderation();
create trigger tell_appeal after update of appeal_status on moderation_acts for each row
  when (new.appeal_status in ('upheld', 'restored')) execute function tell_moderation();
