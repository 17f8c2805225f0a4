import { errorText, skipToken, useAppDispatch, useSession } from '@estela/api';
import { socialApi, useSearchQuery } from '@estela/api/social';
import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import { useEffect, useMemo, useState } from 'react';
import { resultGroups } from './result-groups.ts';

/** Milliseconds without a key after which the server is asked. */
const pause = 200;

/** What the server found for the words; while it looks, what it found for those before. Late answers are not shown. */
export function useSearch(text: string) {
  const { t } = useTranslation('common');
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const words = text.trim().slice(0, limits.search.max);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), pause);
    return () => clearTimeout(timer);
  }, [words]);
  // Nobody waits for what was asked before, nor for anything once the box is closed: the server need not go on with it.
  useEffect(
    () => () => {
      if (asked) dispatch(socialApi.util.getRunningQueryThunk('search', { q: asked }))?.abort();
    },
    [dispatch, asked],
  );
  const { data, currentData, isFetching, error, refetch } = useSearchQuery(asked ? { q: asked } : skipToken);
  const isCurrent = words !== '' && words === asked && !isFetching;
  // Nor is what was found for the words before, in place of why nothing was found for these.
  const hasFailed = words === asked && Boolean(error);
  const shown = words && !hasFailed ? (currentData ?? data) : undefined;
  const groups = useMemo(() => (shown ? resultGroups(shown, asked) : []), [shown, asked]);
  return {
    words,
    groups,
    /** The results are those of the words. */
    isCurrent,
    error: isCurrent && error ? errorText(error, t) : undefined,
    isWaiting: words !== '' && !shown && !(isCurrent && error),
    retry: refetch,
    owner: user?._id ?? 'guest',
    isGuest: !user,
  };
}
