import { type CompositionChange, compositionEventsPath } from '@estela/contracts/release';

export interface ListenTimes {
  /** Between two polls while there is no stream (ms). */
  poll: number;
  /** A stream that was silent for this long is dead: the server sends something every 25 s (ms). */
  silence: number;
  /** Until a stream is tried again after it failed (ms). */
  pause: number;
}

const defaults: ListenTimes = { poll: 30_000, silence: 60_000, pause: 300_000 };
/** Name of the lock and of the channel that the tabs of a browser share. */
const shared = 'estela-releases';
/** A tab that begins to listen has missed the last message of the stream; the tab with the stream repeats it. */
const question = 'what is live?';

export interface ReleaseListener {
  /** Called when something else may be live. */
  onChange: (change: CompositionChange) => void;
  /** Reads what is live now, and returns it. */
  ask: () => Promise<CompositionChange>;
}

/**
 * Notices, while the tab is visible, that another composition is live. Over HTTP/1.1 a browser opens six connections to a
 * site at most, so only one tab has the stream and shares it with the others; its lock passes to the next when it is
 * hidden or closed. Without locks (plain http) each tab polls. Returns a function that stops it.
 */
export function listenForReleases(
  { onChange, ask }: ReleaseListener,
  times: ListenTimes = defaults,
): () => void {
  const channel = new BroadcastChannel(shared);
  let turn: AbortController | undefined;
  let latest: CompositionChange | undefined;

  channel.onmessage = ({ data }) => {
    if (data === question && latest) channel.postMessage(latest);
    if (turn && isChange(data)) onChange(data);
  };

  function share(change: CompositionChange): void {
    latest = change;
    onChange(change);
    channel.postMessage(change);
  }

  /** Waits until `signal` is aborted. */
  function listen(signal: AbortSignal): Promise<void> {
    let stop = openStream();
    const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    return ended.then(() => stop());

    function openStream(): () => void {
      const source = new EventSource(compositionEventsPath);
      let silence = setTimeout(fail, times.silence);
      source.addEventListener('composition', ({ data }) => {
        clearTimeout(silence);
        silence = setTimeout(fail, times.silence);
        const change = parsed(data);
        if (change) share(change);
      });
      // The browser reconnects by itself after a lost connection, but not after a refusal.
      source.addEventListener('error', () => {
        if (source.readyState === EventSource.CLOSED) fail();
      });
      function close(): void {
        clearTimeout(silence);
        source.close();
      }
      function fail(): void {
        close();
        if (!signal.aborted) stop = poll(() => (stop = openStream()));
      }
      return close;
    }
  }

  function poll(tryAgain?: () => void): () => void {
    const askAndShare = () => void ask().then((change) => channel.postMessage(change));
    askAndShare();
    const asking = setInterval(askAndShare, times.poll);
    const pause = tryAgain && setTimeout(again, times.pause);
    function again(): void {
      stop();
      tryAgain?.();
    }
    function stop(): void {
      clearInterval(asking);
      clearTimeout(pause);
    }
    return stop;
  }

  function start(): void {
    turn = new AbortController();
    const { signal } = turn;
    channel.postMessage(question);
    if (navigator.locks)
      navigator.locks.request(shared, { signal }, () => listen(signal)).catch(() => undefined);
    else signal.addEventListener('abort', poll());
  }

  function pause(): void {
    turn?.abort();
    turn = undefined;
  }

  function onVisibility(): void {
    if (document.hidden) pause();
    else if (!turn) {
      void ask();
      start();
    }
  }

  document.addEventListener('visibilitychange', onVisibility);
  if (!document.hidden) start();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    pause();
    channel.close();
  };
}

function parsed(text: string): CompositionChange | undefined {
  try {
    const found: unknown = JSON.parse(text);
    return isChange(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

function isChange(found: unknown): found is CompositionChange {
  const { sequence, id } = (found ?? {}) as Partial<CompositionChange>;
  return Number.isInteger(sequence) && typeof id === 'string';
}
