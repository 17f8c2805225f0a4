-- A new address counts when the link that was mailed to it is opened; the old one can take the change back for a week.
alter table users add column pending_email citext;
create table email_links (
  -- SHA-256 of the token in the mail.
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('confirm', 'undo')),
  -- The address that the account has once the link is opened.
  email citext not null,
  created_at timestamptz(3) not null default now()
);
create index email_links_user on email_links (user_id);
