import { useTranslation } from '@estela/i18n';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../action/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import styles from './load-more.module.css';

export interface LoadMoreProps {
  hasMore: boolean;
  loading: boolean;
  /** What is here is being read again, which leaves no room for more meanwhile. */
  paused?: boolean;
  onMore: () => void;
  /** Text of the last failure; stops loading by itself until the button is pressed. */
  error?: ReactNode;
  /** Load when it comes near the screen. Default: true. */
  auto?: boolean;
}

/** Milliseconds after which a list that has begun to load nothing is asked again. */
const askAgain = 500;

/** The end of a list that goes on: loads by itself when near, and is a real button all the same. */
export function LoadMore({ hasMore, loading, paused, onMore, error, auto = true }: LoadMoreProps) {
  const { t } = useTranslation('common');
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });
  const watching = auto && hasMore && !loading && !paused && !error;
  useEffect(() => {
    if (!watching || !end.current || typeof IntersectionObserver === 'undefined') return;
    let asking: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearInterval(asking);
        if (!entry?.isIntersecting) return;
        more.current();
        // A list that is being read again at that moment ignores it, and the observer only reports changes.
        asking = setInterval(() => more.current(), askAgain);
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(end.current);
    return () => {
      clearInterval(asking);
      observer.disconnect();
    };
  }, [watching]);
  if (!hasMore && !error) return null;
  return (
    <div ref={end} className={styles.end}>
      {error && (
        <Notice tone="danger" role="alert" title={t('error.more')}>
          {error}
        </Notice>
      )}
      <Button onClick={onMore} busy={loading}>
        {t(buttonText(loading, Boolean(error)))}
      </Button>
    </div>
  );
}

function buttonText(loading: boolean, failed: boolean): string {
  if (loading) return 'loadingMore';
  return failed ? 'retry' : 'loadMore';
}
