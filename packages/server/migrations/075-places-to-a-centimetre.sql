-- Places next to zero, as 5e-324, give the index of places areas that no number is small enough for: once some hundreds
-- stood in it, nobody could add a spot any more. Seven digits are a centimetre; the server stores no more.

create function to_centimetre(degrees double precision) returns double precision language sql immutable
  return round(degrees::numeric, 7)::double precision;

do $$ begin
  if exists (
    select from spots
    where (lat, lng, shown_lat, shown_lng)
      <> (to_centimetre(lat), to_centimetre(lng), to_centimetre(shown_lat), to_centimetre(shown_lng))
  ) then
    -- Not an update: the index would keep the rows that it replaces, and adding a spot would go on failing.
    alter table spots
      alter column lat type double precision using to_centimetre(lat),
      alter column lng type double precision using to_centimetre(lng),
      alter column shown_lat type double precision using to_centimetre(shown_lat),
      alter column shown_lng type double precision using to_centimetre(shown_lng);
    -- What is left of them in the sums can be too small to be divided by the count.
    update spot_cells set lat_sum = to_centimetre(lat_sum), lng_sum = to_centimetre(lng_sum);
  end if;
end $$;

drop function to_centimetre;
