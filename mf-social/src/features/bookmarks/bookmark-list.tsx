import { useListBookmarksInfiniteQuery } from '@estela/api/social';
import { paths } from '@estela/contracts/paths';
import type { BookmarkKind } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { streamState } from '@estela/kit/stream';
import { Link } from '@estela/runtime';
import { useIsReturn } from '@estela/runtime/is-return';
import { Button, CardGrid, EmptyState, ListState, SkeletonList } from '@estela/ui';
import { Byline } from '../../components/byline.tsx';
import { FlightCard } from '../../components/flight-card.tsx';
import { SpotCard } from '../../components/spot-card.tsx';

/** What one has kept, the latest first. What is taken out keeps its place, to be put back, until the next visit. */
export function BookmarkList({ kind }: { kind: BookmarkKind | 'all' }) {
  const { t } = useTranslation('social');
  const isReturn = useIsReturn();
  const query = useListBookmarksInfiniteQuery(kind === 'all' ? {} : { kind }, {
    refetchOnMountOrArgChange: !isReturn,
    refetchCachedPages: false,
  });
  const way = kind === 'spot' ? paths.feedSpots() : paths.feed();
  return (
    <ListState
      {...streamState(query, t)}
      errorTitle={t('bookmarks.failed')}
      skeleton={<SkeletonList of="card" count={4} />}
      empty={
        <EmptyState
          illustration={kind === 'spot' ? 'pin' : 'film'}
          title={t(`bookmarks.empty.${kind}`)}
          text={t('bookmarks.emptyText')}
          action={
            <Button as={Link} to={way} variant="primary">
              {t(kind === 'spot' ? 'bookmarks.toMap' : 'bookmarks.toFeed')}
            </Button>
          }
        />
      }
    >
      {(items) => (
        <CardGrid>
          {items.map((item) => (
            <li key={item._id}>
              {item.kind === 'flight' ? (
                <FlightCard flight={item} headingLevel={2} eyebrow={<Byline item={item} />} />
              ) : (
                <SpotCard spot={item} headingLevel={2} eyebrow={<Byline item={item} />} />
              )}
            </li>
          ))}
        </CardGrid>
      )}
    </ListState>
  );
}
