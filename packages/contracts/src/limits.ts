/** Bounds of what pilots send. Plain constants, so that forms take them without bringing zod along. */
export const limits = {
  password: { min: 8, max: 128 },
  sessionsPerPilot: 50,
  factorCode: { max: 40 },
  username: { min: 3, max: 30 },
  email: { max: 254 },
  personName: { min: 1, max: 60 },
  /** Names and titles. */
  title: { min: 1, max: 120 },
  text: { max: 5_000 },
  /** People whom one comment can tell of itself by naming them. */
  mentions: { max: 20 },
  /** As far as unread comments of a topic are counted. */
  unread: 100,
  /** Replies that are sent along with a comment in a topic. */
  repliesSent: 20,
  moderationNote: { max: 1_000 },
  groupName: { max: 100 },
  /** `upcoming`: of one pilot in one group. Days from start to end at most. */
  flyDay: { places: { min: 1, max: 1_000 }, days: 7, upcoming: 50 },
  groupDescription: { max: 500 },
  groupRules: { max: 2_000 },
  /** What a private group asks those who want to join. */
  joinQuestions: { max: 5 },
  joinQuestion: { min: 1, max: 200 },
  joinAnswer: { min: 1, max: 500 },
  tags: { max: 10 },
  tag: { min: 1, max: 30 },
  url: { max: 2_048 },
  /** Short words: brand, model, serial number, frame. */
  word: { max: 80 },
  /** Of a spot. */
  address: { max: 200 },
  search: { max: 100 },
  /** Letters of a word that finds spots of everybody all over the map. */
  mapWord: { min: 3 },
  page: { default: 1, max: 1_000_000_000 },
  /** Of pilots: beyond it by `nextCursor`. */
  deepestPage: 500,
  pageSize: { default: 20, max: 100 },
  /** As far as what is new in a feed is counted. */
  feedNews: 100,
  /** Grams. */
  weight: { min: 0, max: 100_000 },
  /** Millimetres, motor to motor. */
  frameSize: { min: 1, max: 5_000 },
  /** Of four digits, as a day of the calendar is written. */
  year: { min: 1_000, max: 9_999 },
  /** Seconds; a day. */
  duration: { min: 0, max: 86_400 },
  /** When a flight was: no camera of ours flew before, and clocks of other places are a day ahead at most. */
  recordedAt: { from: '1990-01-01T00:00:00Z', hoursAhead: 24 },
  /** Points: one a second for a quarter of an hour; longer logs are thinned before they are sent. */
  track: { points: 1_000 },
  /** Of the charts of a flight: as many moments. */
  series: { points: 1_000 },
  /** Hashes that one question about known logs may hold. */
  logHashes: { max: 50 },
  /** Metres per second; faster than any drone, slower than a point that has jumped. */
  speed: { min: 0, max: 200 },
  /** Volts of a whole battery. */
  packVoltage: { min: 0, max: 120 },
  /** Percent. */
  link: { min: 0, max: 100 },
  /** Metres, above the sea or above the start, as the log has it. */
  altitude: { min: -1_000, max: 20_000 },
  temperature: { min: -60, max: 60 },
  /** Metres per second. */
  wind: { min: 0, max: 75 },
  /** Minor units of a currency. */
  price: { min: 0, max: 1_000_000_000 },
  /** `capacity` in mAh. */
  battery: {
    cells: { min: 1, max: 24 },
    capacity: { min: 1, max: 200_000 },
    cycles: { min: 0, max: 10_000 },
  },
  /** `soonDays`: how long before its end a warranty counts as expiring soon. */
  warranty: { text: 120, months: { min: 0, max: 600 }, soonDays: 30 },
  /** Volts a cell; a reading of the whole pack is over it. */
  cellVoltage: { min: 0.5, max: 5 },
  packNote: { max: 200 },
  /** How many of its flights a battery shows. */
  packSeries: { max: 200 },
  /** How often something is to be done; minutes in the air. */
  reminder: {
    days: { min: 1, max: 3_650 },
    flights: { min: 1, max: 10_000 },
    minutes: { min: 1, max: 600_000 },
  },
  reminderRulesPerPilot: { max: 200 },
  /** Drones, components and equipment items, of each kind this many. */
  gearPerPilot: { max: 2_000 },
  spotsPerPilot: { max: 2_000 },
  flightsPerPilot: { max: 20_000 },
  /** How many others an item may refer to, of each kind. */
  references: { max: 50 },
  photosPerSpot: { max: 12 },
  picturesPerPost: { max: 10 },
  /** What a photo shows, in words. */
  altText: { max: 200 },
  image: { bytes: 10 * 1024 * 1024, pixels: 50_000_000 },
  imagesPerPilot: { pilot: 1_000, verified: 10_000 },
  /** Parts of one kind under one name. */
  quantity: { min: 1, max: 1_000 },
  /** Things that one call changes. */
  batch: { max: 100 },
  /** For so long what was deleted can come back. */
  restoreWindow: { seconds: 600 },
  /** A file to import. */
  csv: { bytes: 1024 * 1024, rows: 2_000, columns: 100, headerLength: 100, blanks: 500 },
  /** What a flight controller printed; of each drone this many. */
  snapshot: { bytes: 256 * 1024, perDrone: 100 },
  /** Metres. */
  nearRadius: { min: 1, max: 200_000, default: 10_000 },
  /** Metres above ground; the open category ends at 120. */
  flightHeight: { min: 0, max: 10_000, default: 120 },
} as const;

/** A web address with a user name or a password in it: shown to others it gives a secret away, or hides its host. */
export const credentialsPattern = /^https?:[/\\]*[^/\\?#]*@/i;

export const usernamePattern = /^[a-z0-9_.]+$/i;

/** Names that would clash with routes or look official. */
export const reservedUsernames = [
  'about',
  'admin',
  'administrator',
  'api',
  'assets',
  'components',
  'dashboard',
  'drones',
  'equipment-items',
  'estela',
  'feed',
  'feedspots',
  'flights',
  'followers',
  'following',
  'groups',
  'help',
  'home',
  'login',
  'logout',
  'me',
  'moderator',
  'null',
  'profile',
  'register',
  'remotes',
  'restore-password',
  'root',
  'settings',
  'shell',
  'spots',
  'support',
  'system',
  'terms',
  'undefined',
  'undo-email',
  'verify-email',
  'www',
] as const;

/** Version of the terms that registration accepts. */
export const termsUpdatedAt = '2025-01-15';
