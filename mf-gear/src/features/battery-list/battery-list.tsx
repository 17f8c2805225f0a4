import { useListBatteriesQuery } from '@estela/api/gear';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { EntityList } from '@estela/kit/entity';
import { Link } from '@estela/runtime';
import { pageNumber, useQueryState } from '@estela/runtime/query-state';
import { Button, EmptyState, SkeletonList } from '@estela/ui';
import { pageSize } from '@estela/ui/paged-list';
import { BatteryCard } from './battery-card.tsx';

const params = { page: pageNumber };

/** The batteries in use, those that need care first. */
export function BatteryList() {
  const { t } = useTranslation('gear');
  const { query, change } = useQueryState(params);
  return (
    <EntityList
      query={useListBatteriesQuery({ page: query.page, limit: pageSize })}
      page={query.page}
      onPage={(page) => change({ page })}
      texts="gear:batteryList"
      skeleton={<SkeletonList of="entry" count={6} />}
      empty={
        <EmptyState
          illustration="bench"
          title={t('batteryList.emptyTitle')}
          text={t('batteryList.emptyText')}
          action={
            <Button as={Link} to={paths.equipmentItems({ new: true, as: 'battery' })}>
              {t('batteryList.emptyAction')}
            </Button>
          }
        />
      }
    >
      {(battery) => <BatteryCard battery={battery} />}
    </EntityList>
  );
}
