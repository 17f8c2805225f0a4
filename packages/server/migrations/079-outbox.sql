-- Mails that nobody can ask for again wait here until the mail server has taken them.
create table outbox (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- Whom it goes to and what it says, under secrets.account_key and bound to `id`: a link in it opens the account.
  sealed bytea not null,
  created_at timestamptz(3) not null default now(),
  due_at timestamptz(3) not null default now()
);
create index outbox_user on outbox (user_id);
create index outbox_due on outbox (due_at);
