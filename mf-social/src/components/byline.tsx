import type { FeedItem, UserCard, UserSummary } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Avatar } from '@estela/ui';
import { useState } from 'react';
import styles from './byline.module.css';
import { FollowButton } from './follow-button.tsx';
import { PilotFace } from './pilot-face.tsx';
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
      <PilotFace pilot={owner}>
        <Avatar name={owner.name} src={owner.profilePicture} />
      </PilotFace>
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
