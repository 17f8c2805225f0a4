/** Stands in for the browser's event streams: returns those that the page opens, in their order; tests dispatch on them. */
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
