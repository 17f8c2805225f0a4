-- What the page of a pilot shows: featured flights first, and personal bests from logs.

create index flights_featured on flights (owner_id, recorded_at desc, id desc) where featured;

-- Metres above the first point that has an altitude: logs count from the sea or from the start.
create function track_height(points jsonb) returns double precision
  language sql immutable strict parallel safe
  return (
    select max(altitude) - (array_agg(altitude order by place))[1]
    from (select (point ->> 2)::float8 as altitude, place
      from jsonb_array_elements(points) with ordinality as element (point, place)) as heights
    where altitude is not null);

-- Metres per second over the ground, over three seconds at least: from one point to the next, what a receiver errs by looks like
-- speed. What no such drone has ever flown is an error too.
create function track_speed(points jsonb) returns double precision
  language sql immutable strict parallel safe
  return (
    select max(speed) from (
      select metres_between(was[1], was[2], lat, lng) / (t - was[3]) as speed
      from (
        select lat, lng, t, last_value(array[lat, lng, t]) over (
          order by t range between unbounded preceding and 3 preceding) as was
        from (select (point ->> 0)::float8 as lat, (point ->> 1)::float8 as lng, (point ->> 3)::float8 as t
          from jsonb_array_elements(points) as element (point)) as moments
      ) as pairs
    ) as speeds
    where speed <= 200);

alter table flight_tracks
  add column height double precision generated always as (track_height(points)) stored,
  add column speed double precision generated always as (track_speed(points)) stored;
