import { useAppDispatch, useSession } from '@estela/api';
import { createEventTicket } from '@estela/api/live';
import { useEffect, useEffectEvent } from 'react';
import type { LiveEvents } from './live-events.ts';
import { streamOfTab } from './stream-of-tab.ts';

/**
 * `found`: the stream was open when the part was drawn, which missed only what came before. `first`: it opened after.
 * `again`: there was none for a while, or is none.
 */
type Opening = 'found' | 'first' | 'again';

interface LiveOptions<Kind extends keyof LiveEvents> {
  onEvent: (data: LiveEvents[Kind]) => unknown;
  /** Some may have been missed until the stream opened, or while there was none. */
  onMissed: (opening: Opening) => unknown;
  /** Milliseconds between two calls of `onMissed` while there is no stream: for guests, and where none can be had. */
  pollEvery?: number | undefined;
  /** Left out, the tab's stream is held open; given, only by `true`: what is not known yet holds nothing. */
  isWanted?: boolean | undefined;
}

/** Hears of what happens to the signed-in pilot, by the one stream of events that a tab holds while it is looked at. */
export function useLive<Kind extends keyof LiveEvents>(kind: Kind, options: LiveOptions<Kind>): void {
  const { pollEvery } = options;
  const isWanted = !('isWanted' in options) || options.isWanted === true;
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const onEvent = useEffectEvent(options.onEvent);
  const onMissed = useEffectEvent(options.onMissed);
  const pilotId = isWanted && typeof EventSource !== 'undefined' ? user?._id : undefined;

  useEffect(() => {
    if (!pilotId) return;
    let opening: Opening = 'found';
    const stop = streamOfTab().subscribe({
      pilotId,
      kind,
      getTicket: async () =>
        (await dispatch(createEventTicket.initiate(undefined, { track: false }))).data?.ticket,
      onEvent: ({ data }) => onEvent(JSON.parse(data)),
      onOpen: () => {
        onMissed(opening);
        opening = 'again';
      },
    });
    if (opening === 'found') opening = 'first';
    return stop;
  }, [pilotId, kind, dispatch]);

  useEffect(() => {
    if (!pollEvery) return;
    const timer = setInterval(() => {
      const isLive = pilotId !== undefined && streamOfTab().isOpen();
      if (!isLive && !document.hidden) onMissed('again');
    }, pollEvery);
    return () => clearInterval(timer);
  }, [pilotId, pollEvery]);
}
