-- Flights that their pilots deleted a short while ago, with all that went with them, so that they can come back as they
-- were. Nobody reads them meanwhile: not a mark on the flight, which every query would have to know.

create table deleted_flights (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  deleted_at timestamptz(3) not null default now(),
  -- Rows by the name of their table.
  content jsonb not null
);
create index deleted_flights_owner on deleted_flights (owner_id);
create index deleted_flights_at on deleted_flights (deleted_at);

-- Inserts rows that were deleted. What a foreign key of theirs refers to may be gone by now: then the key does what it
-- would have done to the row, which is left out or loses the reference.
create function put_back(target regclass, given jsonb) returns void language plpgsql as $$
declare
  names text;
  taken text;
  refers text;
begin
  with keys as (
    select conkey[1] as attnum, confrelid::regclass as other, confdeltype,
      (select attname from pg_attribute where attrelid = confrelid and attnum = confkey[1]) as other_name
    from pg_constraint where conrelid = target and contype = 'f' and array_length(conkey, 1) = 1
  ), found as (
    select attname, attribute.attnum, attgenerated, other, confdeltype,
      format('(select other.%1$I from %2$s as other where other.%1$I = given.%3$I)', other_name, other, attname) as key
    from pg_attribute as attribute left join keys on keys.attnum = attribute.attnum
    where attrelid = target and attribute.attnum > 0 and not attisdropped
  )
  select
    string_agg(quote_ident(attname), ', ' order by attnum) filter (where attgenerated = ''),
    string_agg(case confdeltype when 'n' then key else format('given.%I', attname) end, ', ' order by attnum)
      filter (where attgenerated = ''),
    coalesce(string_agg(format('(given.%I is null or %s is not null)', attname, key), ' and ')
      filter (where confdeltype = 'c'), 'true')
  into names, taken, refers from found;
  execute format(
    'insert into %1$s (%2$s) select %3$s from jsonb_populate_recordset(null::%1$s, $1) as given where %4$s on conflict do nothing',
    target, names, taken, refers) using given;
end $$;
