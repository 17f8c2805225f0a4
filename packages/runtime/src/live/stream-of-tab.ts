import { createEventStream, type EventStream } from './event-stream.ts';

/** Each remote bundles this file; the number changes when an older release could not use what a newer one made. */
const place: unique symbol = Symbol.for('estela.event-stream.1');

declare global {
  interface Window {
    [place]?: EventStream;
  }
}

/** The same for the shell and all remotes: whoever asks first makes it. */
export function streamOfTab(): EventStream {
  window[place] ??= createEventStream();
  return window[place];
}
