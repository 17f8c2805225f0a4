/** How long after a stream has ended the next is opened (ms). */
const pauses = { first: 2_000, longest: 60_000 };

export interface FollowEar {
  getTicket: () => Promise<string | undefined>;
  /** Somebody accepted the viewer. */
  onAccepted: (pilotId: string) => void;
  /** Somebody asks to follow, or follows. */
  onFollowers: () => void;
  /** There was no stream for a while: anything may have happened. */
  onMissed: () => void;
}

/** Tells what happens to follows while the tab is visible; a hidden one holds no connection. Returns how to stop. */
export function hearFollows(ear: FollowEar): () => void {
  let turn: AbortController | undefined;
  let wasOpen = false;
  const onOpen = () => {
    if (wasOpen) ear.onMissed();
    wasOpen = true;
  };

  function onVisibility(): void {
    turn?.abort();
    turn = undefined;
    if (document.hidden || typeof EventSource === 'undefined') return;
    turn = new AbortController();
    void listen({ ...ear, onOpen }, turn.signal);
  }

  document.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    turn?.abort();
  };
}

interface StreamEar extends FollowEar {
  onOpen: () => void;
}

async function listen(ear: StreamEar, signal: AbortSignal): Promise<void> {
  let pause = pauses.first;
  while (!signal.aborted) {
    const ticket = await ear.getTicket();
    if (ticket && !signal.aborted && (await readStream(ticket, ear, signal))) pause = pauses.first;
    await wait(pause, signal);
    pause = Math.min(pause * 2, pauses.longest);
  }
}

/** Until the stream ends; did it open at all? A ticket opens one stream only, so the browser cannot connect again. */
function readStream(ticket: string, ear: StreamEar, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    let isOpened = false;
    const source = new EventSource(`/api/events?${new URLSearchParams({ ticket })}`);
    const end = () => {
      source.close();
      resolve(isOpened);
    };
    source.addEventListener('ready', () => {
      isOpened = true;
      ear.onOpen();
    });
    source.addEventListener('notification', ({ data }) => {
      const { kind, actor } = JSON.parse(data) as { kind: string; actor?: string };
      if (kind === 'followAccepted' && actor) ear.onAccepted(actor);
      if (kind === 'followRequest' || kind === 'follow') ear.onFollowers();
    });
    for (const event of ['bye', 'error']) source.addEventListener(event, end);
    signal.addEventListener('abort', end);
  });
}

function wait(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
