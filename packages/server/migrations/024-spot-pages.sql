-- What the page of a spot shows: how to get in, what to look out for, when to come, photos, bookmarks, flights.

alter table spots
  add column access_notes text not null default '',
  add column hazards text not null default '',
  -- 1 is January; in order, each once.
  add column best_months int[] not null default '{}' check (best_months <@ '{1,2,3,4,5,6,7,8,9,10,11,12}');

create table spot_photos (
  media_id uuid primary key references media on delete cascade,
  spot_id uuid not null references spots on delete cascade,
  position int not null,
  alt text not null default ''
);
create index spot_photos_spot on spot_photos (spot_id, position);
create trigger delete_replaced_media after delete on spot_photos
  for each row execute function delete_replaced_media('media_id');

create table bookmarks (
  user_id uuid not null references users on delete cascade,
  item_id uuid not null references feed_items on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, item_id)
);
create index bookmarks_newest on bookmarks (user_id, created_at desc, item_id desc);
create index bookmarks_item on bookmarks (item_id);

drop index flights_spot;
create index flights_spot on flights (spot_id, recorded_at desc, id desc) where spot_id is not null;
