import { useAppDispatch } from '@estela/api';
import { isBehind, keptFollowing, useGetFeedInfiniteQuery } from '@estela/api/social';
import type { FeedTab } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { usePilotId } from '@estela/kit/pilot-id';
import { streamState } from '@estela/kit/stream';
import { useIsReturn } from '@estela/runtime/is-return';
import { ListState, SkeletonList } from '@estela/ui';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { FeedList } from './feed-list.tsx';
import { NewsButton } from './news-button.tsx';

/** Cards that fill the first screen, also a tall one. */
const screenful = 3;

/** Seconds within which who opens the feed again finds what they had loaded of it. */
const freshFor = 120;

interface FeedStreamProps {
  tab: FeedTab;
  empty: ReactNode;
}

/** One tab of the feed: what is there, what comes further down, and what has come since. */
export function FeedStream({ tab, empty }: FeedStreamProps) {
  const { t } = useTranslation('social');
  const pilotId = usePilotId();
  const isReturn = useIsReturn();
  const dispatch = useAppDispatch();
  const [wasBehind] = useState(() => tab === 'following' && isBehind(dispatch(keptFollowing())));
  const list = useRef<HTMLDivElement>(null);
  const query = useGetFeedInfiniteQuery(
    { tab },
    { refetchOnMountOrArgChange: isReturn ? false : wasBehind || freshFor, refetchCachedPages: false },
  );
  const { items: loaded, ...state } = streamState(query, t);
  const items = useMemo(() => {
    const all = query.currentData?.pages.flatMap((page) => page.items);
    // Who is followed no longer is gone from here at once, and back if the server does not want that.
    return tab === 'following'
      ? all?.filter(({ owner }) => !owner || owner.followedByMe || owner._id === pilotId)
      : all;
  }, [query.currentData, tab, pilotId]);
  const newest = query.currentData?.pages[0]?.newest;
  return (
    <>
      <NewsButton tab={tab} newest={newest} isBehind={isBehind(query.currentData)} list={list} />
      <ListState
        {...state}
        items={loaded && items}
        errorTitle={t('feed.failed')}
        empty={empty}
        skeleton={<SkeletonList of="entry" count={screenful} />}
      >
        {(shown) => (
          <FeedList
            ref={list}
            feed={tab}
            items={shown}
            label={t(`feed.${tab}`)}
            hasMore={query.hasNextPage}
            isReturn={isReturn}
          />
        )}
      </ListState>
    </>
  );
}
