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
