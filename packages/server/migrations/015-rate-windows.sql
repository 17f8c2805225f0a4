-- Hits of one address in a window of fixed length, summed over all processes.
create table rate_windows (
  -- What is counted, and the address.
  key text primary key,
  hits int not null,
  ends_at timestamptz(3) not null
);
create index rate_windows_ended on rate_windows (ends_at);
