import { useTranslation } from '@estela/i18n';
import { Avatar, Badge, Cover } from '@estela/ui';
import { Lock } from 'lucide-react';
import { VerifiedBadge } from '../../components/verified-badge.tsx';
import { MatchingPart } from './matching-part.tsx';
import type { ResultRow } from './result-groups.ts';
import styles from './search.module.css';

interface ResultLineProps {
  row: ResultRow;
  words: string;
}

export function ResultLine({ row, words }: ResultLineProps) {
  const { t } = useTranslation('social');
  const { id, title, detail, picture, pilot, isPrivate } = row;
  return (
    <>
      {pilot ? (
        <Avatar name={title} src={picture} size="sm" />
      ) : (
        <Cover src={picture} seed={id} ratio="1/1" className={styles.picture ?? ''} />
      )}
      <span className={styles.words}>
        <span className={styles.title}>
          <MatchingPart text={title} words={words} />
          {pilot?.verified && <VerifiedBadge />}
        </span>
        {detail && (
          <span className={styles.detail}>
            <MatchingPart text={detail} words={words} />
          </span>
        )}
      </span>
      {isPrivate && <Badge icon={<Lock aria-hidden="true" />}>{t('search.privateGroup')}</Badge>}
      {pilot?.followedByMe && <Badge>{t('search.followed')}</Badge>}
    </>
  );
}
