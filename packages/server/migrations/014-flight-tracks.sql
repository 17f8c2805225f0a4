-- Where a flight went, as its log says. Apart from flights: lists and feeds never read it.
create table flight_tracks (
  flight_id uuid primary key references flights on delete cascade,
  -- [[lat, lng, altitude or null, t], ...], by time.
  points jsonb not null,
  -- What the rule of who gets it looks at: where the track begins and ends, and the box around it.
  start_lat double precision not null,
  start_lng double precision not null,
  end_lat double precision not null,
  end_lng double precision not null,
  south double precision not null,
  west double precision not null,
  north double precision not null,
  east double precision not null
);

-- Metres between two points that are near each other; far ones come out far, which is all that is asked.
create function metres_between(lat1 float8, lng1 float8, lat2 float8, lng2 float8) returns float8
  language sql immutable strict parallel safe
  return 111195 * sqrt((lat1 - lat2) ^ 2 + ((lng1 - lng2) * cos(radians(lat1))) ^ 2);
