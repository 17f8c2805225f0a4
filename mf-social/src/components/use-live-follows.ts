import { useFeedTicketMutation, useFollowNews } from '@estela/api/social';
import { useEffect } from 'react';
import { hearFollows } from './hear-follows.ts';

/** However many buttons wait for an answer, the page holds one stream. */
let listeners = 0;
let stop: (() => void) | undefined;

/** Keeps what is shown of follows up to date while `isWanted`. */
export function useLiveFollows(isWanted: boolean): void {
  const [askTicket] = useFeedTicketMutation();
  const news = useFollowNews();
  useEffect(() => {
    if (!isWanted) return;
    listeners += 1;
    stop ??= hearFollows({
      getTicket: async () => (await askTicket()).data?.ticket,
      ...news,
    });
    return () => {
      listeners -= 1;
      if (listeners > 0) return;
      stop?.();
      stop = undefined;
    };
  }, [isWanted, askTicket, news]);
}
