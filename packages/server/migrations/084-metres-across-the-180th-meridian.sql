-- As in migration 014, but by the shorter way around the globe: it was a whole turn too long across the 180th meridian.
create or replace function metres_between(lat1 float8, lng1 float8, lat2 float8, lng2 float8) returns float8
  language sql immutable strict parallel safe
  return 111195 * sqrt((lat1 - lat2) ^ 2
    + ((lng1 - lng2 - 360 * round((lng1 - lng2) / 360)) * cos(radians(lat1))) ^ 2);

-- Tracks across that meridian: their boxes go on beyond it, where older ones go around the globe, and their speed, which
-- is generated from the points, is worked out again.
update flight_tracks set points = points, west = around.west, east = around.east
from (
  select flight_id, min(lng) as west, max(lng) as east
  from (
    select flight_id, lng + 360 * round((start_lng - lng) / 360) as lng
    from flight_tracks, jsonb_array_elements(points) as element (point), cast(point ->> 1 as float8) as lng
    where west < -180 or east > 180 or east - west > 180
  ) as unrolled
  group by flight_id
) as around
where flight_tracks.flight_id = around.flight_id;
