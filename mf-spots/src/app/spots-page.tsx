import { useListSpotsQuery } from '@estela/api/spots';
import type { Spot } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link, lazyPage } from '@estela/runtime';
import { EntityListPage } from '@estela/runtime/entity';
import { Button } from '@estela/ui';
import { Map as MapIcon } from 'lucide-react';
import { SpotCard } from '../features/spot-list/spot-card.tsx';

const SpotFormPage = lazyPage(
  async () => (await import(/* webpackChunkName: "spot-form-page" */ './spot-form-page.tsx')).SpotFormPage,
);

export function SpotsPage() {
  const { t } = useTranslation('spots');
  return (
    <EntityListPage
      texts="spots:list"
      form={SpotFormPage}
      useList={useListSpotsQuery}
      illustration="pin"
      actions={
        <Button as={Link} to={paths.feedSpots()} icon={<MapIcon aria-hidden="true" />}>
          {t('list.map')}
        </Button>
      }
    >
      {(spot: Spot) => <SpotCard spot={spot} />}
    </EntityListPage>
  );
}
