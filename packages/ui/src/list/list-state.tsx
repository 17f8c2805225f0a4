import { useTranslation } from '@estela/i18n';
import { type ReactNode, useDeferredValue } from 'react';
import { ErrorState } from '../feedback/error-state.tsx';
import { SkeletonList } from '../feedback/skeleton.tsx';
import { useDelayed } from '../style/use-delayed.ts';
import { LoadMore, type LoadMoreProps } from './load-more.tsx';

export interface ListStateProps<Item> {
  /** `undefined` until the first answer. What is here is shown, even while it is fetched again. */
  items: readonly Item[] | undefined;
  loading?: boolean;
  /** The text of what went wrong; anything falsy is no error. */
  error?: ReactNode;
  /** Names what could not be loaded. */
  errorTitle?: string | undefined;
  onRetry?: () => void;
  /** In the real shape of the list. */
  skeleton?: ReactNode;
  empty: ReactNode;
  /** For lists that come in parts. */
  more?: LoadMoreProps;
  children: (items: readonly Item[]) => ReactNode;
}

/** The five states of a list: loading (after 300 ms), error, empty, partial, full. */
export function ListState<Item>(props: ListStateProps<Item>) {
  const { items, loading = false, error, errorTitle, onRetry, skeleton, empty, more, children } = props;
  const { t } = useTranslation('common');
  // The first answer is drawn in parts, between which the page answers; what is here from the start is drawn at once.
  const isHere = useDeferredValue(items !== undefined);
  const waiting = !error && !(items && isHere);
  const showSkeleton = useDelayed(waiting);
  if (waiting)
    return (
      <div aria-busy="true">
        {showSkeleton && (
          <>
            <span role="status" className="e-visually-hidden">
              {t('loading')}
            </span>
            {skeleton ?? <SkeletonList />}
          </>
        )}
      </div>
    );
  if (items === undefined)
    return (
      <ErrorState title={errorTitle ?? t('error.list')} text={error} onRetry={onRetry} retrying={loading} />
    );
  if (items.length === 0 && !more?.hasMore) return empty;
  return (
    <>
      {children(items)}
      {more && <LoadMore {...more} />}
    </>
  );
}
