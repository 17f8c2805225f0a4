/** Replaces the browser's event streams: returns those that the page opens, in order; tests dispatch events on them. */
export function hearStreams(): EventTarget[] {
  const streams: EventTarget[] = [];
  globalThis.EventSource = class extends EventTarget {
    constructor() {
      super();
      streams.push(this);
    }
    close() {}
  } as unknown as typeof EventSource;
  return streams;
}
