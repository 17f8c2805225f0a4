/** One server-sent event as in a browser. */
export interface ReadEvent {
  id: string;
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server sent, for tests to inspect
  data: any;
}

/** Reads a stream of events from a listening server; `next` waits for the next one of a kind. */
export async function readEvents(url: string, headers: Record<string, string> = {}) {
  const abort = new AbortController();
  const answer = await fetch(url, { headers, signal: abort.signal });
  const events: ReadEvent[] = [];
  let taken = 0;
  let isOver = false;
  let wake = () => {};
  const reading = (async () => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      events.push(...blocks.flatMap(parse));
      wake();
    }
  })()
    .catch(() => {})
    .finally(() => {
      isOver = true;
      wake();
    });
  return {
    status: answer.status,
    headers: answer.headers,
    /** All events so far. */
    events,
    async next(kind: string): Promise<ReadEvent> {
      for (;;) {
        while (taken < events.length) {
          const event = events[taken];
          taken += 1;
          if (event?.event === kind) return event;
        }
        if (isOver) throw new Error(`The stream ended without ${kind}`);
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    /** Settles when the server has ended the stream. */
    over: reading,
    close: async () => {
      abort.abort();
      await reading;
    },
  };
}

function parse(block: string): ReadEvent[] {
  const fields = Object.fromEntries(
    block
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  if (!fields.event) return [];
  return [{ id: fields.id ?? '', event: fields.event, data: JSON.parse(fields.data ?? 'null') }];
}
