import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/open.ts';
import { EventStream } from './event-stream.ts';
import { FeedWatch } from './feed-watch.ts';
import { openSessions, type StreamOwner, watch } from './repository.ts';

/** Streams of one pilot in this process: tabs and devices. The oldest makes room. */
const maxPerPilot = 10;

/** Before a pilot's id: a session of theirs has ended. */
const endedSession = 'session ';

/** The open streams of this process. */
export class LiveHub {
  private readonly streams = new Map<string, Set<EventStream>>();
  private readonly db: Db;
  private readonly log: FastifyBaseLogger;
  private readonly feed: FeedWatch;
  private isClosed = false;

  constructor(db: Db, log: FastifyBaseLogger) {
    this.db = db;
    this.log = log;
    this.feed = new FeedWatch(db, log, () => {
      for (const stream of this.all()) stream.notifyOfFeed();
    });
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
    await Promise.all([watch(this.db, [owner.userId]), this.feed.start()]);
    if (this.size === 0) this.feed.stop();
    // Since it was asked, the session may have ended: the notification of that did not reach this stream.
    await this.endClosed([stream]);
    await stream.start(lastEventId);
  }

  /** Something happened to this pilot; without one, to any. */
  wake(userId?: string): void {
    if (userId === undefined || userId.startsWith(endedSession)) {
      this.endClosed(this.of(userId?.slice(endedSession.length))).catch((error: unknown) => {
        this.log.warn({ err: error }, 'sessions of streams could not be read');
      });
      if (userId !== undefined) return;
    }
    const streams = this.of(userId);
    for (const stream of streams) {
      stream.wake().catch((error: unknown) => {
        this.log.warn({ err: error }, 'events could not be read');
        // It resumes where it was.
        this.end(stream);
      });
    }
  }

  /** Keeps connections open through proxies, and ends those whose session has ended. */
  async beat(): Promise<void> {
    const streams = this.all();
    if (streams.length === 0) return;
    for (const stream of streams) stream.beat();
    await this.endClosed(streams);
    await watch(this.db, [...this.streams.keys()]);
  }

  /** Ends every stream: a stopping server would otherwise wait for them. */
  close(): void {
    this.isClosed = true;
    this.feed.stop();
    for (const stream of this.all()) this.end(stream);
  }

  private async endClosed(streams: readonly EventStream[]): Promise<void> {
    if (streams.length === 0) return;
    const hashes = streams.map(({ owner }) => owner.sessionHash);
    const open = await openSessions(this.db, hashes);
    for (const stream of streams) if (!open.has(stream.owner.sessionHash.toString('hex'))) this.end(stream);
  }

  private all(): EventStream[] {
    return [...this.streams.values()].flatMap((own) => [...own]);
  }

  private of(userId: string | undefined): EventStream[] {
    return userId === undefined ? this.all() : [...(this.streams.get(userId) ?? [])];
  }

  private end(stream: EventStream): void {
    stream.end();
    this.remove(stream);
  }

  private remove(stream: EventStream): void {
    const own = this.streams.get(stream.owner.userId);
    own?.delete(stream);
    if (own?.size === 0) this.streams.delete(stream.owner.userId);
    if (this.streams.size === 0) this.feed.stop();
  }
}
