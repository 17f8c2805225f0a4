import type { FeedItem } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Card } from '@estela/ui';
import { Byline } from '../../components/byline.tsx';
import { EntryActions } from './entry-actions.tsx';
import styles from './feed.module.css';

interface PilotJoinedProps {
  item: Extract<FeedItem, { kind: 'pilot' }>;
  as?: 'article' | 'div' | undefined;
}

/** A pilot who is new here. */
export function PilotJoined({ item, as = 'article' }: PilotJoinedProps) {
  const { t } = useTranslation('social');
  const { date } = useFormat();
  return (
    <Card
      as={as}
      className={styles.joined}
      aria-label={as === 'article' ? t('feed.joined', { name: item.name }) : undefined}
    >
      <Byline item={item} />
      <div className={styles.joinedFoot}>
        <p className={styles.joinedOn}>{t('feed.joinedOn', { date: date(item.joined) })}</p>
        <EntryActions item={item} />
      </div>
    </Card>
  );
}
