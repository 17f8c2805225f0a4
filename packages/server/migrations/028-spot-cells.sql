-- As in 003, but spots come last: what writes spots locks their cells at its end (025). Whoever deletes a spot empties the
-- flights of others there first; a pilot who holds the cells and wants those flights would wait for them in a circle.
create or replace function apply_privacy() returns trigger language plpgsql as $$
begin
  update feed_items set audience = new.audience, link_audience = new.audience where id = new.id;
  update drones set
    audience = item_audience(visibility, new.audience, new.allow_followers_drones),
    link_audience = item_link_audience(visibility, new.audience, new.allow_followers_drones)
    where owner_id = new.id;
  update flights set
    audience = item_audience(visibility, new.audience, new.allow_followers_flights),
    link_audience = item_link_audience(visibility, new.audience, new.allow_followers_flights)
    where owner_id = new.id;
  update spots set
    audience = item_audience(visibility, new.audience, true),
    link_audience = item_link_audience(visibility, new.audience, true)
    where owner_id = new.id;
  return null;
end $$;

-- As in 025, but without what is empty: a spot that is moved about would leave nine cells behind each time, and a restore
-- refuses a database that has any.
create or replace function move_spot_cells(gone point[], come point[]) returns void language sql as $$
  insert into spot_cells as kept (level, x, y, count, lat_sum, lng_sum)
  select level, spot_column(place[0], level), spot_row(place[1], level), sum(n), sum(n * place[1]), sum(n * place[0])
  from (select -1 as n, place from unnest(gone) as place union all select 1, place from unnest(come) as place) as moves
  cross join generate_series(4, 12) as level
  group by 1, 2, 3 having sum(n) <> 0 or sum(n * place[1]) <> 0 or sum(n * place[0]) <> 0
  order by 1, 2, 3
  on conflict (level, x, y) do update set
    count = kept.count + excluded.count,
    lat_sum = kept.lat_sum + excluded.lat_sum,
    lng_sum = kept.lng_sum + excluded.lng_sum;
  delete from spot_cells where count = 0 and (level, x, y) in (
    select level, spot_column(place[0], level), spot_row(place[1], level)
    from unnest(gone) as place cross join generate_series(4, 12) as level)
$$;
delete from spot_cells where count = 0;
