import { paths } from '@estela/contracts/paths';
/** A connection and a processor, as the browser emulates them. */
export interface Condition {
  name: string;
  /** Bytes per second, in both directions; -1: unlimited. */
  throughput: number;
  /** Milliseconds that each request takes at least. */
  latency: number;
  /** How many times slower than this machine. */
  cpu: number;
  /** The targets are set for this one. */
  hasTargets: boolean;
}

export const conditions: Condition[] = [
  {
    name: 'slow 4G (1.6 Mbps, 150 ms) and 4x CPU',
    throughput: 1_600_000 / 8,
    latency: 150,
    cpu: 4,
    hasTargets: true,
  },
  { name: 'unthrottled', throughput: -1, latency: 0, cpu: 1, hasTargets: false },
];

/** A mid-range phone, as in Lighthouse. */
const phone = { width: 412, height: 823 };
const smallPhone = { width: 360, height: 740 };

/** A first visit to measure. */
export interface Visited {
  name: string;
  path: string;
  viewport: { width: number; height: number };
  /** Selector of the main content of the page. */
  shows: string;
  /** Undefined: a guest. */
  token?: string;
  /** Another control to time: the first card's like button, or a pin of the map. */
  answers?: 'like' | 'map';
}

interface Known {
  /** For a new pilot. */
  token: string;
  /** For a pilot with spots. */
  ownerToken: string;
  /** A public one. */
  spotId: string;
  /** Of a pilot with a public profile. */
  username: string;
}

export const visitsOf = ({ token, ownerToken, spotId, username }: Known): Visited[] => [
  { name: '/feed, guest', path: paths.feed(), viewport: phone, shows: 'article' },
  { name: '/feed, pilot', path: paths.feed(), viewport: phone, shows: 'article', token, answers: 'like' },
  { name: 'a dashboard, guest', path: paths.dashboard(username), viewport: phone, shows: 'main article' },
  { name: '/, guest', path: '/', viewport: phone, shows: 'h1' },
  { name: '/about, guest', path: paths.about(), viewport: phone, shows: 'h1' },
  {
    name: 'map of spots, pilot',
    path: paths.feedSpots(),
    viewport: smallPhone,
    shows: 'section li',
    token: ownerToken,
    answers: 'map',
  },
  {
    name: 'own spots, pilot',
    path: paths.spots(),
    viewport: smallPhone,
    shows: 'main article',
    token: ownerToken,
  },
  { name: 'a spot, guest', path: paths.spot(spotId), viewport: smallPhone, shows: 'main h1' },
];

/** One of the two sides to compare. */
export interface Side {
  name: 'federated' | 'bundle';
  url: string;
}
