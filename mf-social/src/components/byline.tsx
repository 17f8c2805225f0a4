import type { FeedItem, UserCard, UserSummary } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Avatar } from '@estela/ui';
import { useState } from 'react';
import styles from './byline.module.css';
import { FollowButton } from './follow-button.tsx';
import { PilotName } from './pilot-name.tsx';

interface BylineProps {
  item: Pick<FeedItem, 'kind' | 'createdAt'> & { owner: UserSummary | UserCard };
}

/** Who did what, and how long ago; in the feed, who is not followed yet can be. */
export function Byline({ item: { kind, owner, createdAt } }: BylineProps) {
  const { t } = useTranslation('social');
  const format = useFormat();
  // Followed just now, the button stays to say so.
  const [isOffered] = useState('followedByMe' in owner && !owner.followedByMe);
  return (
    <div className={styles.byline}>
      {/* The name beside it is the same link, for the keyboard and read aloud. */}
      <Link to={paths.dashboard(owner.username)} tabIndex={-1} aria-hidden="true">
        <Avatar name={owner.name} src={owner.profilePicture} />
      </Link>
      <p className={styles.words}>
        <span className={styles.name}>
          <PilotName pilot={owner} />
        </span>{' '}
        <span>{t(`feed.did.${kind}`)}</span>
        <time className={styles.time} dateTime={createdAt} title={format.dateTime(createdAt)}>
          {format.relative(createdAt)}
        </time>
      </p>
      {isOffered && 'followedByMe' in owner && <FollowButton pilot={owner} />}
    </div>
  );
}
