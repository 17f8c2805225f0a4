import { useSession } from '@estela/api';
import { useFeedTicketMutation } from '@estela/api/social';
import { useEffect, useEffectEvent } from 'react';
import { hearFeed } from './hear-feed.ts';

/** Calls back when a feed may have something new, while the page is looked at. */
export function useFeedEar(onNews: () => void): void {
  const { user } = useSession();
  const [takeTicket] = useFeedTicketMutation();
  const isSignedIn = Boolean(user);
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    const getTicket = async () => (await takeTicket()).data?.ticket;
    return hearFeed({ onNews: () => tell(), getTicket: isSignedIn ? getTicket : undefined });
  }, [isSignedIn, takeTicket]);
}
