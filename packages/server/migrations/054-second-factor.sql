-- A second factor: codes of an app (TOTP, RFC 6238), and ten codes on paper for when the app is lost.
alter table users
  -- AES-256-GCM under secrets.account_key, bound to the account's id.
  add column totp_secret bytea,
  -- When a code first proved that the app has the secret; the factor is off until then.
  add column totp_at timestamptz(3),
  -- The newest step of 30 seconds whose code was taken: no code counts twice.
  add column totp_step int;
create table recovery_codes (
  -- SHA-256 of 120 random bits.
  code_hash bytea primary key,
  user_id uuid not null references users on delete cascade
);
create index recovery_codes_user on recovery_codes (user_id);
-- For what the server must be able to read back. Two ids are 244 random bits.
alter table secrets add column account_key bytea not null
  default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
