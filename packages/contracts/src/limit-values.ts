export const password = { min: 8, max: 128 } as const;
export const sessionsPerPilot = 50;
export const factorCode = { max: 40 } as const;
export const username = { min: 3, max: 30 } as const;
export const email = { max: 254 } as const;
export const personName = { min: 1, max: 60 } as const;

/** Names and titles. */
export const title = { min: 1, max: 120 } as const;

export const text = { max: 5_000 } as const;

/** People whom one comment can tell of itself by naming them. */
export const mentions = { max: 20 } as const;

/** As far as unread comments of a topic are counted. */
export const unread = 100;

/** Replies that are sent along with a comment in a topic. */
export const repliesSent = 20;

export const moderationNote = { max: 1_000 } as const;
export const groupName = { max: 100 } as const;

/** `upcoming`: of one pilot in one group. In days: how long at most, and how far ahead. */
export const flyDay = { places: { min: 1, max: 1_000 }, days: 7, ahead: 36_525, upcoming: 50 } as const;

export const groupDescription = { max: 500 } as const;
export const groupRules = { max: 2_000 } as const;

/** What a private group asks those who want to join. */
export const joinQuestions = { max: 5 } as const;

export const joinQuestion = { min: 1, max: 200 } as const;
export const joinAnswer = { min: 1, max: 500 } as const;
export const tags = { max: 10 } as const;
export const tag = { min: 1, max: 30 } as const;
export const url = { max: 2_048 } as const;

/** Short words: brand, model, serial number, frame. */
export const word = { max: 80 } as const;

/** Of a spot. */
export const address = { max: 200 } as const;

export const search = { max: 100 } as const;

/** Letters of a word that finds spots of everybody all over the map. */
export const mapWord = { min: 3 } as const;

export const page = { default: 1, max: 1_000_000_000 } as const;

/** Of pilots: beyond it by `nextCursor`. */
export const deepestPage = 500;

export const pageSize = { default: 20, max: 100 } as const;

/** As far as what is new in a feed is counted. */
export const feedNews = 100;

/** Grams. */
export const weight = { min: 0, max: 100_000 } as const;

/** Millimetres, motor to motor. */
export const frameSize = { min: 1, max: 5_000 } as const;

/** Of four digits, as a day of the calendar is written. */
export const year = { min: 1_000, max: 9_999 } as const;

/** Seconds; a day. */
export const duration = { min: 0, max: 86_400 } as const;

/** When a flight was: no camera of ours flew before, and clocks of other places are a day ahead at most. */
/** Of what people own: a year of other times is a slip. */
export const day = { from: '1970-01-01', to: '2199-12-31' } as const;
export const recordedAt = { from: '1990-01-01T00:00:00Z', hoursAhead: 24 } as const;

/** Points: one a second for a quarter of an hour; longer logs are thinned before they are sent. */
export const track = { points: 1_000 } as const;

/** Of the charts of a flight: as many moments. */
export const series = { points: 1_000 } as const;

/** Hashes that one question about known logs may hold. */
export const logHashes = { max: 50 } as const;
/**
 * Two logs tell of one flight where they share so much of the shorter one's time, since two clocks differ by minutes, and begin
 * within so many metres, since one of them may find its place late.
 */
export const sameFlight = { time: 0.5, metres: 2_000 } as const;

/** Metres per second; faster than any drone, slower than a point that has jumped. */
export const speed = { min: 0, max: 200 } as const;

/** Volts of a whole battery. */
export const packVoltage = { min: 0, max: 120 } as const;

/** Percent. */
export const link = { min: 0, max: 100 } as const;

/** Metres, above the sea or above the start, as the log has it. */
export const altitude = { min: -1_000, max: 20_000 } as const;

export const temperature = { min: -60, max: 60 } as const;

/** Metres per second. */
export const wind = { min: 0, max: 75 } as const;

/** Minor units of a currency. */
export const price = { min: 0, max: 1_000_000_000 } as const;

/** `capacity` in mAh. */
export const battery = {
  cells: { min: 1, max: 24 },
  capacity: { min: 1, max: 200_000 },
  cycles: { min: 0, max: 10_000 },
} as const;

/** `soonDays`: how long before its end a warranty counts as expiring soon. */
export const warranty = { text: 120, months: { min: 0, max: 600 }, soonDays: 30 } as const;

/** Volts a cell; a reading of the whole pack is over it. */
export const cellVoltage = { min: 0.5, max: 5 } as const;

export const packNote = { max: 200 } as const;

/** How many of its flights a battery shows. */
export const packSeries = { max: 200 } as const;

/** How often something is to be done; minutes in the air. */
export const reminder = {
  days: { min: 1, max: 3_650 },
  flights: { min: 1, max: 10_000 },
  minutes: { min: 1, max: 600_000 },
} as const;

export const reminderRulesPerPilot = { max: 200 } as const;

/** Drones, components and equipment items, of each kind this many. */
export const gearPerPilot = { max: 2_000 } as const;

export const spotsPerPilot = { max: 2_000 } as const;
export const flightsPerPilot = { max: 20_000 } as const;
/** Groups that a pilot owns, and people whom they invite in a day. */
export const groupsPerPilot = { max: 200 } as const;
export const invitationsADay = { max: 200 } as const;

/** How many others an item may refer to, of each kind. */
export const references = { max: 50 } as const;

export const photosPerSpot = { max: 12 } as const;
export const picturesPerPost = { max: 10 } as const;

/** What a photo shows, in words. */
export const altText = { max: 200 } as const;

export const image = { bytes: 10 * 1024 * 1024, pixels: 50_000_000 } as const;
export const imagesPerPilot = { pilot: 1_000, verified: 10_000 } as const;

/** Parts of one kind under one name. */
export const quantity = { min: 1, max: 1_000 } as const;

/** Things that one call changes. */
export const batch = { max: 100 } as const;

/** For so long what was deleted can come back. */
export const restoreWindow = { seconds: 600 } as const;

/** A file to import. */
export const csv = { bytes: 1024 * 1024, rows: 2_000, columns: 100, headerLength: 100, blanks: 500 } as const;

/** What a flight controller printed; of each drone this many. */
export const snapshot = { bytes: 256 * 1024, perDrone: 100 } as const;

/** Metres. */
export const nearRadius = { min: 1, max: 200_000, default: 10_000 } as const;

/** Metres above ground; the open category ends at 120. */
export const flightHeight = { min: 0, max: 10_000, default: 120 } as const;
