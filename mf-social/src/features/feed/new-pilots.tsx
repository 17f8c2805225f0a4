import type { FeedItem } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Button, Card } from '@estela/ui';
import { useState } from 'react';
import { FollowButton } from '../../components/follow-button.tsx';
import { PilotList } from '../../components/pilot-list.tsx';
import { PilotRow } from '../../components/pilot-row.tsx';
import styles from './feed.module.css';

/** So many stand in the feed from the start; as many as make a run of their own. */
const few = 3;

/** Runs that were opened, by their first pilot: a row that leaves the screen and comes back has its height again. */
const opened = new WeakSet<FeedItem>();

/** A run of new pilots, who would push everything else off the screen one by one. */
export function NewPilots({ items }: { items: readonly [FeedItem, ...FeedItem[]] }) {
  const { t } = useTranslation('social');
  const { number, date } = useFormat();
  const [first] = items;
  const [isOpen, setOpen] = useState(opened.has(first));
  const shown = isOpen ? items : items.slice(0, few);
  function toggle() {
    opened[isOpen ? 'delete' : 'add'](first);
    setOpen(!isOpen);
  }
  const title = t('feed.newPilots', { count: items.length, formatted: number(items.length) });
  return (
    <Card className={styles.joined}>
      <h2 className={styles.newPilots}>{title}</h2>
      <PilotList label={title} pilots={shown.map(({ owner }) => owner)}>
        {(pilot) => (
          <PilotRow
            pilot={pilot}
            // Without words about it: beside the button of a phone they would be cut off.
            detail={date(items.find(({ owner }) => owner._id === pilot._id)?.createdAt ?? '')}
            action={<FollowButton pilot={pilot} />}
          />
        )}
      </PilotList>
      {items.length > few && (
        <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? t('feed.fewerPilots') : t('feed.allPilots', { formatted: number(items.length) })}
        </Button>
      )}
    </Card>
  );
}
