import type { ServerResponse } from 'node:http';
import type { Db } from '../database/open.ts';
import { type EventCursor, findEnd, readEvents, type StreamOwner } from './repository.ts';

/** Bytes that may wait for a slow reader before its stream is cut; it resumes where it was. */
const maxWaiting = 256 * 1024;

/** Milliseconds that a goodbye has to get through. */
const goodbyeTime = 500;

/** One open stream of server-sent events. */
export class EventStream {
  readonly owner: StreamOwner;
  private readonly db: Db;
  private readonly response: ServerResponse;
  private cursor: EventCursor | undefined;
  private reading: Promise<void> | undefined;
  private isStale = false;

  constructor(db: Db, owner: StreamOwner, response: ServerResponse) {
    this.db = db;
    this.owner = owner;
    this.response = response;
  }

  /** Stands where the reader says that it was, or at the end of what has happened; then sends what is new. */
  async start(lastEventId: string | undefined): Promise<void> {
    this.cursor = parseEventId(lastEventId) ?? (await findEnd(this.db, this.owner.userId));
    // The reader resumes from here even when nothing happens before it is cut off.
    this.write(`retry: 3000\nid: ${formatEventId(this.cursor)}\nevent: ready\ndata: {}\n\n`);
    await this.wake();
  }

  /** Sends what is new. Called again while it reads, it reads once more. */
  wake(): Promise<void> {
    this.isStale = true;
    this.reading ??= this.readAll().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  beat(): void {
    this.write(': beat\n\n');
  }

  /** Without an id, since there is no place to go on from: who was away asks again. */
  notifyOfFeed(): void {
    this.write('event: feed\ndata: {}\n\n');
  }

  /** Says goodbye: the reader comes back with a new ticket. */
  end(): void {
    if (this.response.writableEnded) return;
    this.write('event: bye\ndata: {}\n\n');
    const { socket } = this.response;
    this.response.end();
    // Who does not read the goodbye must not hold up a stopping server.
    setTimeout(() => socket?.destroy(), goodbyeTime).unref();
  }

  private async readAll(): Promise<void> {
    while (this.isStale && this.cursor && !this.response.writableEnded && !this.response.destroyed) {
      this.isStale = false;
      const { rows, isMore } = await readEvents(this.db, this.owner.userId, this.cursor);
      this.isStale ||= isMore;
      for (const { kind, data, place } of rows) {
        this.cursor = place;
        this.write(`id: ${formatEventId(place)}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);
      }
    }
  }

  private write(text: string): void {
    if (this.response.writableEnded || this.response.destroyed) return;
    this.response.write(text);
    if (this.response.writableLength > maxWaiting) this.response.destroy();
  }
}

/** A place in the stream as text: the highest id, the snapshot, then what was sent beyond it, counted down. */
function formatEventId({ after, xmin, sent }: EventCursor): string {
  return [after, xmin, ...sent.map((id) => (after - id).toString(36))].join('-');
}

/** Undefined for what we never sent. */
function parseEventId(text: string | undefined): EventCursor | undefined {
  const [, after, xmin, rest = ''] =
    /^(\d{1,15})-(\d{1,18})((?:-[\da-z]{1,9}){0,200})$/.exec(text ?? '') ?? [];
  if (!after || !xmin) return undefined;
  const steps = rest.split('-').slice(1);
  return { after: Number(after), xmin, sent: steps.map((step) => Number(after) - Number.parseInt(step, 36)) };
}
