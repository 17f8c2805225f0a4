-- How many public spots lie in each cell of a grid, so that a map of a country or of the world costs the same however
-- many spots there are. What only some may see is counted row by row, since that is few for any one viewer.

-- The cell of a point: `level` halves the globe's 360 degrees so many times. The column counts from the 180th meridian
-- to the east, the row from the South Pole; both edges of the globe belong to its last cells.
create function spot_column(lng double precision, level int) returns int
  language sql immutable strict parallel safe
  return least(floor((lng + 180) * 2 ^ level / 360), 2 ^ level - 1)::int;
create function spot_row(lat double precision, level int) returns int
  language sql immutable strict parallel safe
  return least(floor((lat + 90) * 2 ^ level / 360), 2 ^ (level - 1) - 1)::int;

create table spot_cells (
  -- 4: 22.5 degrees, for the whole world; 12: 0.09 degrees, for a box of one degree.
  level smallint not null check (level between 4 and 12),
  x int not null,
  y int not null,
  count int not null,
  -- Of the places that others see; divided by the count they are where the cluster stands.
  lat_sum double precision not null,
  lng_sum double precision not null,
  primary key (level, x, y)
);

-- Takes the places (longitude, latitude) that are gone out of the counts, and those that have come into them.
create function move_spot_cells(gone point[], come point[]) returns void language sql as $$
  insert into spot_cells as kept (level, x, y, count, lat_sum, lng_sum)
  select level, spot_column(place[0], level), spot_row(place[1], level), sum(n), sum(n * place[1]), sum(n * place[0])
  from (select -1 as n, place from unnest(gone) as place union all select 1, place from unnest(come) as place) as moves
  cross join generate_series(4, 12) as level
  group by 1, 2, 3 having sum(n) <> 0 or sum(n * place[1]) <> 0 or sum(n * place[0]) <> 0
  order by 1, 2, 3
  on conflict (level, x, y) do update set
    count = kept.count + excluded.count,
    -- What adding and subtracting leaves behind ends with the cell's last spot.
    lat_sum = case when kept.count + excluded.count = 0 then 0 else kept.lat_sum + excluded.lat_sum end,
    lng_sum = case when kept.count + excluded.count = 0 then 0 else kept.lng_sum + excluded.lng_sum end
$$;

-- By statement: a pilot who changes the privacy of all spots writes each cell once, and all writers in one order, so that
-- no two wait for each other.
create function count_spot_cells() returns trigger language plpgsql as $$
declare
  was point[] := '{}';
  is_now point[] := '{}';
begin
  if tg_op <> 'INSERT' then
    was := array(select point(shown_lng, shown_lat) from gone where audience = 'public');
  end if;
  if tg_op <> 'DELETE' then
    is_now := array(select point(shown_lng, shown_lat) from come where audience = 'public');
  end if;
  if cardinality(was) + cardinality(is_now) > 0 then perform move_spot_cells(was, is_now); end if;
  return null;
end $$;
create trigger count_new_spots after insert on spots
  referencing new table as come for each statement execute function count_spot_cells();
create trigger count_changed_spots after update on spots
  referencing old table as gone new table as come for each statement execute function count_spot_cells();
create trigger count_gone_spots after delete on spots
  referencing old table as gone for each statement execute function count_spot_cells();

select move_spot_cells('{}', array(select point(shown_lng, shown_lat) from spots where audience = 'public'));

-- What only followers may see, pilot by pilot.
create index spots_for_followers on spots (owner_id) where audience = 'followers';
create index spots_words on spots using gin (search_text(name || ' ' || description) gin_trgm_ops)
  where audience >= 'followers';
