import { errorText, useAppDispatch } from '@estela/api';
import { socialApi, useCountFeedNewsQuery } from '@estela/api/social';
import { limits } from '@estela/contracts/limits';
import type { FeedTab } from '@estela/contracts/values';
import { useFormat, useTranslation } from '@estela/i18n';
import { Button, toast } from '@estela/ui';
import { ArrowUp } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import styles from './feed.module.css';
import { useFeedNews } from './use-feed-news.ts';

interface NewsButtonProps {
  tab: FeedTab;
  /** Where what is shown begins; undefined until it is known. */
  newest: string | null | undefined;
  /** Whether it lacks what is of somebody followed since. */
  isBehind: boolean | undefined;
  list: RefObject<HTMLDivElement | null>;
}

/**
 * Says that others have added something, or that there is more of somebody followed since, and brings it when the reader
 * wants it: nothing moves by itself.
 */
export function NewsButton({ tab, newest, isBehind, list }: NewsButtonProps) {
  const { t } = useTranslation('social');
  const { number } = useFormat();
  const dispatch = useAppDispatch();
  const [hasHeard, setHeard] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { currentData } = useCountFeedNewsQuery(
    { tab, since: newest ?? undefined },
    { skip: !hasHeard || newest === undefined },
  );
  useFeedNews(() => {
    dispatch(socialApi.util.invalidateTags([{ type: 'Feed', id: 'news' }]));
    setHeard(true);
  });

  const count = currentData?.count ?? 0;
  const news = t(count < limits.feedNews ? 'feed.news' : 'feed.manyNews', {
    count,
    formatted: number(count),
  });
  const show = async () => {
    window.scrollTo({ top: 0 });
    // The button goes; an empty feed has no list yet.
    (list.current ?? place.current)?.focus({ preventScroll: true });
    setBusy(true);
    // While a next page is on its way nothing else is read of the feed.
    await dispatch(socialApi.util.getRunningQueryThunk('getFeed', { tab }));
    const reading = socialApi.endpoints.getFeed.initiate({ tab }, { subscribe: false, forceRefetch: true });
    const { error } = await dispatch(reading);
    setBusy(false);
    // The feed shows what it had.
    if (error) toast({ tone: 'danger', text: errorText(error, t) });
  };
  return (
    <div ref={place} role="status" tabIndex={-1} className={styles.news}>
      {(count > 0 || isBehind) && (
        <Button
          size="sm"
          variant="primary"
          busy={isBusy}
          icon={<ArrowUp aria-hidden="true" />}
          onClick={() => void show()}
        >
          {count > 0 ? news : t('feed.followed')}
        </Button>
      )}
    </div>
  );
}
