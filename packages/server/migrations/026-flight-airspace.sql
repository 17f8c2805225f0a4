-- What the data on the airspace said of a flight when it was saved, as it was: its owner's alone.
create table flight_airspace (
  flight_id uuid primary key references flights on delete cascade,
  verdict jsonb not null
);
