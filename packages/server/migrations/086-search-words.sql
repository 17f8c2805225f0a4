-- What the search box compares, word by word: of flights the title, tags and disciplines; of spots the name and where they
-- are; of drones the name, brand, model and type; of groups the name and tags; what topics and posts say. A word has a space on
-- either side; a tag stands in it twice, the second time as `#` and in one piece.

create function search_words(text) returns text
  language sql immutable strict parallel safe
  -- Letters and digits of ASCII are what is left of most texts; other scripts have their own signs, which stay.
  return ' ' || btrim(regexp_replace(search_text($1), '[\s!-/:-@[-`{-~]+', ' ', 'g')) || ' ';

create function search_tags(text[]) returns text
  language sql immutable strict parallel safe
  return (select coalesce(string_agg(words || '#' || replace(words, ' ', '') || ' ', '' order by place), '')
    from unnest($1) with ordinality as tag (name, place), search_words(name) as words where words <> '  ');

drop index flights_search;
drop index spots_search;
drop index drones_search;
drop index groups_search_name;

alter table flights add column search_words text not null
  generated always as (search_words(title) || search_tags(tags || disciplines)) stored;
alter table spots
  -- What the nearest town is called, and its province and country, of the place that others see; null until the server has
  -- looked them up.
  add column town_names text[],
  add column region_names text;
-- Of a place that is not shown exactly nobody but the owner reads the address. It mostly begins with the town.
alter table spots add column search_words text not null generated always as (
  search_words(name || ' ' || coalesce(region_names, '') || ' '
      || case when precision = 'exact' then coalesce(address, '') else '' end)
    || search_tags(coalesce(town_names, '{}') || case when precision = 'exact' then split_part(address, ',', 1) end)) stored;
alter table drones add column search_words text not null
  generated always as (search_words(name || ' ' || brand || ' ' || model) || search_tags(array_remove(array[type], 'other'))) stored;
alter table groups add column search_words text not null
  generated always as (search_words(name) || search_tags(tags)) stored;
alter table topics add column search_words text not null
  generated always as (search_words(title || ' ' || description)) stored;
alter table posts add column search_words text not null
  generated always as (search_words(title || ' ' || content)) stored;

-- As in 033: each search reads through the pending entries.
create index flights_search on flights using gin (search_words gin_trgm_ops) with (gin_pending_list_limit = 256)
  where audience >= 'followers';
create index spots_search on spots using gin (search_words gin_trgm_ops) with (gin_pending_list_limit = 256)
  where audience >= 'followers';
create index drones_search on drones using gin (search_words gin_trgm_ops) with (gin_pending_list_limit = 256)
  where audience >= 'followers';
create index groups_search_words on groups using gin (search_words gin_trgm_ops) with (gin_pending_list_limit = 256);
create index topics_search on topics using gin (search_words gin_trgm_ops) with (gin_pending_list_limit = 256);
create index posts_search on posts using gin (search_words gin_trgm_ops) with (gin_pending_list_limit = 256);

-- The newest flights with a drone and at a spot that were found, for each audience.
create index flights_with_drone on flights (drone_id, audience, created_at desc, id desc) where drone_id is not null;
create index flights_at_spot on flights (spot_id, audience, created_at desc, id desc) where spot_id is not null;

create index spots_without_names on spots (id) where town_names is null;
-- The newest of a group, whether pinned or not.
create index topics_newest on topics (group_id, created_at desc, id desc);
