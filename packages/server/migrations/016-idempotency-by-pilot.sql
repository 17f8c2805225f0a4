-- A repeated key is answered by the first answer whatever data comes with it, so nothing compares the data any more.
-- Kept answers hold what a pilot wrote: they go with the account.
alter table idempotency_keys add column user_id uuid references users on delete cascade;
update idempotency_keys set user_id = users.id, scope = split_part(scope, ':', 2)
  from users where users.id::text = split_part(scope, ':', 1);
delete from idempotency_keys where user_id is null;
alter table idempotency_keys drop constraint idempotency_keys_pkey;
alter table idempotency_keys add primary key (user_id, scope, key);
alter table idempotency_keys drop column request_hash;
