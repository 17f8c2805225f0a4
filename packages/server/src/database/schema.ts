import type {
  Discipline,
  DroneType,
  FeedKind,
  FlightAirspace,
  FlightSeries,
  FlyDayEvent,
  HidingKind,
  LogSources,
  NotificationKind,
  OriginType,
  ProfileVisibility,
  Social,
  UserRole,
  Visibility,
  Weather,
} from '@estela/contracts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AirspaceSchema } from './airspace-schema.ts';
import type { ByTrigger, Dated, Day, GivenInstant, Hideable, Instant, Json } from './column-types.ts';
import type { FlyDaySchema } from './fly-day-schema.ts';
import type { FollowSchema } from './follow-schema.ts';
import type { GearSchema } from './gear-schema.ts';
import type { GroupSchema } from './group-schema.ts';
import type { ModerationSchema } from './moderation-schema.ts';
import type { SnapshotSchema } from './snapshot-schema.ts';
import type { SpotSchema } from './spot-schema.ts';
import type { UpkeepSchema } from './upkeep-schema.ts';

/** Narrowest first, as the enum in the database. */
export type Audience = 'owner' | 'followers' | 'public';

/** [lat, lng, altitude or null, t]: a third of the bytes of the same point with names. */
export type StoredPoint = [number, number, number | null, number];

interface Shown extends Hideable {
  visibility: Visibility;
  audience: ByTrigger<Audience>;
  link_audience: ByTrigger<Audience>;
}

interface UserTable extends Dated {
  id: string;
  username: string;
  email: string;
  email_confirmed: Generated<boolean>;
  confirm_until: Instant;
  pending_email: ColumnType<string | null, string | null | undefined, string | null>;
  name: string;
  last_name: string;
  password_hash: string;
  password_due: Generated<boolean>;
  totp_secret: ColumnType<Buffer | null, Buffer | undefined, Buffer | null>;
  totp_at: ColumnType<Date | null, Date | undefined, Date | null>;
  totp_step: ColumnType<number | null, number | undefined, number | null>;
  role: Generated<UserRole>;
  verified: Generated<boolean>;
  picture_id: string | null;
  profile_visibility: Generated<ProfileVisibility>;
  allow_followers_flights: Generated<boolean>;
  allow_followers_drones: Generated<boolean>;
  approve_followers: Generated<boolean>;
  social: ColumnType<Partial<Social>, string | undefined, string>;
  terms_accepted_at: GivenInstant;
  audience: GeneratedAlways<Audience>;
  search: GeneratedAlways<string>;
}

interface DroneTable extends Dated, Shown {
  id: string;
  owner_id: string;
  name: string;
  type: DroneType;
  brand: string;
  model: string;
  serial_number: string;
  weight_g: number;
  frame_size_mm: number;
  frame: Generated<string>;
  description: Generated<string>;
  notes: Generated<string>;
  image_id: string | null;
  origin_type: OriginType | null;
  search_name: GeneratedAlways<string>;
  search_words: GeneratedAlways<string>;
}

interface SpotTable extends Dated, Shown {
  id: string;
  owner_id: string;
  name: string;
  description: Generated<string>;
  access_notes: Generated<string>;
  hazards: Generated<string>;
  best_months: Generated<number[]>;
  lat: number;
  lng: number;
  address: string | null;
  country: string | null;
  town_names: string[] | null;
  region_names: string | null;
  precision: Generated<'exact' | 'area'>;
  shown_lat: number;
  shown_lng: number;
  search: GeneratedAlways<string>;
  search_name: GeneratedAlways<string>;
  search_words: GeneratedAlways<string>;
}

interface FlightTable extends Dated, Shown {
  id: string;
  owner_id: string;
  title: string;
  description: string;
  video_url: string;
  poster_id: string | null;
  poster_alt: Generated<string>;
  tags: Generated<string[]>;
  disciplines: Generated<Discipline[]>;
  recorded_at: Instant;
  spot_id: string | null;
  drone_id: string | null;
  featured: Generated<boolean>;
  favorite: Generated<boolean>;
  comments_off: Generated<boolean>;
  duration_seconds: number | null;
  weather: Json<Weather> | null;
  top_speed_mps: number | null;
  max_height_m: number | null;
  sources: ColumnType<LogSources, string | undefined, string | undefined>;
  search: GeneratedAlways<string>;
  search_name: GeneratedAlways<string>;
  search_words: GeneratedAlways<string>;
}

interface Written extends Dated, Hideable {
  id: string;
  author_id: string;
  edited: Generated<boolean>;
}

interface TopicTable extends Written {
  group_id: string;
  title: string;
  description: Generated<string>;
  pinned: Generated<boolean>;
  locked: Generated<boolean>;
  comment_count: ByTrigger<number>;
  last_activity: Instant;
  search_words: GeneratedAlways<string>;
}

/** Under a topic, or on a post or a flight. */
interface CommentTable extends Written {
  topic_id: string | null;
  post_id: string | null;
  flight_id: string | null;
  parent_id: string | null;
  text: string;
  deleted: Generated<boolean>;
}

interface PostTable extends Written {
  group_id: string;
  title: string;
  content: string;
  comment_count: ByTrigger<number>;
  likes: ByTrigger<number>;
  search_words: GeneratedAlways<string>;
}

interface SessionTable {
  id: Generated<string>;
  token_hash: Buffer;
  user_id: string;
  user_agent: Generated<string>;
  address: Generated<string>;
  created_at: Instant;
  last_used_at: Instant;
}

/** The tables as Kysely sees them; a test compares them with what `migrations/` makes. */
export interface Schema
  extends AirspaceSchema,
    FlyDaySchema,
    FollowSchema,
    GearSchema,
    GroupSchema,
    ModerationSchema,
    SnapshotSchema,
    SpotSchema,
    UpkeepSchema {
  users: UserTable;
  media: { id: string; owner_id: string; width: number; height: number; bytes: number; created_at: Instant };
  sessions: SessionTable;
  email_links: {
    token_hash: Buffer;
    user_id: string;
    kind: 'confirm' | 'undo';
    email: string;
    created_at: Instant;
  };
  outbox: { id: string; user_id: string; sealed: Buffer; created_at: Instant; due_at: Instant };
  password_resets: { token_hash: Buffer; user_id: string; created_at: Instant; replaced: Generated<boolean> };
  recovery_codes: { code_hash: Buffer; user_id: string };
  login_failures: { key: Buffer; failures: number; since: Instant };
  idempotency_keys: {
    user_id: string;
    scope: string;
    key: string;
    status: number | null;
    answer: ColumnType<unknown, string | null | undefined, string | null>;
    created_at: Instant;
  };
  pilot_stats: {
    user_id: string;
    followers: Generated<number>;
    following: Generated<number>;
    last_visible_at: ByTrigger<Date | null>;
  };
  drones: DroneTable;
  spots: SpotTable;
  flights: FlightTable;
  flight_tracks: {
    flight_id: string;
    points: Json<StoredPoint[]>;
    start_lat: number;
    start_lng: number;
    end_lat: number;
    end_lng: number;
    south: number;
    west: number;
    north: number;
    east: number;
    height: GeneratedAlways<number | null>;
    speed: GeneratedAlways<number | null>;
  };
  flight_logs: { flight_id: string; owner_id: string; hash: Buffer };
  flight_series: { flight_id: string; series: Json<FlightSeries> };
  flight_airspace: { flight_id: string; verdict: Json<FlightAirspace> };
  flight_packs: {
    flight_id: string;
    equipment_item_id: string;
    position: number;
    rest_before: number | null;
    rest_after: number | null;
    min_cell: number | null;
    note: Generated<string>;
  };
  flight_equipment: { flight_id: string; equipment_item_id: string; position: number };
  feed_items: {
    id: string;
    kind: FeedKind;
    owner_id: string;
    audience: Audience;
    link_audience: Audience;
    created_at: GivenInstant;
    likes: number;
    comments: number;
  };
  likes: { user_id: string; item_id: string; created_at: Instant };
  feed_hidden: {
    user_id: string;
    hides: HidingKind;
    hidden_id: string;
    created_at: Instant;
    item_id: Generated<string | null>;
    pilot_id: Generated<string | null>;
  };
  topics: TopicTable;
  topic_reads: { topic_id: string; user_id: string; read_at: Instant };
  comments: CommentTable;
  comment_mentions: { comment_id: string; user_id: string; name: string };
  posts: PostTable;
  post_likes: { post_id: string; user_id: string; created_at: Instant };
  notifications: {
    id: Generated<string>;
    user_id: string;
    kind: NotificationKind;
    actor_id: string | null;
    item_id: string | null;
    group_id: string | null;
    topic_id: string | null;
    post_id: string | null;
    comment_id: string | null;
    rule_id: string | null;
    equipment_item_id: string | null;
    act_id: string | null;
    report_id: string | null;
    fly_day_id: string | null;
    fly_day_event: FlyDayEvent | null;
    fly_day_title: string | null;
    fly_day_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    due_on: Day;
    gathered: ColumnType<boolean | null, boolean | undefined, boolean | null>;
    read_at: ColumnType<Date | null, Date | string | undefined, Date | string | null>;
    created_at: Instant;
  };
  event_tickets: { ticket_hash: Buffer; session_hash: Buffer; created_at: Instant };
}
