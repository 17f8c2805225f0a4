-- Accounts, sessions and who follows or blocks whom. PostgreSQL 15 is the oldest server that must run this.

create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Who may see a thing, narrowest first: least() of two audiences is the narrower one.
create type audience as enum ('owner', 'followers', 'public');

-- For searching: no case, no accents. unaccent() itself is only stable, an index needs immutable.
create function search_text(text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, $1));

create table media (
  id uuid primary key,
  owner_id uuid not null,
  width int not null,
  height int not null,
  bytes int not null,
  created_at timestamptz(3) not null default now()
);
create index media_owner on media (owner_id);

create table users (
  id uuid primary key,
  username citext not null constraint users_username_key unique,
  email citext not null constraint users_email_key unique,
  name text not null,
  last_name text not null,
  password_hash text not null,
  role text not null default 'pilot' check (role in ('pilot', 'admin')),
  verified boolean not null default false,
  picture_id uuid references media on delete set null,
  profile_visibility text not null default 'public' check (profile_visibility in ('public', 'followers', 'private')),
  allow_followers_flights boolean not null default true,
  allow_followers_drones boolean not null default true,
  -- Network name -> link; a network without a link is not in it.
  social jsonb not null default '{}',
  terms_accepted_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  audience audience not null generated always as (
    case profile_visibility when 'public' then 'public'::audience when 'followers' then 'followers'::audience
      else 'owner'::audience end
  ) stored,
  search text not null generated always as (search_text(username::text || ' ' || name || ' ' || last_name)) stored
);
create index users_recent on users (created_at desc, id desc);
create index users_search on users using gin (search gin_trgm_ops);
create index users_picture on users (picture_id) where picture_id is not null;
alter table media add foreign key (owner_id) references users on delete cascade;

create table sessions (
  -- SHA-256 of the token: a stolen copy of this table opens no session.
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3) not null default now()
);
create index sessions_user on sessions (user_id);
create index sessions_last_used on sessions (last_used_at);

create table password_resets (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now()
);
create index password_resets_user on password_resets (user_id);

-- Failed logins of one account from one address; the key is a hash of both.
create table login_failures (
  key bytea primary key,
  failures int not null,
  since timestamptz(3) not null default now()
);

-- The first answer to a POST that carried an Idempotency-Key, kept for a day.
create table idempotency_keys (
  -- Who asked and what for; the key is only unique within it.
  scope text not null,
  key text not null,
  request_hash bytea not null,
  status int,
  answer jsonb,
  created_at timestamptz(3) not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

-- What changes often about a pilot, apart from the row that others lock to read their privacy.
create table pilot_stats (
  user_id uuid primary key references users on delete cascade,
  followers int not null default 0,
  following int not null default 0,
  -- Newest thing that followers may see: the following feed asks only the pilots with the newest.
  last_visible_at timestamptz(3)
);

create table follows (
  follower_id uuid not null references users on delete cascade,
  followee_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (follower_id, followee_id),
  check (follower_id <> followee_id)
);
create index follows_following on follows (follower_id, created_at desc, followee_id desc);
create index follows_followers on follows (followee_id, created_at desc, follower_id desc);

create table blocks (
  blocker_id uuid not null references users on delete cascade,
  blocked_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id, blocker_id);

create function count_follow() returns trigger language plpgsql as $$
declare
  edge follows := coalesce(new, old);
  step int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  -- Always in the order of the ids: two pilots who follow each other at once would else wait for each other.
  if edge.follower_id < edge.followee_id then
    update pilot_stats set following = following + step where user_id = edge.follower_id;
    update pilot_stats set followers = followers + step where user_id = edge.followee_id;
  else
    update pilot_stats set followers = followers + step where user_id = edge.followee_id;
    update pilot_stats set following = following + step where user_id = edge.follower_id;
  end if;
  return null;
end $$;
create trigger count_follow after insert or delete on follows for each row execute function count_follow();
