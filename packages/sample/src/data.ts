import {
  componentTypes,
  disciplines,
  droneTypes,
  droneVisibilities,
  equipmentConditions,
  equipmentStatuses,
  equipmentTypes,
  groupActs,
  memberRoles,
  originTypes,
  profileVisibilities,
  socialNetworks,
  spotVisibilities,
  visibilities,
  weatherConditions,
} from '@estela/contracts/values';
import { z } from 'zod';
import airspace from '../data/airspace.json' with { type: 'json' };
import discussions from '../data/discussions.json' with { type: 'json' };
import drones from '../data/drones.json' with { type: 'json' };
import flights from '../data/flights.json' with { type: 'json' };
import flyDays from '../data/fly-days.json' with { type: 'json' };
import gear from '../data/gear.json' with { type: 'json' };
import groups from '../data/groups.json' with { type: 'json' };
import pilots from '../data/pilots.json' with { type: 'json' };
import spots from '../data/spots.json' with { type: 'json' };

/** `joined`, `founded`, `bought` and `daysAgo` are days before the sample is inserted. */
const days = z.number().nonnegative();
const volts = z.number();
const username = z.string();
const position = z.tuple([z.number(), z.number()]);

const reply = z.strictObject({ author: username, text: z.string() });
const comment = reply.extend({ replies: z.array(reply).default([]) });
export type SampleComment = z.infer<typeof comment>;

const pilot = z.strictObject({
  username,
  password: z.string().optional(),
  name: z.string(),
  lastName: z.string(),
  verified: z.boolean().default(false),
  profile: z.enum(profileVisibilities).default('public'),
  approvesFollowers: z.boolean().default(false),
  /** Whose answer to a request to follow is still to come. */
  asks: z.array(username).default([]),
  joined: days,
  social: z.partialRecord(z.enum(socialNetworks), z.url()).default({}),
  /** Of the portrait; without it the pilot has none. */
  look: z.strictObject({ hair: z.string(), beard: z.boolean().optional() }).optional(),
});

const drone = z.strictObject({
  key: z.string(),
  pilot: username,
  name: z.string(),
  type: z.enum(droneTypes),
  brand: z.string(),
  model: z.string(),
  /** Grams without battery. */
  weight: z.number(),
  /** Millimetres. */
  frameSize: z.number(),
  frame: z.string(),
  description: z.string(),
  origin: z.enum(originTypes),
  visibility: z.enum(droneVisibilities).default('public'),
});

const component = z.strictObject({
  pilot: username,
  /** Key of the drone that it is part of. */
  drone: z.string().optional(),
  /** Where it sat before, and since how many days it no longer does. */
  before: z.strictObject({ drone: z.string(), until: days }).optional(),
  name: z.string(),
  type: z.enum(componentTypes),
  brand: z.string(),
  /** Grams. */
  weight: z.number(),
  quantity: z.number().default(1),
  description: z.string().default(''),
  favorite: z.boolean().default(false),
});

const equipment = z.strictObject({
  pilot: username,
  name: z.string(),
  type: z.enum(equipmentTypes),
  brand: z.string(),
  model: z.string(),
  condition: z.enum(equipmentConditions),
  status: z.enum(equipmentStatuses).default('active'),
  /** Cents. */
  price: z.number(),
  bought: days,
  /** Months. */
  warranty: z.number().optional(),
  battery: z
    .strictObject({ cells: z.number(), capacityMah: z.number(), connector: z.string(), cycles: z.number() })
    .optional(),
  /** The last flights of a battery, all with one drone, oldest first: volts a cell before, at the lowest, and after. */
  flown: z.strictObject({ drone: z.string(), volts: z.array(z.tuple([volts, volts, volts])) }).optional(),
  /** Of what is sold: when, and for how many cents. */
  sale: z.strictObject({ days, price: z.number(), note: z.string() }).optional(),
  location: z.string().default(''),
  notes: z.string().default(''),
  favorite: z.boolean().default(false),
});

/** Real places. Whether one may fly there on a given day is for the airspace map to say. */
const spot = z.strictObject({
  key: z.string(),
  pilot: username,
  name: z.string(),
  description: z.string(),
  accessNotes: z.string().default(''),
  hazards: z.string().default(''),
  /** 1 is January. */
  bestMonths: z.array(z.number()).default([]),
  lat: z.number(),
  lng: z.number(),
  address: z.string().nullable().default(null),
  visibility: z.enum(spotVisibilities).default('public'),
  precision: z.enum(['exact', 'area']).default('exact'),
  bookmarkedBy: z.array(username).default([]),
});

const flight = z.strictObject({
  pilot: username,
  /** Key of a spot; null for a flight at home. */
  spot: z.string().nullable(),
  drone: z.string(),
  daysAgo: days,
  minutes: z.number(),
  title: z.string(),
  description: z.string(),
  disciplines: z.array(z.enum(disciplines)),
  tags: z.array(z.string()),
  visibility: z.enum(visibilities),
  weather: z
    .strictObject({ temperatureC: z.number(), windMps: z.number(), condition: z.enum(weatherConditions) })
    .nullable(),
  /** Name of its picture: what a feed shows first has one, for the others screens draw a cover. */
  poster: z.string().optional(),
  posterAlt: z.string().default(''),
  comments: z.array(comment).default([]),
  bookmarkedBy: z.array(username).default([]),
});

const group = z.strictObject({
  key: z.string(),
  owner: username,
  name: z.string(),
  description: z.string(),
  rules: z.string().default(''),
  /** For those who ask to join. */
  questions: z.array(z.string()).default([]),
  private: z.boolean().default(false),
  tags: z.array(z.string()),
  admins: z.array(username).default([]),
  members: z.array(username),
  /** Who asked to join, with an answer to each question. */
  pending: z.array(z.strictObject({ pilot: username, answers: z.array(z.string()) })).default([]),
  invited: z.array(username).default([]),
  /** What its log says. */
  acts: z
    .array(
      z.strictObject({
        actor: username,
        act: z.enum(groupActs),
        member: username.optional(),
        title: z.string().optional(),
        role: z.enum(memberRoles).optional(),
        daysAgo: days,
      }),
    )
    .default([]),
  founded: days,
});
export type SampleGroup = z.infer<typeof group>;

const contribution = z.strictObject({
  group: z.string(),
  author: username,
  title: z.string(),
  daysAgo: days,
});
const topic = contribution.extend({
  description: z.string(),
  pinned: z.boolean().default(false),
  comments: z.array(comment),
});
const post = contribution.extend({
  content: z.string(),
  likedBy: z.array(username).default([]),
  comments: z.array(comment).default([]),
});

const flyDay = z.strictObject({
  group: z.string(),
  maker: username,
  title: z.string(),
  description: z.string(),
  spot: z.string().nullable(),
  /** From today; negative for a past one. */
  inDays: z.number().int(),
  /** Of UTC. */
  hour: z.number().int(),
  /** How long it takes; null where nobody said. */
  hours: z.number().nullable(),
  limit: z.number().int().nullable(),
  /** Members, in the order in which they answered. */
  yes: z.array(username),
  maybe: z.array(username),
});

/** Longitude first; metres. */
const circle = { centre: position, radius: z.number() };
const zone = z.strictObject({
  identifier: z.string(),
  name: z.strictObject({ es: z.string(), en: z.string() }),
  ...circle,
  restriction: z.enum(['prohibited', 'authorisation', 'conditional', 'uSpace', 'none']),
  reason: z.string(),
  /** Metres above ground; null: not stated. */
  lower: z.number().nullable(),
});
const notam = z.strictObject({ notamId: z.string(), qcode: z.string(), ...circle, text: z.string() });

const sample = z.strictObject({
  pilots: z.array(pilot),
  drones: z.array(drone),
  gear: z.strictObject({ components: z.array(component), equipment: z.array(equipment) }),
  spots: z.array(spot),
  /** Newest first. */
  flights: z.array(flight),
  groups: z.array(group),
  discussions: z.strictObject({ topics: z.array(topic), posts: z.array(post) }),
  flyDays: z.array(flyDay),
  airspace: z.strictObject({ zones: z.array(zone), notam }),
});
export type SampleData = z.infer<typeof sample>;

/** What the JSON files hold, checked when it is needed: a start that finds the sample does without. */
export function readData(): SampleData {
  return sample.parse({ pilots, drones, gear, spots, flights, groups, discussions, flyDays, airspace });
}

/** Mail domain of the sample's accounts: reserved, so nobody can own one of them. */
const domain = 'pilotos.example';

export function emailOf(username: string): string {
  return `${username}@${domain}`;
}

/** Accounts that anyone who tries the product may log in with. */
export const sampleLogins = pilots.flatMap(({ username, password }) =>
  password ? [{ username, email: emailOf(username), password }] : [],
);
