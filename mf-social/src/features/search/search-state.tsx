import { useTranslation } from '@estela/i18n';
import { Button, EmptyState, ErrorState, SkeletonList, useDelayed } from '@estela/ui';
import styles from './search.module.css';
import type { useSearch } from './use-search.ts';

interface SearchStateProps {
  search: ReturnType<typeof useSearch>;
  onRetry: () => void;
  count: number;
  recentCount: number;
  onClearRecent: () => void;
}

/** What stands below the list, or in its place: how to begin, waiting, nothing, what went wrong. */
export function SearchState({ search, onRetry, count, recentCount, onClearRecent }: SearchStateProps) {
  const { t } = useTranslation('social');
  const { words, isCurrent, isWaiting, error, isGuest } = search;
  const showSkeleton = useDelayed(isWaiting);
  if (words === '')
    return recentCount > 0 ? (
      <Button variant="ghost" size="sm" onClick={onClearRecent}>
        {t('search.clearRecent')}
      </Button>
    ) : (
      <p className={styles.hint}>{t('search.start')}</p>
    );
  if (error)
    return <ErrorState compact headingLevel={3} title={t('search.failed')} text={error} onRetry={onRetry} />;
  if (isWaiting) return showSkeleton ? <SkeletonList of="line" count={5} /> : null;
  if (!isCurrent || count > 0) return null;
  return (
    <EmptyState
      compact
      headingLevel={3}
      title={t('search.none', { words })}
      text={t(isGuest ? 'search.noneGuest' : 'search.noneHint')}
    />
  );
}
