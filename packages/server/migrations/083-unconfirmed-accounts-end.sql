-- Until when an account stays whose address nobody has confirmed and that has made nothing: for those that are here already
-- the month begins now.
alter table users add column confirm_until timestamptz(3) not null default now() + interval '30 days';
create index users_unconfirmed on users (confirm_until) where not email_confirmed;
