import type { FeedItem } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Card } from '@estela/ui';
import { Byline } from '../../components/byline.tsx';
import { DroneCard } from '../../components/drone-card.tsx';
import { FlightCard } from '../../components/flight-card.tsx';
import { SpotCard } from '../../components/spot-card.tsx';
import styles from './feed.module.css';

interface FeedEntryProps {
  item: FeedItem;
  /** Near the top of the screen: its picture loads at once. */
  first?: boolean;
  headingLevel?: 2 | 3;
}

/** One event of the feed, drawn by its kind. */
export function FeedEntry({ item, first, headingLevel = 2 }: FeedEntryProps) {
  const byline = <Byline item={item} />;
  switch (item.kind) {
    case 'flight':
      return <FlightCard flight={item} headingLevel={headingLevel} eyebrow={byline} playable eager={first} />;
    case 'drone':
      return <DroneCard drone={item} headingLevel={headingLevel} eyebrow={byline} wide eager={first} />;
    case 'spot':
      return <SpotCard spot={item} headingLevel={headingLevel} eyebrow={byline} />;
    case 'pilot':
      return <PilotJoined item={item} />;
  }
}

function PilotJoined({ item }: { item: Extract<FeedItem, { kind: 'pilot' }> }) {
  const { t } = useTranslation('social');
  return (
    <Card as="article" className={styles.joined} aria-label={t('feed.joined', { name: item.owner.name })}>
      <Byline item={item} />
    </Card>
  );
}
