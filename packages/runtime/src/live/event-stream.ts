export interface Subscriber {
  /** Whose events they are: another account has its own stream. */
  pilotId: string;
  kind: string;
  /** Opens a stream once; undefined where the server gives none. */
  getTicket: () => Promise<string | undefined>;
  onEvent: (event: MessageEvent<string>) => void;
  /** The stream is open: at once where it is already, and each time that it opens again. */
  onOpen: () => void;
}

/** Releases of several remotes use one object: what it has only ever grows. */
export interface EventStream {
  /** Returns how to stop. */
  subscribe: (subscriber: Subscriber) => () => void;
  isOpen: () => boolean;
}

export interface StreamTimes {
  /** From the end of a stream to the next: doubled each time that none opens, and spread around that (ms). */
  pause: { first: number; longest: number };
}

/**
 * Names of the locks of which a tab holds one while it is connected: so many streams one browser has at most. Over
 * HTTP/1.1 it has six connections to a site, and several windows are looked at side by side.
 */
const places = ['estela-events-1', 'estela-events-2'] as const;

const defaults: StreamTimes = { pause: { first: 2_000, longest: 60_000 } };

/**
 * One connection for all subscribers: opened with the first, closed with the last. A hidden tab holds none, and of those
 * in sight two. What happened meanwhile is not sent again; `onOpen` says when to read again.
 */
export function createEventStream({ pause }: StreamTimes = defaults): EventStream {
  const subscribers = new Set<Subscriber>();
  let turn: AbortController | undefined;
  let source: EventSource | undefined;
  let pilotId: string | undefined;
  let isOpen = false;

  function stop(): void {
    turn?.abort();
    turn = undefined;
  }

  function start(): void {
    if (turn || document.hidden || subscribers.size === 0) return;
    turn = new AbortController();
    void inPlace(turn.signal, run);
  }

  async function run(signal: AbortSignal): Promise<void> {
    let time = pause.first;
    await idle();
    while (!signal.aborted) {
      const ticket = await [...subscribers].at(-1)?.getTicket();
      if (ticket && !signal.aborted && (await read(ticket, signal))) time = pause.first;
      // A server that restarts ends all streams at once.
      await wait(time * (0.5 + Math.random()), signal);
      time = Math.min(time * 2, pause.longest);
    }
  }

  /** Until the stream ends; did it open at all? A ticket opens one stream only, so the browser cannot connect again. */
  function read(ticket: string, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const opened = new EventSource(`/api/events?${new URLSearchParams({ ticket })}`);
      let hasOpened = false;
      const end = () => {
        opened.close();
        if (source === opened) {
          source = undefined;
          isOpen = false;
        }
        resolve(hasOpened);
      };
      source = opened;
      opened.addEventListener('ready', () => {
        hasOpened = true;
        isOpen = true;
        for (const { onOpen } of [...subscribers]) onOpen();
      });
      for (const { kind, onEvent } of subscribers) opened.addEventListener(kind, onEvent);
      for (const kind of ['bye', 'error']) opened.addEventListener(kind, end);
      signal.addEventListener('abort', end);
    });
  }

  function onVisibility(): void {
    if (document.hidden) stop();
    else start();
  }

  function subscribe(subscriber: Subscriber): () => void {
    const { kind, onEvent, onOpen } = subscriber;
    if (subscribers.size === 0) document.addEventListener('visibilitychange', onVisibility);
    subscribers.add(subscriber);
    if (subscriber.pilotId !== pilotId) stop();
    pilotId = subscriber.pilotId;
    source?.addEventListener(kind, onEvent);
    if (isOpen) onOpen();
    start();
    return () => {
      subscribers.delete(subscriber);
      source?.removeEventListener(kind, onEvent);
      if (subscribers.size > 0) return;
      document.removeEventListener('visibilitychange', onVisibility);
      stop();
    };
  }

  return { subscribe, isOpen: () => isOpen };
}

/** Runs `work` as soon as one of the places is free; at once where the browser has no locks. */
async function inPlace(signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work(signal);
  const [first, second] = places;
  const wasFree = await locks.request(first, { ifAvailable: true }, async (lock) => {
    if (lock) await work(signal);
    return lock !== null;
  });
  // Aborted while it waits, the request fails.
  if (!wasFree) await locks.request(second, { signal }, () => work(signal)).catch(() => undefined);
}

/** When the page has been drawn: the first screen waits for nothing of this. */
function idle(): Promise<void> {
  if (typeof requestIdleCallback === 'undefined') return Promise.resolve();
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 3_000 }));
}

function wait(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
