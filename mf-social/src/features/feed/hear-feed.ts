export interface FeedTimes {
  /** Between two questions where no stream is to be had (ms). */
  poll: number;
  /** From word of something new to the question, at least and at most: not every page asks at once (ms). */
  gap: [number, number];
}

const defaults: FeedTimes = { poll: 60_000, gap: [200, 2_000] };

const eventsPath = '/api/events';

export interface FeedEar {
  onNews: () => void;
  /** Opens a stream of events; nothing for guests, who have none. */
  getTicket?: (() => Promise<string | undefined>) | undefined;
}

/**
 * Tells while the tab is visible that a feed may have something new: by the stream of events, and where there is none by
 * asking at intervals. A hidden tab holds no connection; it asks when it is looked at again. Returns how to stop.
 */
export function hearFeed({ onNews, getTicket }: FeedEar, times: FeedTimes = defaults): () => void {
  let turn: AbortController | undefined;

  function onVisibility(): void {
    turn?.abort();
    turn = undefined;
    if (document.hidden) return;
    turn = new AbortController();
    void listen(turn.signal);
  }

  async function listen(signal: AbortSignal): Promise<void> {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const [least, most] = times.gap;
    const tell = () => {
      waiting ??= setTimeout(
        () => {
          waiting = undefined;
          onNews();
        },
        least + Math.random() * (most - least),
      );
    };
    signal.addEventListener('abort', () => clearTimeout(waiting));
    await idle();
    while (!signal.aborted) {
      const ticket = typeof EventSource === 'undefined' ? undefined : await getTicket?.();
      if (ticket && !signal.aborted) await stream(ticket, { onNews, tell }, signal);
      await pause(times.poll, signal);
      if (!signal.aborted) onNews();
    }
  }

  document.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    turn?.abort();
  };
}

interface Told {
  /** At once. */
  onNews: () => void;
  /** After the gap. */
  tell: () => void;
}

/** Until the stream ends, for whatever reason. A ticket opens one stream only, so the browser cannot connect again. */
function stream(ticket: string, { onNews, tell }: Told, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const source = new EventSource(`${eventsPath}?${new URLSearchParams({ ticket })}`);
    const end = () => {
      source.close();
      resolve();
    };
    // What came before it opened was missed.
    source.addEventListener('ready', onNews);
    source.addEventListener('feed', tell);
    for (const kind of ['bye', 'error']) source.addEventListener(kind, end);
    signal.addEventListener('abort', end);
  });
}

/** When the page has been drawn: the first screen waits for nothing of this. */
function idle(): Promise<void> {
  if (typeof requestIdleCallback === 'undefined') return Promise.resolve();
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 3_000 }));
}

function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
