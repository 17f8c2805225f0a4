import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/open.ts';
import { EventStream } from './event-stream.ts';
import { openSessions, type StreamOwner, watch } from './repository.ts';

/** Streams of one pilot in this process: tabs and devices. The oldest makes room. */
const maxPerPilot = 10;

/** In the place of a pilot's id: some feed has something new. */
const feedNews = 'feed';

/** Milliseconds between two words of that to the same pages, however much is posted. */
const feedNewsEvery = 2_000;

/** The open streams of this process. */
export class LiveHub {
  private readonly streams = new Map<string, Set<EventStream>>();
  private readonly db: Db;
  private readonly log: FastifyBaseLogger;
  private isClosed = false;
  private feedPause: NodeJS.Timeout | undefined;
  private isFeedStale = false;

  constructor(db: Db, log: FastifyBaseLogger) {
    this.db = db;
    this.log = log;
  }

  get size(): number {
    return this.all().length;
  }

  async open(owner: StreamOwner, response: ServerResponse, lastEventId: string | undefined): Promise<void> {
    const stream = new EventStream(this.db, owner, response);
    const own = this.streams.get(owner.userId) ?? new Set();
    this.streams.set(owner.userId, own);
    own.add(stream);
    response.on('close', () => this.remove(stream));
    const [oldest] = own;
    if (own.size > maxPerPilot && oldest) this.end(oldest);
    if (this.isClosed) return this.end(stream);
    await watch(this.db, [owner.userId]);
    await stream.start(lastEventId);
  }

  /** Something happened to this pilot; without one, to any. Or in the feed. */
  wake(userId?: string): void {
    if (userId === feedNews) {
      this.tellOfFeed();
      return;
    }
    const streams = userId === undefined ? this.all() : (this.streams.get(userId) ?? []);
    for (const stream of streams) {
      stream.wake().catch((error: unknown) => {
        this.log.warn({ err: error }, 'events could not be read');
        // It resumes where it was.
        this.end(stream);
      });
    }
  }

  /** At once, and once more at the end of the pause where more came in it. */
  private tellOfFeed(): void {
    if (this.feedPause) {
      this.isFeedStale = true;
      return;
    }
    this.isFeedStale = false;
    if (this.size === 0) return;
    for (const stream of this.all()) stream.tellOfFeed();
    this.feedPause = setTimeout(() => {
      this.feedPause = undefined;
      if (this.isFeedStale) this.tellOfFeed();
    }, feedNewsEvery).unref();
  }

  /** Keeps connections open through proxies, and ends those whose session has ended. */
  async beat(): Promise<void> {
    const streams = this.all();
    if (streams.length === 0) return;
    for (const stream of streams) stream.beat();
    const open = await openSessions(
      this.db,
      streams.map(({ owner }) => owner.sessionHash),
    );
    for (const stream of streams) if (!open.has(stream.owner.sessionHash.toString('hex'))) this.end(stream);
    await watch(this.db, [...this.streams.keys()]);
  }

  /** Ends every stream: a stopping server would otherwise wait for them. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.feedPause);
    for (const stream of this.all()) this.end(stream);
  }

  private all(): EventStream[] {
    return [...this.streams.values()].flatMap((own) => [...own]);
  }

  private end(stream: EventStream): void {
    stream.end();
    this.remove(stream);
  }

  private remove(stream: EventStream): void {
    const own = this.streams.get(stream.owner.userId);
    own?.delete(stream);
    if (own?.size === 0) this.streams.delete(stream.owner.userId);
  }
}
