import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, EmptyState } from '@estela/ui';
import type { SpotFinderProps } from './spot-finder.tsx';

interface EmptyViewProps extends Pick<SpotFinderProps, 'filter' | 'q'> {
  everywhere: { search: () => void; searching: boolean };
}

const titles = { mine: 'noneMine', following: 'noneFollowing' } as const;

/** Actions for a view without spots: search the whole map, or else add the first spot. */
export function EmptyView({ filter, q, everywhere }: EmptyViewProps) {
  const { t } = useTranslation('spots');
  const asked = q ? 'noneFound' : filter !== 'all' && filter !== 'public' && titles[filter];
  if (!asked)
    return (
      <EmptyState
        compact
        title={t('map.emptyTitle')}
        text={t('map.emptyText')}
        action={
          <Button as={Link} to={paths.spots()}>
            {t('map.mine')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      compact
      title={t(`map.${asked}`, { q })}
      text={t('map.noneText')}
      action={
        <Button busy={everywhere.searching} onClick={everywhere.search}>
          {t('map.everywhere')}
        </Button>
      }
    />
  );
}
