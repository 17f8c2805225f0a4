-- What tells its owner one open session from another. The id names it in an address, where the token's hash must not be.
alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column user_agent text not null default '',
  add column address text not null default '',
  add constraint sessions_id unique (id);
