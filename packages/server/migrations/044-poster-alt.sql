-- What a flight's poster shows, for those who do not see it.

alter table flights add column poster_alt text not null default '';

-- What was deleted before comes back with every column that a flight has.
update deleted_flights set content = jsonb_set(content, '{flights,0,poster_alt}', '""');
