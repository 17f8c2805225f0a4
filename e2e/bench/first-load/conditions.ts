import { paths } from '@estela/contracts/paths';
/** A connection and a processor, as the browser emulates them. */
export interface Condition {
  name: string;
  /** Bytes a second, both ways; -1: as fast as it goes. */
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

/** A first visit that is measured. */
export interface Visited {
  name: string;
  path: string;
  /** Selector of what the page is there for. */
  shows: string;
  /** Signed in; presses the first card's like button. */
  withLike: boolean;
}

export const visits: Visited[] = [
  { name: '/feed, guest', path: paths.feed(), shows: 'article', withLike: false },
  { name: '/feed, pilot', path: paths.feed(), shows: 'article', withLike: true },
  { name: '/, guest', path: '/', shows: 'h1', withLike: false },
  { name: '/about, guest', path: paths.about(), shows: 'h1', withLike: false },
];

/** One of the two that are compared. */
export interface Side {
  name: 'federated' | 'bundle';
  url: string;
}
