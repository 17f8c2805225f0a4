import type { FeedItem } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Avatar } from '@estela/ui';
import styles from './byline.module.css';
import { PilotName } from './pilot-name.tsx';

interface BylineProps {
  item: Pick<FeedItem, 'kind' | 'owner' | 'createdAt'>;
}

/** Who did what, and how long ago. */
export function Byline({ item: { kind, owner, createdAt } }: BylineProps) {
  const { t } = useTranslation('social');
  const format = useFormat();
  return (
    <div className={styles.byline}>
      <Avatar name={owner.name} src={owner.profilePicture} />
      <p className={styles.words}>
        <span className={styles.name}>
          <PilotName pilot={owner} />
        </span>{' '}
        <span>{t(`feed.did.${kind}`)}</span>
        <time className={styles.time} dateTime={createdAt} title={format.dateTime(createdAt)}>
          {format.relative(createdAt)}
        </time>
      </p>
    </div>
  );
}
