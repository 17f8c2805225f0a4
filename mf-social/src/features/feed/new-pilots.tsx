import type { FeedItem } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Card } from '@estela/ui';
import { FollowButton } from '../../components/follow-button.tsx';
import { PilotList } from '../../components/pilot-list.tsx';
import { PilotRow } from '../../components/pilot-row.tsx';
import styles from './feed.module.css';

/** A run of new pilots, who would push everything else off the screen one by one. */
export function NewPilots({ items }: { items: readonly FeedItem[] }) {
  const { t } = useTranslation('social');
  const { number, date } = useFormat();
  const title = t('feed.newPilots', { count: items.length, formatted: number(items.length) });
  return (
    <Card className={styles.joined}>
      <h2 className={styles.newPilots}>{title}</h2>
      <PilotList label={title} pilots={items.map(({ owner }) => owner)}>
        {(pilot) => (
          <PilotRow
            pilot={pilot}
            // Without words about it: beside the button of a phone they would be cut off.
            detail={date(items.find(({ owner }) => owner._id === pilot._id)?.createdAt ?? '')}
            action={<FollowButton pilot={pilot} />}
          />
        )}
      </PilotList>
    </Card>
  );
}
