-- What a search of the map compares, kept with the spot: made anew for every row it was most of the search's time.

drop index spots_words;
alter table spots
  add column search text not null generated always as (search_text(name || ' ' || description)) stored;
create index spots_words on spots using gin (search gin_trgm_ops) where audience >= 'followers';

-- As in migration 025, but not strict: the planner writes them into the query instead of calling them for every row. No
-- place is null.
create or replace function spot_column(lng double precision, level int) returns int
  language sql immutable parallel safe
  return least(floor((lng + 180) * 2 ^ level / 360), 2 ^ level - 1)::int;
create or replace function spot_row(lat double precision, level int) returns int
  language sql immutable parallel safe
  return least(floor((lat + 90) * 2 ^ level / 360), 2 ^ (level - 1) - 1)::int;
