import type { FeedItem } from '@estela/contracts';
import { Byline } from '../../components/byline.tsx';
import { DroneCard } from '../../components/drone-card.tsx';
import { FlightCard } from '../../components/flight-card.tsx';
import { SpotCard } from '../../components/spot-card.tsx';
import { EntryActions } from './entry-actions.tsx';
import { PilotJoined } from './pilot-joined.tsx';

interface FeedEntryProps {
  item: FeedItem;
  /** Near the top of the screen: its picture loads at once. */
  first?: boolean;
  headingLevel?: 2 | 3;
  /** `div` where it stands in an article. */
  as?: 'article' | 'div';
}

/** One event of the feed, drawn by its kind. */
export function FeedEntry({ item, first, headingLevel = 2, as }: FeedEntryProps) {
  if (item.kind === 'pilot') return <PilotJoined item={item} as={as} />;
  const card = {
    as,
    headingLevel,
    eyebrow: <Byline item={item} />,
    actions: <EntryActions item={item} />,
  };
  switch (item.kind) {
    case 'flight':
      return <FlightCard {...card} flight={item} playable eager={first} />;
    case 'drone':
      return <DroneCard {...card} drone={item} wide eager={first} />;
    case 'spot':
      return <SpotCard {...card} spot={item} />;
  }
}
