-- What the search box compares: names alone, folded once. Words of descriptions would find too much of everything.

alter table flights
  add column search_name text not null generated always as (search_text(title)) stored;
alter table spots
  add column search_name text not null generated always as (search_text(name)) stored;
alter table drones
  add column search_name text not null generated always as (search_text(name || ' ' || brand || ' ' || model)) stored;
alter table groups
  add column search_name text not null generated always as (search_text(name)) stored;

-- Each search reads through the list of pending entries, so that it is kept short: kilobytes, of 4 MiB by default.
create index flights_search on flights using gin (search_name gin_trgm_ops) with (gin_pending_list_limit = 256)
  where audience >= 'followers';
create index spots_search on spots using gin (search_name gin_trgm_ops) with (gin_pending_list_limit = 256)
  where audience >= 'followers';
create index drones_search on drones using gin (search_name gin_trgm_ops) with (gin_pending_list_limit = 256)
  where audience >= 'followers';
create index groups_search_name on groups using gin (search_name gin_trgm_ops) with (gin_pending_list_limit = 256);

-- How names begin, by bytes: one or two letters have no trigram that would find little.
create index flights_name on flights (audience, search_name collate "C") where audience >= 'followers';
create index spots_name on spots (audience, search_name collate "C") where audience >= 'followers';
create index drones_name on drones (audience, search_name collate "C") where audience >= 'followers';
create index groups_name on groups (search_name collate "C");
create index users_name on users (search_text(name || ' ' || last_name) collate "C");
create index users_username on users (search_text(username::text) collate "C");
