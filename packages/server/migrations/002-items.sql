-- What pilots own and show: drones, parts, equipment, spots, flights, and the likes and the feed over them.

create table components (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  name text not null,
  type text not null,
  brand text not null default '',
  weight_g double precision,
  source_url text not null default '',
  description text not null default '',
  favorite boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index components_owner on components (owner_id, created_at desc, id desc);
create index components_owner_type on components (owner_id, type, created_at desc, id desc);

create table equipment_items (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  name text not null,
  type text not null,
  brand text not null default '',
  model text not null default '',
  condition text not null,
  status text not null default 'active',
  price_minor bigint,
  currency char(3),
  purchase_date date,
  serial_number text not null default '',
  warranty text not null default '',
  warranty_expiration date,
  location text not null default '',
  source_url text not null default '',
  description text not null default '',
  notes text not null default '',
  image_id uuid references media on delete set null,
  favorite boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index equipment_items_owner on equipment_items (owner_id, created_at desc, id desc);
create index equipment_items_image on equipment_items (image_id) where image_id is not null;

-- Of the three kinds that others may see, `audience` says who finds it in lists and `link_audience` who may open it
-- by its address: both are the narrower of the item's visibility and its owner's privacy, kept by triggers below.
create table drones (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  name text not null,
  type text not null,
  brand text not null,
  model text not null,
  serial_number text not null,
  weight_g double precision not null,
  frame_size_mm double precision not null,
  frame text not null default '',
  description text not null default '',
  notes text not null default '',
  image_id uuid references media on delete set null,
  origin_type text,
  visibility text not null check (visibility in ('private', 'followers', 'public', 'unlisted')),
  audience audience not null,
  link_audience audience not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index drones_owner on drones (owner_id, created_at desc, id desc);
create index drones_image on drones (image_id) where image_id is not null;

create table drone_components (
  drone_id uuid not null references drones on delete cascade,
  component_id uuid not null references components on delete cascade,
  position int not null,
  primary key (drone_id, component_id)
);
create index drone_components_component on drone_components (component_id);

create table spots (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  name text not null,
  description text not null default '',
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  address text,
  country char(2),
  -- 'area': others see the centre of a fixed cell around the point.
  precision text not null default 'exact' check (precision in ('exact', 'area')),
  -- The point that others see; equal to lat and lng where the precision is exact. Searches of others use it, or the
  -- edge of a search box would tell the exact place.
  shown_lat double precision not null check (shown_lat between -90 and 90),
  shown_lng double precision not null check (shown_lng between -180 and 180),
  visibility text not null check (visibility in ('private', 'followers', 'public', 'unlisted')),
  audience audience not null,
  link_audience audience not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index spots_owner on spots (owner_id, created_at desc, id desc);
create index spots_own_place on spots using gist (point(lng, lat));
create index spots_shown_place on spots using gist (point(shown_lng, shown_lat)) where audience >= 'followers';
create index spots_country on spots (country) where country is not null;

create table flights (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  title text not null,
  description text not null,
  video_url text not null,
  poster_id uuid references media on delete set null,
  tags text[] not null default '{}',
  disciplines text[] not null default '{}',
  recorded_at timestamptz(3) not null default now(),
  spot_id uuid references spots on delete set null,
  drone_id uuid references drones on delete set null,
  featured boolean not null default false,
  favorite boolean not null default false,
  duration_seconds int,
  weather jsonb,
  visibility text not null check (visibility in ('private', 'followers', 'public', 'unlisted')),
  audience audience not null,
  link_audience audience not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  search text not null generated always as (search_text(title || ' ' || description)) stored
);
create index flights_recorded on flights (owner_id, recorded_at desc, id desc);
create index flights_recorded_favorite on flights (owner_id, recorded_at desc, id desc) where favorite;
create index flights_recorded_visibility on flights (owner_id, visibility, recorded_at desc, id desc);
create index flights_spot on flights (spot_id) where spot_id is not null;
create index flights_drone on flights (drone_id) where drone_id is not null;
create index flights_poster on flights (poster_id) where poster_id is not null;

create table flight_equipment (
  flight_id uuid not null references flights on delete cascade,
  equipment_item_id uuid not null references equipment_items on delete cascade,
  position int not null,
  primary key (flight_id, equipment_item_id)
);
create index flight_equipment_item on flight_equipment (equipment_item_id);

-- One narrow row for everything that can stand in a feed or be liked, so that both are one index scan whatever the
-- number of kinds. Written by triggers only.
create table feed_items (
  id uuid primary key,
  kind text not null check (kind in ('flight', 'drone', 'spot', 'pilot')),
  owner_id uuid not null references users on delete cascade,
  audience audience not null,
  link_audience audience not null,
  created_at timestamptz(3) not null,
  likes int not null default 0
);
create index feed_items_public on feed_items (created_at desc, id desc) where audience = 'public';
create index feed_items_shared on feed_items (created_at desc, id desc) include (owner_id) where audience >= 'followers';
create index feed_items_owner on feed_items (owner_id, created_at desc, id desc) where audience >= 'followers';
create index feed_items_owner_kind on feed_items (owner_id, kind, audience, created_at desc, id desc);

create table likes (
  user_id uuid not null references users on delete cascade,
  item_id uuid not null references feed_items on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, item_id)
);
create index likes_item on likes (item_id, created_at desc);

create function count_like() returns trigger language plpgsql as $$
begin
  update feed_items set likes = likes + case tg_op when 'INSERT' then 1 else -1 end
    where id = coalesce(new.item_id, old.item_id);
  return null;
end $$;
create trigger count_like after insert or delete on likes for each row execute function count_like();
